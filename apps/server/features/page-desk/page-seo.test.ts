import { userRoles, type SitePage } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createPageFixture, type PageFixture } from '../../testing/page-fixture.ts';

describeOnBothDatabases('what pages tell search engines', (database) => {
  let fixture: PageFixture;
  let manager: Office;
  beforeAll(async () => {
    fixture = await createPageFixture({ database });
    const roles = [userRoles.values.websiteManager];
    manager = await createOffice(fixture.app, { [fixture.siteId]: roles }, 'cups');
  });
  afterAll(() => fixture.app.close());

  const find = async (urlId: string) => {
    const { pages } = (await manager.get('pages')).json<{ pages: SitePage[] }>();
    return pages.find((page) => page.urlId === urlId)!;
  };
  const change = async (urlId: string, to: Partial<SitePage>) => {
    const page = await find(urlId);
    const changes = Object.entries(to).map(([name, value]) => [
      name,
      { from: page[name as keyof SitePage], to: value },
    ]);
    const answer = await manager.send('PATCH', `pages/${page.id}`, {
      changes: Object.fromEntries(changes),
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ activityId: string }>();
  };
  const visit = async (url: string) =>
    (await fixture.app.inject({ method: 'GET', url, headers: { host: 'shop.test' } })).body;
  const headOf = async (url: string) => /<head>.*<\/head>/s.exec(await visit(url))![0];

  it('a title and a text of its own stand in its head, in place of its name and description', async () => {
    await change('about', {
      description: '<p>Long words of the page</p>',
      seoTitle: 'Cups & bowls <b>by hand</b>',
      seoDescription: 'Thrown "slowly" & fired twice',
    });
    const head = await headOf('/about');
    expect(head).toContain('<title>Cups &amp; bowls &lt;b&gt;by hand&lt;/b&gt;</title>');
    const told = 'content="Thrown &quot;slowly&quot; &amp; fired twice"';
    for (const name of ['name="description"', 'property="og:description"']) {
      expect(head).toContain(`<meta ${name} ${told}>`);
    }
    // Nothing else that the page keeps is touched, and what is left out stays.
    await change('about', { seoTitle: '' });
    expect(await find('about')).toMatchObject({
      description: '<p>Long words of the page</p>',
      seoDescription: 'Thrown "slowly" & fired twice',
    });
    expect(await headOf('/about')).toMatch(/<title>about — /);
    await change('about', { seoDescription: '' });
    expect(await headOf('/about')).toContain('content="Long words of the page"');
  });

  it('one that is hidden asks search engines to pass it over, is in no sitemap, and stays open', async () => {
    expect(await visit('/sitemap.xml')).toContain('/about</loc>');
    const { activityId } = await change('about', { isHiddenFromSearch: true });
    const head = await headOf('/about');
    expect(head).toContain('<meta name="robots" content="noindex">');
    expect(head).not.toContain('rel="canonical"');
    expect(await visit('/sitemap.xml')).not.toContain('/about</loc>');
    // A store page is hidden by itself: what it sells is found.
    await change('shop', { isHiddenFromSearch: true });
    expect(await visit('/sitemap.xml')).toContain('/shop/p/');
    expect(await visit('/sitemap.xml')).not.toContain('/shop</loc>');
    for (const url of ['/shop', '/shop?offset=1']) {
      const list = await headOf(url);
      expect(list).toContain('<meta name="robots" content="noindex">');
      expect(list).not.toContain('rel="canonical"');
    }

    const undone = await manager.send('POST', `activity/${activityId}/undo`);
    expect(undone.statusCode, undone.body).toBe(200);
    expect(await find('about')).toMatchObject({ isHiddenFromSearch: false });
    expect(await headOf('/about')).toContain('rel="canonical"');
    expect(await visit('/sitemap.xml')).toContain('/about</loc>');
  });

  it('two people who change different words of it keep both', async () => {
    const seen = await find('about');
    const write = (name: 'seoTitle' | 'seoDescription', to: string) =>
      manager.send('PATCH', `pages/${seen.id}`, { changes: { [name]: { from: seen[name], to } } });
    const answers = await Promise.all([
      write('seoTitle', 'From one desk'),
      write('seoDescription', 'From another'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await find('about')).toMatchObject({
      seoTitle: 'From one desk',
      seoDescription: 'From another',
    });
    const late = await write('seoTitle', 'Too late');
    expect(late.json<{ code: string }>().code).toBe('edited_meanwhile');
  });

  it('its picture is what a link to it shows elsewhere; none of another site is taken', async () => {
    const before = await headOf('/about');
    const answer = await manager.send('PATCH', `pages/${(await find('about')).id}`, {
      changes: { mainImageId: { from: null, to: 'nobody-has-this' } },
    });
    expect(answer.statusCode).not.toBe(500);
    expect((await headOf('/about')).match(/og:image" content="[^"]*/)?.[0]).toBe(
      before.match(/og:image" content="[^"]*/)?.[0],
    );
  });
});
