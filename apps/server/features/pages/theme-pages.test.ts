/** What a theme of any author gets from the server: docs/template-format.md. */
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createPageFixture, type PageFixture } from '../../testing/page-fixture.ts';
import { writeTestThemes, type TestThemes } from '../../testing/write-theme.ts';

const files = {
  'template.conf': JSON.stringify({
    layouts: { default: { regions: ['header', 'main', 'footer'] } },
    navigations: [{ name: 'mainNav' }],
    stylesheets: ['site.less'],
    systemCollections: ['products', 'blog'],
  }),
  'header.region': [
    '<!doctype html><html><head>',
    '<script>/* never here: {squarespace-headers} */ window.first = 1;</script>',
    '<!-- nor here: {squarespace-headers} -->',
    '{squarespace-headers}',
    '</head><body>',
    '<nav><squarespace:navigation navigationId="mainNav">',
    '{.repeated section items}[{collection.title}{.index?} is an index{.end}]{.end}',
    '</squarespace:navigation></nav>',
    '{.index?}<b>index page</b>{.end}',
  ].join('\n'),
  'collections/products.list': null,
  'collections/products.item':
    '{.section item}{@|product-checkout}<i>{variants.0|json}</i>{.end}\n\n{@|apply gone}',
  'collections/blog.item': null,
  'blocks/faulty.block': 'one\ntwo {@|apply gone.block}',
  'footer.region':
    '<footer>Made\n<squarespace:query collection="journal"\n  limit="1">\n{.repeated section items}\n{@|apply faulty.block}{.end}</squarespace:query>\n{missing|nosuch}</footer></body></html>',
};

describeOnBothDatabases('pages of a theme', (database) => {
  let fixture: PageFixture;
  let themes: TestThemes;
  let logged = '';

  beforeAll(async () => {
    themes = writeTestThemes(files);
    const stream = new Writable({
      write(chunk, _encoding, done) {
        logged += String(chunk);
        done();
      },
    });
    const environment = { THEMES_DIR: themes.folder };
    fixture = await createPageFixture({ database, environment, log: pino(stream) });
    const { ctx } = fixture.app;
    await ctx.transact(async (trx) => {
      await trx
        .updateTable('content_items')
        .set({ categories: ['News & Notes'] })
        .where('site_id', '=', fixture.siteId)
        .where('url_id', '=', 'second')
        .execute();
      await trx
        .updateTable('collections')
        .set({ type_name: 'gallery' })
        .where('site_id', '=', fixture.siteId)
        .where('url_id', '=', 'notes')
        .execute();
    });
  });
  afterAll(async () => {
    await fixture.app.close();
    themes.remove();
  });

  const get = (url: string) =>
    fixture.app.inject({ method: 'GET', url, headers: { host: 'shop.test' } });

  test('PDP-18 a product with a choice has its selects, by the owner’s order of the options', async () => {
    const { body } = await get('/shop/p/small-cup');
    expect(body).toContain('<select aria-label="Select Size" data-variant-option-name="Size">');
    expect(body).toContain('<option value="S">S</option><option value="M">M</option>');
  });

  test('a field without a value is left out of JSON', async () => {
    const { body } = await get('/shop/p/small-cup');
    expect(body).toContain('"attributes":{"Size":"S"}');
    expect(body).not.toContain('mainImageId');
  });

  test('a system collection with an item view only has the list of the server', async () => {
    const { body } = await get('/shop');
    expect(body).toContain('class="ProductList"');
    expect(body).toContain('href="/shop/p/small-cup"');
    expect(body).not.toContain('<i>');
  });

  test('ENUM-03 an index is one by the conf of the theme, in menus and on its page', async () => {
    const { body } = await get('/stack');
    expect(body).toContain('[stack is an index]');
    expect(body).toContain('[Shop]');
    expect(body).toContain('<b>index page</b>');
    const { collection } = (await get('/stack?format=json')).json();
    expect([collection.folder, collection.folderBehavior]).toEqual([true, 1]);
  });

  test('the headers stand once, and not in a script or a comment that names them', async () => {
    const { body } = await get('/about');
    expect(body.match(/<title>/g)).toHaveLength(1);
    expect(body).toContain('<script>/* never here:  */ window.first = 1;</script>');
    expect(body).toContain('<!-- nor here:  -->\n<meta charset="utf-8">');
  });

  test.each([
    ['/journal/category/News%20%26%20Notes', ['Second']],
    ['/journal/category/news+&+notes', ['Second']],
    ['/journal/tag/clay', ['Third', 'First']],
    ['/shop/category/cups/large', ['Large Cup']],
  ])('the list of a label has an address: %s', async (url, titles) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(200);
    const shown = [...body.matchAll(/<(?:article|h2)[^>]*><a href="[^"]*">([^<]*)</g)];
    expect(shown.map(([, title]) => title)).toEqual(titles);
  });

  test.each(['/journal/tag/none', '/journal/category', '/about/tag/clay'])(
    'ROUT-15 an address of a label that nothing has is not found: %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  test('a type without any view shows a list of the server, and the log says what is missing', async () => {
    const { statusCode, body } = await get('/notes');
    expect([statusCode, body.includes('Note one')]).toEqual([200, true]);
    expect(logged).toContain('collections/gallery.list is missing: /notes shows a list');
  });

  test('mistakes of templates are logged with their file and line', async () => {
    await get('/shop/p/plate');
    expect(logged).toContain("footer.region:6: SyntaxError: Formatter 'nosuch' is unknown");
    expect(logged).toMatch(/collections\/products\.item:3: RuntimeError: [^"]*'gone'/);
    expect(logged).toMatch(/blocks\/faulty\.block:2: RuntimeError: [^"]*'gone\.block'/);
  });
});
