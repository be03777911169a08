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
import { Shopper } from '../../testing/shopper.ts';

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
          to: [
            { code: 'de' },
            { code: 'fr' },
            { code: 'it', isEnabled: false },
            { code: 'x-kiln', name: 'Kiln' },
          ],
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

  it('a language that is known to its site alone is no language for search engines', async () => {
    const { thing } = await build('Our kiln');
    await translate(thing, 'de', { title: ['Our kiln', 'Unser Ofen'] });
    const done = await translate(thing, 'x-kiln', { title: ['Our kiln', 'Hot thing'] });
    expect(done.statusCode, done.body).toBe(200);
    expect((await visit('/x-kiln/our-kiln')).body).toContain('<title>Hot thing');
    const { body } = await visit('/our-kiln');
    expect(body).toContain('hreflang="de"');
    expect(body).not.toContain('hreflang="x-kiln"');
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

  it('links, forms, menus and the switch of a page in a language stay in it', async () => {
    await translate(['menus', 'menus'], 'de', {
      'link https://example.com/?a=1&b=2': ['Else <where>', 'Unser <Laden>'],
    });
    const { body } = await visit('/de');
    expect(body).toContain('Unser &lt;Laden&gt;');
    const elements = body.match(/<(?:a|form)\b[^>]*>/g) ?? [];
    const paths = elements.flatMap((element) => {
      const path = /\s(?:href|action)="(\/[^"]*)"/.exec(element)?.[1];
      return path === undefined ? [] : [{ path, isSwitch: element.includes('hreflang=') }];
    });
    const plain = paths.filter(({ isSwitch }) => !isSwitch);
    expect(plain.length).toBeGreaterThan(2);
    for (const { path } of plain) expect(path).toMatch(/^\/(?:de(?:\/|$)|api\/|s\/)/);
    const ways = paths.filter(({ isSwitch }) => isSwitch).map(({ path }) => path);
    expect(ways).toEqual(['/', '/de', '/fr', '/x-kiln']);
    expect((await visit('/')).body).not.toContain('Unser &lt;Laden&gt;');
    expect((await visit('/de/shop')).body).toContain('hreflang="fr" lang="fr"');
  });

  it('I18N-01 what was searched for stands in the quotation marks of the language', async () => {
    const bodies = await Promise.all(
      ['/search?q=zzz', '/de/search?q=zzz'].map(async (url) => (await visit(url)).body),
    );
    expect(bodies[0]).toContain('“zzz”');
    expect(bodies[1]).toContain('Nichts gefunden für „zzz“.');
  });

  it('a cart is the same in all languages, and forms without scripts lead back to the language', async () => {
    const shopper = new Shopper(fixture.app);
    const added = await shopper.send('POST', '/api/commerce/shopping-cart/entries', {
      body: new URLSearchParams({ itemId: fixture.products['plate']!, quantity: '1' }),
      headers: { referer: 'http://localhost/de/shop/p/plate' },
    });
    expect([added.statusCode, added.headers['location']]).toEqual([303, '/de/cart']);
    const [english, german] = [
      await shopper.send('GET', '/cart'),
      await shopper.send('GET', '/de/cart'),
    ];
    for (const { statusCode, body } of [english, german]) {
      expect(statusCode).toBe(200);
      expect(body).toContain('Plate');
    }
    expect(german.body).toMatch(/href="\/de\/checkout\?cartToken=/);
    expect(english.body).not.toContain('/de/checkout');
    const checkout = /href="(\/de\/checkout\?[^"]*)"/
      .exec(german.body)![1]!
      .replaceAll('&amp;', '&');
    const shown = await shopper.send('GET', checkout);
    expect([shown.statusCode, shown.headers['location']]).toEqual([200, undefined]);
    expect(shown.body).toContain('action="/de/checkout');
  });

  it('I18N-05 products and posts are in their languages, and an owner says system words in each', async () => {
    const product = ['product', fixture.products['large-cup']!] as const;
    await translate(product, 'de', {
      title: ['Large Cup', 'Großer Becher'],
    });
    const labels = async (path: string) =>
      (await visit(path)).json<{ localizedStrings: Record<string, string> }>().localizedStrings;
    const before = await labels('/de/shop?format=json');
    expect(before['productAddToCartText']).toBe('In den Warenkorb');
    expect((await labels('/shop?format=json'))['productAddToCartText']).not.toBe(
      'In den Warenkorb',
    );
    await translate(['site', 'site'], 'de', {
      'labels.productAddToCartText': ['Add To Cart', 'Her damit'],
      title: ['Cups & More', 'Tassen & mehr'],
    });
    const german = (await visit('/de/shop/p/large-cup')).body;
    expect(german).toContain('<title>Großer Becher — Tassen &amp; mehr</title>');
    expect(german).toContain('hreflang="de" href="http://shop.test/de/shop/p/large-cup"');
    expect((await visit('/de/shop')).body).toContain('Großer Becher');
    const json = (await visit('/de/shop/p/large-cup?format=json')).json<{
      localizedStrings: Record<string, string>;
      item: { title: string };
    }>();
    expect(json.localizedStrings['productAddToCartText']).toBe('Her damit');
    expect(json.item.title).toBe('Großer Becher');
    const english = (await visit('/shop/p/large-cup')).body;
    expect(english).toContain('<title>Large Cup — Cups &amp; More</title>');
    expect((await visit('/sitemap.xml')).body).toContain('/de/shop/p/large-cup<');
    const { id } = await fixture.app.ctx.db
      .selectFrom('content_items')
      .select('id')
      .where('site_id', '=', fixture.siteId)
      .where('is_visible', '=', true)
      .where('collection_id', '=', fixture.collections['journal']!)
      .where('publish_on', '<=', fixture.app.ctx.now())
      .orderBy('publish_on', 'desc')
      .executeTakeFirstOrThrow();
    const read = (await manager.get(`translations/post/${id}`)).json<{ title: string }>();
    await translate(['post', id], 'de', { title: [read.title, 'Ein Beitrag'] });
    expect((await visit('/de/journal')).body).toContain('Ein Beitrag');
    expect((await visit('/journal')).body).not.toContain('Ein Beitrag');
  });

  it('FEED-01 ROUT-19 feeds, fragments and robots are led into the language', async () => {
    const robots = (await visit('/robots.txt')).body.split('\n');
    expect(robots).toContain('Disallow: /cart');
    expect(robots).toContain('Disallow: /de/cart');
    expect(robots).toContain('Disallow: /fr/checkout');
    expect(robots.join()).not.toContain('/it/');
    const formats = ['json', 'page-context', 'main-content'].map((name) => `/*?format=${name}`);
    for (const path of ['/config', '/api/', ...formats]) {
      expect(robots).toContain(`Disallow: ${path}`);
    }
    expect(robots).toContain('Sitemap: http://shop.test/sitemap.xml');
    const feed = (await visit('/de/journal?format=rss')).body;
    expect(feed).toContain('<link>http://shop.test/de/journal</link>');
    expect(feed).toContain('<link>http://shop.test/de/journal/');
    expect(feed).not.toContain('http://shop.test/journal');
    expect((await visit('/journal?format=rss')).body).not.toContain('/de/');
    const fragment = (await visit('/de/shop?format=main-content')).body;
    expect(fragment).toContain('href="/de/shop/p/');
    expect(fragment).not.toContain('href="/shop/p/');
  });

  it('a product in a cart is called as the page calls it; a copy of it takes its translations along', async () => {
    const id = fixture.products['plate']!;
    await translate(['product', id], 'de', { title: ['Plate', 'Teller'] });
    const shopper = new Shopper(fixture.app);
    await shopper.add(id);
    expect((await shopper.send('GET', '/de/cart')).body).toContain('>Teller</a>');
    expect((await shopper.send('GET', '/cart')).body).toContain('>Plate</a>');
    const copied = await manager.send('POST', `products/${id}/duplicate`, {});
    const read = await manager.get(`translations/product/${copied.json<{ id: string }>().id}`);
    expect(read.json()).toMatchObject({
      translations: { de: { title: { text: 'Teller (2)', original: 'Plate (2)' } } },
    });
  });

  it('§8 HTML of translations is made safe before it is kept', async () => {
    const thing = ['product', fixture.products['large-cup']!] as const;
    const hostile = '<p onclick="x()">Grande</p><script>x()</script>';
    const written = await translate(thing, 'fr', { body: ['<p>Body of large-cup</p>', hostile] });
    expect(written.statusCode, written.body).toBe(200);
    expect((await manager.get(`translations/${thing.join('/')}`)).json()).toMatchObject({
      translations: { fr: { body: { text: '<p>Grande</p>' } } },
    });
  });

  it('translations merge by field, ask where two wrote the same, and are taken back by the log', async () => {
    const page = ['page', fixture.collections['about/team']!] as const;
    const path = `translations/${page.join('/')}`;
    const said = async () =>
      (await manager.get(path)).json<{
        translations: Record<string, Record<string, { text: string }>>;
      }>().translations['de'];
    const first = await translate(page, 'de', { title: ['team', 'Mannschaft'] });
    const { activityId } = first.json<{ activityId: string }>();
    const again = await translate(page, 'de', { title: ['team', 'Truppe'] });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({
      conflicts: { title: { theirs: { text: 'Mannschaft' } } },
    });
    expect((await said())?.['title']?.text).toBe('Mannschaft');
    expect((await visit('/de/about/team')).body).toContain('Mannschaft');
    await manager.send('POST', `activity/${activityId}/undo`, {});
    expect(await said()).toBeUndefined();
    expect((await visit('/de/about/team')).body).not.toContain('Mannschaft');
  });

  it('refuses languages that the site has not, texts that are none, and who may not', async () => {
    const page = ['page', fixture.collections['about/team']!] as const;
    const status = async (...asked: Parameters<typeof translate>) =>
      (await translate(...asked)).statusCode;
    expect(await status(page, 'es', { title: ['team', 'Equipo'] })).toBe(400);
    expect(await status(page, 'de', { nothing: ['team', 'x'] })).toBe(400);
    expect(await status(page, 'de', { title: ['team', 'x'.repeat(1_000)] })).toBe(400);
    expect(await status(['page', 'ffffffffffffffffffffffff'], 'de', { title: ['a', 'b'] })).toBe(
      404,
    );
    const { draftEditor } = userRoles.values;
    const drafter = await createOffice(fixture.app, { [fixture.siteId]: [draftEditor] }, 'cups');
    expect(await status(page, 'de', { title: ['team', 'x'] }, drafter)).toBe(403);
    expect((await drafter.get('languages')).statusCode).toBe(200);
    const taken = await manager.send('POST', 'pages', { title: 'German', urlId: 'de' });
    expect([taken.statusCode, taken.json<{ code: string }>().code]).toEqual([
      400,
      'address_reserved',
    ]);
  });

  it('a block of the languages leads to the page that it stands on, in place of those at its foot', async () => {
    const blocks = [
      { type: 'languages', data: {} },
      { type: 'languages', data: { layout: 'menu' } },
    ];
    const { urlId } = await buildPage(manager, { title: 'Which language', blocks });
    const { pages } = (await manager.get('pages')).json<{ pages: SitePage[] }>();
    const { id } = pages.find((one) => one.urlId === urlId)!;
    await translate(['page', id], 'de', { title: ['Which language', 'Welche Sprache'] });
    const english = (await visit('/which-language')).body;
    const german = (await visit('/de/which-language')).body;
    const switches = (body: string) => body.match(/<[^<]* class="sw-languages".*?<\/ul>/g) ?? [];
    // One a block, and none below them; offered is each language once, by one landmark.
    expect([switches(english).length, switches(german).length]).toEqual([2, 2]);
    expect(switches(english)[0]).toContain(
      '<a href="/which-language" hreflang="en-US" lang="en-US" aria-current="true">English</a>',
    );
    expect(switches(english)[0]).toContain(
      '<a href="/de/which-language" hreflang="de" lang="de" data-offer="Diese Seite auf Deutsch">Deutsch</a>',
    );
    expect(switches(english)[1]).toContain(
      '<a href="/de/which-language" hreflang="de" lang="de">Deutsch</a>',
    );
    expect(switches(german)[0]).toContain(
      '<a href="/de/which-language" hreflang="de" lang="de" aria-current="true">Deutsch</a>',
    );
    expect(switches(english).map((one) => one.slice(0, 17))).toEqual([
      '<nav class="sw-la',
      '<div role="group"',
    ]);
    expect(english).toContain('<summary aria-label="Languages: English">English</summary>');
    expect(german).toContain('<summary aria-label="Sprachen: Deutsch">Deutsch</summary>');
    expect(switches((await visit('/about-us')).body)).toHaveLength(1);
    // In the editor: of the site, as no page is known.
    const answer = await manager.get('block-source', { queries: '[{"kind":"languages"}]' });
    expect(answer.body).toContain('href=\\"/de\\"');
  });

  it('a change of the languages shows at once', async () => {
    const languages = (await manager.get('languages')).json<{ languages: { code: string }[] }>();
    expect(languages.languages.map(({ code }) => code)).toEqual(['en', 'de', 'fr', 'it', 'x-kiln']);
    expect((await visit('/fr')).statusCode).toBe(200);
    const { settings } = (await manager.get('settings')).json<{
      settings: { group: string; field: string; value: unknown }[];
    }>();
    const from = settings.find(({ group }) => group === 'languages')!.value;
    const edit = (now: unknown, to: unknown) =>
      manager.send('POST', 'settings/edits', {
        changes: { 'languages.languages': { from: now, to } },
      });
    expect((await edit(from, [])).statusCode).toBe(200);
    expect((await visit('/fr')).statusCode).toBe(404);
    expect((await visit('/')).body).not.toContain('sw-languages');
    expect((await visit('/about-us')).body).not.toContain('hreflang');
    expect((await visit('/which-language')).body).not.toMatch(/class="sw-language|hreflang/);
    await edit([], from);
    expect((await visit('/de/about-us')).body).toContain('Unsere Tassen');
  });
});
