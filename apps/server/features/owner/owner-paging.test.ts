import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signInOwner } from '../../testing/test-staff.ts';

const count = 45;
const numbers = Array.from({ length: count }, (_, index) => index + 1);

describeOnBothDatabases('long lists of the owner', (database) => {
  let app: TestApp;
  let cookies: Record<string, string>;
  beforeAll(async () => {
    app = await createTestApp({ database });
    await app.createSite({ identifier: 'alder', title: 'Middle' });
    cookies = await signInOwner(app);
  });
  afterAll(() => app.close());

  const get = async (url: string) => (await app.inject({ url, cookies })).body;
  const link = (body: string, rel: string) =>
    new RegExp(`rel="${rel}" href="([^"]*)"`).exec(body)?.[1]?.replaceAll('&amp;', '&');

  /** What stands on each page, from the first to the last and back again by the other link. */
  async function walk(url: string, entry: RegExp) {
    const walked: { down: string[][]; up: string[][] } = { down: [], up: [] };
    let last = url;
    for (let next: string | undefined = url; next !== undefined;) {
      last = next;
      const body = await get(next);
      walked.down.push([...body.matchAll(entry)].map(([, found]) => found!));
      next = link(body, 'next');
    }
    for (let previous: string | undefined = last; previous !== undefined;) {
      const body = await get(previous);
      walked.up.unshift([...body.matchAll(entry)].map(([, found]) => found!));
      previous = link(body, 'prev');
    }
    return walked;
  }

  it('show every site once, the default one first and then by title', async () => {
    for (const number of numbers.slice(1)) {
      const title = `Site ${String(Math.ceil(number / 3)).padStart(2, '0')}`;
      await app.createSite({ identifier: `site-${number}`, title });
    }
    const { down, up } = await walk('/config', /<h2><a [^>]*>([^<]*)<\/a><\/h2>/g);
    const titles = down.flat();
    expect(down.map((page) => page.length)).toEqual([20, 20, 5]);
    expect(up).toEqual(down);
    expect(titles[0]).toBe('Middle');
    expect(titles.slice(1)).toEqual(titles.slice(1).toSorted());
    const links = (await walk('/config', /href="\/config\/sites\/([\w-]+)\/orders"/g)).down.flat();
    expect(new Set(links).size).toBe(count);
  });

  it.each(['before=%20', 'after=', 'before=a%27b', 'page=2', 'before=1&before=2'])(
    'begin anew where a link names no row: ?%s',
    async (query) => {
      const answer = await app.inject({ url: `/config?${query}`, cookies });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toBe(await get('/config'));
    },
  );
});
