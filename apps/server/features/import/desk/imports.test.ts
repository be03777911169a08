import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectionTypes, userRoles, type ImportStatus } from '@sitewright/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createOffice, type Office } from '../../../testing/office.ts';
import { AccountVisitor } from '../../../testing/account-visitor.ts';
import { describeOnBothDatabases } from '../../../testing/on-both-databases.ts';
import { saveCollection } from '../../collections/save-collection.ts';
import { storeRawSettings } from '../../../testing/store-raw-settings.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { signInStaff } from '../../../testing/test-staff.ts';
import { runImports } from './run-imports.ts';

const shopify = [
  'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Unknown Column',
  'vase,Stone Vase,Size,Small,V-S,shopify,3,12.50,x',
  'vase,,,Large,V-L,shopify,2,20.00,',
  'bowl,Bowl,Title,Default Title,B-1,shopify,5,abc,',
  'cup,Cup,Title,Default Title,C-1,shopify,5,9.00,',
].join('\n');

const twoPages = [
  'Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product Page,Product URL,Title,SKU,Price,Visible,Stock,Categories',
  ',,PHYSICAL,shop,mug,Mug,M-1,12.00,Yes,3,/cups',
  ',,PHYSICAL,workshops,bowl,Throwing a bowl,B-1,80.00,Yes,3,/clay',
].join('\n');

const woocommerce = [
  'ID,Type,SKU,Name,Published,"Visibility in catalog",Description,"In stock?",Stock,"Backorders allowed?","Weight (lbs)","Sale price","Regular price",Categories,Tags,Images,Parent,"Attribute 1 name","Attribute 1 value(s)"',
  '10,simple,W-1,Woollen Hat,1,visible,<p>Warm</p>,1,4,0,2,15,20,"Clothing > Hats, Sale","wool, warm",,,,',
  '11,variable,W-2,Scarf,1,visible,,1,,0,,,,Clothing,,,,Colour,"Red, Blue"',
  '12,variation,W-2R,Scarf - Red,1,visible,,1,7,0,,,18,,,,W-2,Colour,Red',
  '13,variation,W-2B,Scarf - Blue,1,visible,,0,,0,,,18,,,,id:11,Colour,Blue',
  '14,grouped,W-3,Set,1,visible,,1,,0,,,,,,,,,',
].join('\n');

const people = [
  'First Name,Last Name,Email,Accepts Email Marketing,Default Address Address1,Default Address City,Default Address Country Code,Phone,Note,Tags',
  'Ada,Lovelace,Ada@Example.com,yes,Main St 1,London,GB,+44 1,Loves vases,"wholesale, vip"',
  'Ada,,ada@example.com,no,,,,,,press',
  'Bad,Email,not-an-email,yes,,,,,,',
  'Grace,Hopper,grace@example.com,maybe,,,Germany,,,',
].join('\n');

describeOnBothDatabases('imports by screen', (database) => {
  let app: TestApp;
  let office: Office;
  let siteId: string;
  let uploader: Record<string, string>;
  let identifier: string;
  let sites = 0;
  beforeAll(async () => {
    app = await createTestApp({ database, environment: { PRIVATE_WEBHOOKS: 'allowed' } });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    sites += 1;
    identifier = `imports-${sites}`;
    siteId = await app.createSite({ identifier, host: `${identifier}.test` });
    await app.ctx.transact((trx) =>
      saveCollection(trx, siteId, {
        typeName: 'products',
        type: collectionTypes.values.products,
        urlId: 'shop',
        title: 'Shop',
      }),
    );
    uploader = await signInStaff(app, { [siteId]: [userRoles.values.storeManager] });
    office = await createOffice(app, { [siteId]: [userRoles.values.storeManager] }, identifier);
  });

  const run = () => runImports(app.ctx);
  const read = async (id: string) => (await office.get(`imports/${id}`)).json<ImportStatus>();
  const upload = async (text: string | Buffer, name = 'file.csv', cookies = uploader) =>
    app.inject({
      method: 'POST',
      url: `/api/sites/${identifier}/imports/file?name=${encodeURIComponent(name)}`,
      headers: {
        host: 'localhost',
        'content-type': 'application/octet-stream',
        'x-csrf-token': 'c'.repeat(43),
      },
      cookies: { ...cookies, crumb: 'c'.repeat(43) },
      payload: text,
    });
  const bring = async (text: string | Buffer, name?: string) => {
    const answer = await upload(text, name);
    expect(answer.statusCode, answer.body).toBe(200);
    const { id } = answer.json<{ id: string }>();
    await run();
    return id;
  };
  const start = async (id: string, options: Record<string, unknown> = {}) => {
    const answer = await office.send('POST', `imports/${id}/start`, {
      withPictures: false,
      ...options,
    });
    expect(answer.statusCode, answer.body).toBe(200);
    await run();
    return read(id);
  };
  const titles = async () => {
    const rows = await app.ctx.db
      .selectFrom('products')
      .select('title')
      .where('site_id', '=', siteId)
      .orderBy('title')
      .execute();
    return rows.map(({ title }) => title);
  };
  const customers = () =>
    app.ctx.db
      .selectFrom('customers')
      .selectAll()
      .where('site_id', '=', siteId)
      .orderBy('email')
      .execute();

  it('a file is looked at first: what it is, its columns, what it would do, every problem', async () => {
    const id = await bring(shopify, 'products export.csv');
    const told = await read(id);
    expect(told).toMatchObject({
      state: 'ready',
      kind: 'products',
      dialect: 'Shopify products (before 2024)',
      filename: 'products export.csv',
      counts: { rowsRead: 4, rowsTaken: 3, rowsRejected: 1, created: 2, updated: 0 },
    });
    expect(told.columns.filter(({ isRead }) => !isRead)).toEqual([
      { name: 'Unknown Column', isRead: false },
    ]);
    expect(told.samples.map(({ title, outcome }) => [title, outcome])).toEqual([
      ['Stone Vase', 'created'],
      ['Cup', 'created'],
    ]);
    const { lines } = (await office.get(`imports/${id}/lines`)).json<{ lines: unknown[] }>();
    expect(lines).toEqual([
      {
        line: 4,
        kind: 'rejected',
        code: 'price-unreadable',
        reason: 'The price "abc" cannot be read.',
      },
    ]);
    expect(await titles()).toEqual([]);
  });

  it('STOR-06 new store pages of a file are told, listed in the menu and taken back with it', async () => {
    const reasons = async (id: string) => {
      const { lines } = (await office.get(`imports/${id}/lines`)).json<{
        lines: { line: number; code: string; reason: string }[];
      }>();
      return lines.filter(({ code }) => code === 'store-page').map(({ reason }) => reason);
    };
    const menu = async () => {
      const row = await app.ctx.db
        .selectFrom('navigations')
        .select('items')
        .where('site_id', '=', siteId)
        .where('name', '=', 'mainNav')
        .executeTakeFirst();
      return (row?.items ?? []).map(({ collectionId }) => collectionId);
    };
    const pages = async () => {
      const rows = await app.ctx.db
        .selectFrom('collections')
        .select(['id', 'url_id'])
        .where('site_id', '=', siteId)
        .where('type_name', '=', 'products')
        .orderBy('url_id')
        .execute();
      return new Map(rows.map((row) => [row.url_id, row.id]));
    };
    const told = ['The store page "Workshops" is new, at /workshops. The menu lists it.'];
    const before = await menu();
    const id = await bring(twoPages);
    expect(await reasons(id)).toEqual(told);
    expect([...(await pages()).keys()]).toEqual(['shop']);
    await start(id);
    expect(await reasons(id)).toEqual(told);
    const workshops = (await pages()).get('workshops');
    expect(workshops).toBeDefined();
    expect(await menu()).toEqual([...before, workshops]);

    const again = await bring(twoPages.replace('12.00', '13.00'));
    await start(again);
    expect(await reasons(again)).toEqual([]);
    expect(await menu()).toEqual([...before, workshops]);
    for (const one of [again, id]) {
      expect((await office.send('POST', `imports/${one}/undo`)).statusCode).toBe(200);
      await run();
    }
    expect((await read(id)).state).toBe('undone');
    expect([...(await pages()).keys()]).toEqual(['shop']);
    expect(await titles()).toEqual([]);
  });

  it('a new store page stays with what somebody changed on it, and says when no menu lists it', async () => {
    const id = await bring(twoPages);
    const { lines } = (await office.get(`imports/${id}/lines`)).json<{
      lines: { reason: string }[];
    }>();
    expect(lines.map(({ reason }) => reason)).toContain(
      'The store page "Workshops" is new, at /workshops. The menu lists it.',
    );
    await start(id, { withMenus: false });
    const menus = await app.ctx.db
      .selectFrom('navigations')
      .select('name')
      .where('site_id', '=', siteId)
      .execute();
    expect(menus).toEqual([]);
    await app.ctx.transact((trx) =>
      trx
        .updateTable('products')
        .set({ title: 'My own bowl' })
        .where('site_id', '=', siteId)
        .where('title', '=', 'Throwing a bowl')
        .execute(),
    );
    expect((await office.send('POST', `imports/${id}/undo`)).statusCode).toBe(200);
    await run();
    expect(await titles()).toEqual(['My own bowl']);
    expect((await read(id)).counts).toMatchObject({ undone: 1, kept: 2 });
  });

  it('D-59 a product takes as many variants as the site gives one, no more', async () => {
    const rows = [1, 2, 3].map((size) => `cap,${size === 1 ? 'Cap' : ''},Size,${size},,,,5.00`);
    const head =
      'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price';
    await storeRawSettings(app, siteId, { store: { variantsPerProduct: 2 } });
    const few = await bring([head, ...rows].join('\n'));
    expect((await read(few)).counts).toMatchObject({ rowsTaken: 2, rowsRejected: 1 });
    const { lines } = (await office.get(`imports/${few}/lines`)).json<{ lines: unknown[] }>();
    expect(lines).toMatchObject([{ line: 4, code: 'too-many-variants' }]);
    await storeRawSettings(app, siteId, { store: { variantsPerProduct: 400 } });
    const sizes = Array.from({ length: 301 }, (_, size) => {
      return `hat,${size === 0 ? 'Hat' : ''},Size,${size},,,,5.00`;
    });
    const many = await bring([head, ...sizes].join('\n'));
    expect((await read(many)).counts).toMatchObject({ rowsTaken: 301, rowsRejected: 0 });
  });

  it('is written, leaves or updates what is there, and is taken back but for what changed since', async () => {
    const done = await start(await bring(shopify));
    expect(done).toMatchObject({
      state: 'done',
      mayUndo: true,
      counts: { created: 2, updated: 0 },
    });
    expect(await titles()).toEqual(['Cup', 'Stone Vase']);

    const dearer = shopify.replace('12.50', '13.50').replace('Cup', 'Mug');
    const second = await bring(dearer);
    expect((await read(second)).counts).toMatchObject({ created: 0, updated: 2 });
    expect((await start(second, { existing: 'leave' })).counts).toMatchObject({
      left: 2,
      updated: 0,
    });
    expect(await titles()).toEqual(['Cup', 'Stone Vase']);

    const third = await bring(dearer);
    await start(third, { existing: 'update' });
    expect(await titles()).toEqual(['Mug', 'Stone Vase']);
    expect((await office.send('POST', `imports/${third}/undo`)).statusCode).toBe(200);
    await run();
    expect(await read(third)).toMatchObject({
      state: 'undone',
      mayUndo: false,
      counts: { undone: 2, kept: 0 },
    });
    expect(await titles()).toEqual(['Cup', 'Stone Vase']);

    await app.ctx.transact((trx) =>
      trx
        .updateTable('products')
        .set({ title: 'My own Cup' })
        .where('site_id', '=', siteId)
        .where('title', '=', 'Cup')
        .execute(),
    );
    expect((await office.send('POST', `imports/${done.id}/undo`)).statusCode).toBe(200);
    await run();
    expect((await read(done.id)).counts).toMatchObject({ undone: 1, kept: 1 });
    expect(await titles()).toEqual(['My own Cup']);
  });

  it('rows that were not taken are mended and imported again, alone', async () => {
    const { id } = await start(await bring(shopify));
    const bad = (await office.get(`imports/${id}/bad-rows`)).json<{
      header: string[];
      rows: { line: number; cells: string[]; problems: string[] }[];
    }>();
    expect(bad.rows.map(({ line, problems }) => [line, problems])).toEqual([
      [4, ['The price "abc" cannot be read.']],
    ]);
    const cells = bad.rows[0]!.cells.map((text) => (text === 'abc' ? '7.00' : text));
    const answer = await office.send('POST', `imports/${id}/retry`, { rows: [{ line: 4, cells }] });
    const again = answer.json<{ id: string }>().id;
    await run();
    expect(await read(again)).toMatchObject({ state: 'ready', retryOf: id, source: 'retry' });
    expect((await start(again)).counts).toMatchObject({ created: 1, rowsRejected: 0 });
    expect(await titles()).toEqual(['Bowl', 'Cup', 'Stone Vase']);

    const report = await office.get(`imports/${id}/report.csv`);
    expect(report.body).toBe('Line,Taken,Reason\r\n4,no,"The price ""abc"" cannot be read."\r\n');
    const file = await office.get(`imports/${id}/bad-rows.csv`);
    expect(file.body.split('\r\n')).toHaveLength(3);
    expect(file.headers['content-disposition']).toContain('not-imported-file.csv');
  });

  it('a stopped one keeps what it wrote; a killed one goes on where it was', async () => {
    const rows = Array.from({ length: 450 }, (_, at) => `p-${at},Product ${at},10.00`);
    const id = await bring(['Handle,Title,Variant Price', ...rows].join('\n'));
    await office.send('POST', `imports/${id}/start`, { withPictures: false });
    const ending = new AbortController();
    ending.abort();
    await runImports(app.ctx, ending.signal);
    expect(await read(id)).toMatchObject({ state: 'running', counts: { created: 200 } });
    await runImports(app.ctx, ending.signal);
    expect(await read(id)).toMatchObject({ state: 'running', counts: { created: 400 } });
    await run();
    expect(await read(id)).toMatchObject({
      state: 'done',
      counts: { created: 450, rowsRead: 450, rowsTaken: 450 },
    });

    const second = await bring(
      ['Handle,Title,Variant Price', ...rows].join('\n').replaceAll('Product', 'Thing'),
    );
    await office.send('POST', `imports/${second}/start`, { withPictures: false });
    await runImports(app.ctx, ending.signal);
    const stopped = await office.send('POST', `imports/${second}/cancel`);
    expect(stopped.json()).toMatchObject({ state: 'canceled', counts: { updated: 200 } });
    await run();
    expect((await read(second)).counts.updated).toBe(200);
  });

  it('a shop that shows more than a file may hold is not read to its end', async () => {
    let pages = 0;
    const page = JSON.stringify({
      products: Array.from({ length: 250 }, (_, at) => ({
        handle: `p-${at}`,
        title: 'Endless',
        body_html: 'x'.repeat(1_000),
        variants: [{ price: '1.00' }],
      })),
    });
    const shop = http.createServer((_request, response) => {
      pages += 1;
      response.end(page);
    });
    await new Promise<void>((done) => void shop.listen(0, '127.0.0.1', done));
    try {
      const { port } = shop.address() as AddressInfo;
      await storeRawSettings(app, siteId, { media: { fileMegabytes: 1 } });
      const begun = await office.send('POST', 'imports/shop', { url: `http://127.0.0.1:${port}` });
      const { id } = begun.json<{ id: string }>();
      await run();
      const failed = await read(id);
      expect([failed.state, failed.problem]).toEqual([
        'failed',
        expect.stringContaining('more products than can be read'),
      ]);
      expect(pages).toBeLessThan(10);
      const files = fs.readdirSync(`${app.ctx.config.dataDir}/imports`);
      expect(files.filter((name) => name.includes(id))).toEqual([]);
    } finally {
      shop.close();
    }
  });

  it('who stands in a table twice, far apart, is taken back to what they were before', async () => {
    const table = (...rows: string[]) => ['First Name,Last Name,Email,Note', ...rows].join('\n');
    const notes = async () => {
      const ada = (await customers()).find(({ email }) => email === 'ada@example.com');
      return [ada?.name, ada?.note];
    };
    await start(await bring(table('Ada,One,ada@example.com,first')));
    const was = await notes();
    const others = Array.from({ length: 210 }, (_, at) => `N,${at},n${at}@example.com,`);
    const twice = ['Ada,Two,ada@example.com,second', ...others, 'Ada,Three,ada@example.com,third'];
    const { id } = await start(await bring(table(...twice)), { existing: 'update' });
    expect(await notes()).not.toEqual(was);
    await office.send('POST', `imports/${id}/undo`);
    await run();
    expect(await notes()).toEqual(was);
    expect(await customers()).toHaveLength(1);
  }, 60_000);

  it('takes the table of WooCommerce', async () => {
    const done = await start(await bring(woocommerce));
    expect(done).toMatchObject({
      dialect: 'WooCommerce products',
      counts: { created: 2, rowsRead: 5, rowsTaken: 4, rowsRejected: 1 },
    });
    const variants = await app.ctx.db
      .selectFrom('variants')
      .select(['sku', 'price_cents', 'sale_price_cents', 'on_sale', 'qty_in_stock', 'unlimited'])
      .select(['attributes', 'weight_grams'])
      .where('site_id', '=', siteId)
      .orderBy('sku')
      .execute();
    expect(variants).toMatchObject([
      {
        sku: 'W-1',
        price_cents: 2000,
        sale_price_cents: 1500,
        on_sale: true,
        qty_in_stock: 4,
        weight_grams: 907,
      },
      { sku: 'W-2B', attributes: { Colour: 'Blue' }, qty_in_stock: 0, unlimited: false },
      { sku: 'W-2R', attributes: { Colour: 'Red' }, qty_in_stock: 7 },
    ]);
  });

  it('products are found by the SKU of a variant, whatever their address', async () => {
    await start(await bring(shopify));
    await app.ctx.transact((trx) =>
      trx
        .updateTable('products')
        .set({ external_id: null, url_id: 'elsewhere' })
        .where('site_id', '=', siteId)
        .where('title', '=', 'Cup')
        .execute(),
    );
    expect((await read(await bring(shopify))).counts).toMatchObject({ created: 0 });
  });

  it('customers come with groups, address and consent, each email once; nobody gets a mail', async () => {
    const id = await bring(people, 'people.csv');
    expect(await read(id)).toMatchObject({
      kind: 'customers',
      counts: { created: 2, rowsRead: 4, rowsTaken: 3, rowsRejected: 1, notes: 1 },
    });
    const done = await start(id, { consentSource: 'Market stall' });
    expect(done.counts).toMatchObject({ created: 2 });
    expect(await customers()).toMatchObject([
      {
        email: 'ada@example.com',
        name: 'Ada',
        country: 'GB',
        groups: ['wholesale', 'vip', 'press'],
        note: 'Loves vases',
        address: { addressLine1: 'Main St 1', city: 'London' },
      },
      { email: 'grace@example.com', country: 'DE', opted_in_at: null },
    ]);
    const consents = await app.ctx.db
      .selectFrom('marketing_opt_ins')
      .selectAll()
      .where('site_id', '=', siteId)
      .execute();
    expect(consents).toMatchObject([{ email: 'ada@example.com', source: 'Market stall' }]);
    const mails = await app.ctx.db
      .selectFrom('outbox_mails')
      .selectAll()
      .where('site_id', '=', siteId)
      .execute();
    expect(mails).toEqual([]);

    const again = await start(await bring(people));
    expect(again.counts).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    await office.send('POST', `imports/${id}/undo`);
    await run();
    expect((await read(id)).counts).toMatchObject({ undone: 2, kept: 0 });
    expect(await customers()).toEqual([]);
  });

  it('who has an account by now stays when the import that brought them is taken back', async () => {
    const id = await bring(people, 'people.csv');
    await start(id);
    const host = `${identifier}.test`;
    const grace = new AccountVisitor(app, host);
    await grace.signUp('grace@example.com', 'correct horse battery');
    expect(await customers()).toHaveLength(2);
    await office.send('POST', `imports/${id}/undo`);
    await run();
    expect((await read(id)).counts).toMatchObject({ undone: 1, kept: 1 });
    expect((await customers()).map(({ email }) => email)).toEqual(['grace@example.com']);
  });

  it('what is no table, or too large, or empty, is told and leaves nothing', async () => {
    expect(await read(await bring('hello\nworld'))).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('neither columns of products nor of customers'),
    });
    expect((await upload('')).json()).toMatchObject({ code: 'file_empty' });
    await storeRawSettings(app, siteId, { media: { fileMegabytes: 1 } });
    const large = await upload('x'.repeat(1024 * 1024 + 1), 'large.csv');
    expect(large.json()).toMatchObject({
      code: 'upload_too_large',
      message: expect.stringContaining('large.csv'),
    });
    const text = (await upload('x', 'x'.repeat(300))).statusCode;
    expect(text).toBe(400);
    const files = fs.readdirSync(`${app.ctx.config.dataDir}/imports`);
    expect(files.some((name) => name.includes('undefined'))).toBe(false);
  });

  it('only those who may import, and customers only with those who may edit orders', async () => {
    const analyst = await signInStaff(app, { [siteId]: [userRoles.values.viewer] });
    expect((await upload(shopify, 'a.csv', analyst)).statusCode).toBe(403);
    expect((await upload(shopify, 'a.csv', {})).statusCode).toBe(401);
    const other = await app.createSite({ identifier: `${identifier}-b`, host: `${identifier}.b` });
    const stranger = await createOffice(
      app,
      { [other]: [userRoles.values.admin] },
      `${identifier}-b`,
    );
    const id = await bring(shopify);
    expect((await stranger.get(`imports/${id}`)).statusCode).toBe(404);
  });
});
