import {
  userRoles,
  type DocumentHead,
  type PageDocument,
  type SitePage,
} from '@sitewright/contract';
import { translateText } from '@sitewright/blocks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPage } from '../../testing/build-page.ts';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createPageFixture, type PageFixture } from '../../testing/page-fixture.ts';

describeOnBothDatabases('pages in other languages', (database) => {
  let fixture: PageFixture;
  let manager: Office;
  beforeAll(async () => {
    fixture = await createPageFixture({ database });
    const { websiteManager } = userRoles.values;
    manager = await createOffice(fixture.app, { [fixture.siteId]: [websiteManager] }, 'cups');
    await manager.send('POST', 'settings/edits', {
      changes: {
        'languages.languages': {
          from: [],
          to: [{ code: 'de' }, { code: 'fr' }, { code: 'it', isEnabled: false }],
        },
      },
    });
  });
  afterAll(() => fixture.app.close());

  const visit = (url: string, headers: Record<string, string> = {}) =>
    fixture.app.inject({ method: 'GET', url, headers: { host: 'shop.test', ...headers } });
  const translate = (
    [kind, id]: readonly [string, string],
    language: string,
    words: Record<string, [string, string]>,
    office = manager,
  ) =>
    office.send('PATCH', `translations/${kind}/${id}/${language}`, {
      changes: Object.fromEntries(
        Object.entries(words).map(([field, [original, text]]) => [
          field,
          { to: { text, original } },
        ]),
      ),
    });

  /** Publishes a page of one heading and one text, and gives what translates them. */
  async function build(title: string) {
    const { urlId, document } = await buildPage(manager, {
      title,
      blocks: [
        { type: 'heading', data: { text: 'Our cups', level: 2 } },
        { type: 'text', data: { format: 'html', html: '<p>Made by hand.</p>' } },
      ],
    });
    const { pages } = (await manager.get('pages')).json<{ pages: SitePage[] }>();
    const { id, document: head } = pages.find((one) => one.urlId === urlId)!;
    const idOf = (type: string) =>
      Object.values(document.blocks).find((block) => block.type === type)!.id;
    const originals = { text: 'Our cups', html: '<p>Made by hand.</p>' };
    const say = async (words: Readonly<Partial<typeof originals>>) => {
      const read = (await manager.get(`documents/${head!.id}`)).json<
        DocumentHead & { document: PageDocument }
      >();
      const commands = Object.entries(words).flatMap(([way, text]) => {
        const original = originals[way as 'text' | 'html'];
        const to = { text, original };
        const block = idOf(way === 'text' ? 'heading' : 'text');
        return translateText(read.document, block, { language: 'de', way, to });
      });
      const edits = { baseRevision: read.revision, key: crypto.randomUUID(), commands };
      const saved = await manager.send('POST', `documents/${head!.id}/edits`, edits);
      return saved.json<{ revision: number }>().revision;
    };
    const publish = async (revision: number) =>
      manager.send('POST', `documents/${head!.id}/state`, { to: 'published', revision });
    return { thing: ['page', id] as const, say, publish };
  }

  it('a page stands below the address of its language, with its language, title and menu', async () => {
    const { thing, say, publish } = await build('About us');
    const done = await translate(thing, 'de', { title: ['About us', 'Über <uns>'] });
    expect(done.statusCode).toBe(200);
    const revision = await say({
      text: 'Unsere Tassen',
      html: '<p>Von Hand.<script>x</script></p>',
    });
    expect((await visit('/de/about-us')).body).toContain('Our cups');
    await publish(revision);
    const german = await visit('/de/about-us');
    expect(german.statusCode).toBe(200);
    expect(german.body).toContain('<title>Über &lt;uns&gt; — Cups &amp; More</title>');
    expect(german.body).toContain('Unsere Tassen');
    expect(german.body).toContain('<p>Von Hand.</p>');
    expect(german.body).not.toContain('Our cups');
    const english = await visit('/about-us');
    expect(english.body).toContain('Our cups');
    expect(english.body).not.toContain('Unsere Tassen');
    expect(english.body).toContain('<title>About us — Cups &amp; More</title>');
    for (const url of [
      '/it/about-us',
      '/es/about-us',
      '/de/nothing',
      '/de/de/about-us',
      '/new/cart',
    ]) {
      expect([url, (await visit(url)).statusCode]).toEqual([url, 404]);
    }
  });

  it('what is not translated is the original with its language, and no page of its own for machines', async () => {
    const french = await visit('/fr/about-us');
    expect(french.body).toMatch(/<div [^>]*lang="en-US"[^>]*>.*Our cups/);
    expect(french.body).toContain('<link rel="canonical" href="http://shop.test/about-us">');
    const german = await visit('/de/about-us');
    expect(german.body).not.toContain(' lang="en-US"><div class="sqs-block-content">');
    expect(german.body).toContain('<link rel="canonical" href="http://shop.test/de/about-us">');
    for (const { body } of [german, french, await visit('/about-us')]) {
      const alternates = [...body.matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)];
      expect(alternates.map(([, name, url]) => [name, url])).toEqual([
        ['en-US', 'http://shop.test/about-us'],
        ['de', 'http://shop.test/de/about-us'],
        ['x-default', 'http://shop.test/about-us'],
      ]);
    }
    expect((await visit('/shop')).body).not.toContain('hreflang="x-default"');
    const sitemap = (await visit('/sitemap.xml')).body;
    expect(sitemap).toContain('<loc>http://shop.test/de/about-us</loc>');
    expect(sitemap).not.toContain('/fr/');
    expect(sitemap).not.toContain('/de/shop<');
  });
});
