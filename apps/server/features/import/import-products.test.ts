import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { createContext } from '../../create-context.ts';
import type { OpenDatabase, WriteTransaction } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { saveAsset } from '../assets/save-asset.ts';
import { releaseStock } from '../stock/release-stock.ts';
import { reserveStock } from '../stock/reserve-stock.ts';
import { importProducts, type ImportOptions } from './import-products.ts';
import { PictureUnreachableError } from './pictures/fetch-picture.ts';
import { PictureFolder } from './pictures/picture-folder.ts';
import type { NewPicture } from './pictures/picture-resolver.ts';

const units = { gramsPerUnit: 1000, mmPerUnit: 10 };
const folder = mkdtempSync(path.join(tmpdir(), 'sitewright-import-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(...lines: string[]): string {
  const name = path.join(folder, `${newId()}.csv`);
  writeFileSync(name, lines.join('\n'));
  return name;
}

const header =
  'Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product Page,Product URL,Title,Description,SKU,Option Name 1,Option Value 1,Price,Sale Price,On Sale,Stock,Categories,Tags,Weight,Visible,Hosted Image URLs';
const vase = [
  'p1,v1,PHYSICAL,shop,stone-vase,Stone Vase,<p>Grey <script>alert(1)</script>stone</p>,V-S,Size,Small,12.50,0.00,No,3,/clay/vases,"grey, stone",1.5,Yes,https://cdn.example.com/a.jpg https://cdn.example.com/b.jpg',
  ',v2,,,,,,V-L,Size,Large,20.00,15.00,Yes,Unlimited,,,2,,',
];
const bowl = 'p2,v3,SERVICE,workshops,bowl-class,Bowl Class,,BC,,,45,0,No,8,,,0,No,';

describeOnBothDatabases('product import', (kind) => {
  let database: OpenDatabase;
  let siteId: string;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    siteId = newId();
    await database.kysely
      .insertInto('sites')
      .values({
        site_id: siteId,
        identifier: siteId,
        title: 'Test Shop',
        tagline: '',
        description: '',
        theme: 'linden',
        currency: 'USD',
        locale: 'en-US',
        time_zone: 'UTC',
        is_default: false,
        settings: '{}',
        tweaks: '{}',
      })
      .execute();
  });

  const run = (name: string, options: Partial<ImportOptions> = {}) =>
    importProducts(
      { db: database.db, transact: database.transact },
      { siteId, currency: 'USD' },
      { file: name, units, ...options },
    );
  /** A payment that holds units of a variant. */
  async function hold(variantId: string, quantity: number) {
    const log = pino({ level: 'silent' });
    const ctx = await createContext({ config: readConfig({ DATA_DIR: folder }), log, database });
    const scope = { ctx, site: (await ctx.sites.get(siteId))! };
    const paymentId = newId();
    const units = [{ variantId, quantity }];
    await database.transact(async (trx) => {
      await addPayment(trx, { siteId, paymentId });
      const expiresAt = new Date('2030-01-01T00:00:00Z');
      await reserveStock({ ...scope, trx }, { paymentId, units, expiresAt });
    });
    return { paymentId, scope };
  }
  const products = () =>
    database.db
      .selectFrom('products')
      .selectAll()
      .where('site_id', '=', siteId)
      .orderBy('display_index')
      .orderBy('id')
      .execute();
  const variants = () =>
    database.db
      .selectFrom('variants')
      .selectAll()
      .where('site_id', '=', siteId)
      .orderBy('product_id')
      .orderBy('display_index')
      .execute();
  const version = async () =>
    (
      await database.db
        .selectFrom('sites')
        .select('version')
        .where('site_id', '=', siteId)
        .executeTakeFirstOrThrow()
    ).version;

  it('keeps every emoji whole of a title and of tags that are too long', async () => {
    const long = `a${'🎉'.repeat(400)}`;
    const row = `p1,v1,PHYSICAL,shop,party,${long},<p>${long}</p>,P-1,,,12.50,,No,3,,"${long}",1,Yes,`;
    const report = await run(file(header, row));
    expect(report.products).toEqual({ created: 1, updated: 0, unchanged: 0 });
    const [stored] = await products();
    expect(stored?.body).toBe(`<p>${long}</p>`);
    for (const text of [stored?.title ?? '', ...(stored?.tags ?? [])]) {
      expect(text).toMatch(/^a(?:🎉)+…?$/u);
    }
  });

  it('takes products, variants, categories and store pages of a Squarespace export', async () => {
    const report = await run(file(header, ...vase, bowl));
    expect(report).toMatchObject({
      dialect: 'Squarespace products',
      rows: { read: 3, taken: 3, rejected: 0 },
      products: { created: 2, updated: 0, unchanged: 0 },
      variants: { created: 3 },
      pictures: { skipped: 2 },
      storePagesCreated: ['shop', 'workshops'],
      lines: [],
    });
    const stored = await products();
    const first = stored.find((row) => row.external_id === 'p1');
    expect(first).toMatchObject({
      product_type: 1,
      url_id: 'stone-vase',
      title: 'Stone Vase',
      body: '<p>Grey stone</p>',
      tags: ['grey', 'stone'],
      is_visible: true,
      variant_option_ordering: ['Size'],
    });
    expect((await variants()).filter((row) => row.product_id === first?.id)).toMatchObject([
      {
        sku: 'V-S',
        attributes: { Size: 'Small' },
        price_cents: 1250,
        qty_in_stock: 3,
        weight_grams: 1500,
      },
      { sku: 'V-L', price_cents: 2000, sale_price_cents: 1500, on_sale: true, unlimited: true },
    ]);
    const categories = await database.db
      .selectFrom('categories')
      .select(['display_name', 'url_path', 'parent_id'])
      .where('site_id', '=', siteId)
      .orderBy('url_path')
      .execute();
    expect(categories).toMatchObject([
      { display_name: 'Clay', url_path: 'clay', parent_id: null },
      { display_name: 'Vases', url_path: 'clay/vases', parent_id: expect.any(String) },
    ]);
  });

  it('a second run changes nothing, not even the version of the site', async () => {
    const name = file(header, ...vase, bowl);
    await run(name);
    const before = {
      products: await products(),
      variants: await variants(),
      version: await version(),
    };
    const report = await run(name);
    expect(report).toMatchObject({
      rows: { read: 3, taken: 3, rejected: 0 },
      products: { created: 0, updated: 0, unchanged: 2 },
      variants: { created: 0, updated: 0, removed: 0 },
      storePagesCreated: [],
    });
    const after = {
      products: await products(),
      variants: await variants(),
      version: await version(),
    };
    expect(after).toEqual(before);
  });

  it('writes only what differs', async () => {
    await run(file(header, ...vase, bowl));
    const before = await version();
    const seen = vase.map((row) => row.replace('12.50', '13.50'));
    const report = await run(file(header, ...seen, bowl));
    expect(report.products).toEqual({ created: 0, updated: 1, unchanged: 1 });
    expect(report.variants).toEqual({ created: 0, updated: 1, removed: 0 });
    expect(await version()).toBeGreaterThan(before);
    expect((await variants()).map((row) => row.price_cents)).toContain(1350);
  });

  it('a change that no visitor can see leaves the cached pages alone', async () => {
    await run(file(header, ...vase, bowl));
    const before = await version();
    const dearer = bowl.replace(',45,', ',50,');
    const report = await run(file(header, ...vase, dearer));
    expect(report.products).toEqual({ created: 0, updated: 1, unchanged: 1 });
    expect(await version()).toBe(before);
    expect((await variants()).map((row) => row.price_cents)).toContain(5000);
  });

  it('variants that the file no longer holds go, new ones come, SKUs may change places', async () => {
    await run(file(header, ...vase));
    const swapped = [
      vase[0]!.replace('V-S', 'V-L'),
      vase[1]!.replace('V-L', 'V-S'),
      ',v9,,,,,,V-H,Size,Huge,40.00,0,No,1,,,0,,',
    ];
    const ids = new Map((await variants()).map((row) => [row.external_id, row.id]));
    expect((await run(file(header, ...swapped))).variants).toMatchObject({
      created: 1,
      updated: 2,
    });
    const stored = await variants();
    expect(stored.map((row) => [row.external_id, row.sku])).toEqual([
      ['v1', 'V-L'],
      ['v2', 'V-S'],
      ['v9', 'V-H'],
    ]);
    expect(stored[0]?.id).toBe(ids.get('v1'));
    const report = await run(file(header, swapped[0]!));
    expect(report.variants.removed).toBe(2);
    expect(report.lines).toMatchObject([{ line: 2, code: 'variants-removed' }]);
  });

  it('keeps the stock of variants that are there when asked', async () => {
    await run(file(header, ...vase));
    const sold = vase[0]!.replace('No,3,', 'No,99,');
    expect((await run(file(header, sold, vase[1]!), { keepStock: true })).products.unchanged).toBe(
      1,
    );
    expect((await run(file(header, sold, vase[1]!))).products.updated).toBe(1);
  });

  it('every row that cannot be taken is named with its line and reason', async () => {
    const report = await run(
      file(
        header,
        ',v0,,,,,,LOST,,,1,0,No,1,,,0,,',
        'p3,v1,PHYSICAL,shop,cup,Cup,"two',
        'lines",C1,Size,S,free,0,No,1,,,0,Yes,',
        ',v2,,,,,,C2,Size,M,5,0,No,1,,,0,,',
        ',v3,,,,,,C3,Size,M,6,0,No,1,,,0,,',
        'p4,v1,HOLOGRAM,shop,ghost,Ghost,,G,,,1,0,No,1,,,0,Yes,',
        'p5,v1,PHYSICAL,shop,plate,Plate,,P,,,,0,No,1,,,0,Yes,',
        'p3,v9,PHYSICAL,shop,cup,Cup again,,C9,,,5,0,No,1,,,0,Yes,',
      ),
    );
    expect(report.rows).toEqual({ read: 7, taken: 1, rejected: 6 });
    expect(report.lines.map(({ line, code }) => [line, code])).toEqual([
      [2, 'variant-alone'],
      [3, 'price-unreadable'],
      [6, 'variant-repeated'],
      [7, 'product-type-unknown'],
      [8, 'price-missing'],
      [9, 'product-repeated'],
    ]);
    expect((await variants()).map((row) => row.sku)).toEqual(['C2']);
  });

  it('notes what it had to change', async () => {
    const long = 'x'.repeat(201);
    const report = await run(
      file(
        header,
        'a1,v1,PHYSICAL,shop,tea-pot,,,T,,,5,0,No,,,,0,Yes,',
        `a2,v1,PHYSICAL,shop,${long},Long,,L,,,5,0,Yes,-4,,${'t'.repeat(60)},0,Yes,`,
        'a3,v1,PHYSICAL,shop,Big Pot!,Pot,,S,Size,A,5,0,No,1,,,heavy,Yes,',
        ',v2,,,,,,S,Size,B,5,0,No,1,,,0,,',
        'a4,v1,PHYSICAL,shop,tea-pot,Other pot,,O,,,5,0,No,1,,,0,Yes,',
      ),
    );
    expect(report.rows).toEqual({ read: 5, taken: 5, rejected: 0 });
    expect(report.lines.map(({ line, code }) => [line, code])).toEqual([
      [2, 'stock-unreadable'],
      [2, 'title-blank'],
      [3, 'stock-unreadable'],
      [3, 'slug-too-long'],
      [3, 'tag-too-long'],
      [4, 'size-unreadable'],
      [5, 'sku-repeated'],
      [4, 'slug-changed'],
      [6, 'slug-taken'],
    ]);
    const stored = await products();
    expect(stored.map((row) => row.url_id)).toEqual([
      'tea-pot',
      'x'.repeat(200),
      'big-pot',
      'tea-pot-1',
    ]);
    expect(stored[0]?.title).toBe('Tea Pot');
    expect((await variants()).map((row) => row.sku)).toContain('S-2');
  });

  it('a slug that was given a suffix keeps it in the next run', async () => {
    const name = file(header, ...vase, vase[0]!.replace('p1,v1', 'p7,v7'));
    await run(name);
    expect((await run(name)).products).toEqual({ created: 0, updated: 0, unchanged: 2 });
    expect((await products()).map((row) => row.url_id)).toEqual(['stone-vase', 'stone-vase-1']);
  });

  it('adopts a product that was made by hand at the same address', async () => {
    await run(file(header, ...vase));
    await database.kysely
      .updateTable('products')
      .set({ external_id: null, title: 'By hand' })
      .where('site_id', '=', siteId)
      .execute();
    expect((await run(file(header, ...vase))).products).toMatchObject({ created: 0, updated: 1 });
    expect(await products()).toMatchObject([{ external_id: 'p1', title: 'Stone Vase' }]);
  });

  it('a page name that the server or another page uses gets an address of its own, once', async () => {
    const name = file(header, vase[0]!.replace(',shop,', ',cart,'));
    expect((await run(name)).storePagesCreated).toEqual(['cart-1']);
    expect((await run(name)).storePagesCreated).toEqual([]);
  });

  it('a unit that a payment holds is counted once, however often the file is read', async () => {
    const name = file(header, ...vase);
    await run(name);
    const small = (await variants()).find((row) => row.sku === 'V-S')!;
    const stock = async () => (await variants()).find((row) => row.sku === 'V-S')!.qty_in_stock;
    const { paymentId, scope } = await hold(small.id, 1);
    expect(await stock()).toBe(2);
    expect((await run(name)).variants).toMatchObject({ updated: 0 });
    expect(await stock()).toBe(2);
    await run(file(header, ...vase.map((row) => row.replace('No,3,', 'No,7,'))));
    expect(await stock()).toBe(6);
    await database.transact((trx) => releaseStock({ ...scope, trx }, paymentId));
    expect(await stock()).toBe(7);
  });

  it('fewer units counted than payments hold leave none for sale', async () => {
    await run(file(header, ...vase));
    const small = (await variants()).find((row) => row.sku === 'V-S')!;
    await hold(small.id, 2);
    await run(file(header, ...vase.map((row) => row.replace('No,3,', 'No,1,'))));
    expect((await variants()).find((row) => row.sku === 'V-S')).toMatchObject({ qty_in_stock: 0 });
  });

  it('D-78 prices that a shop would refuse are mended, each with a note', async () => {
    const card = 'g1,g2,GIFT_CARD,shop,gift-card,Gift Card,,GC,,,50,40,Yes,,,,0,Yes,';
    const dear = 'd1,d2,PHYSICAL,shop,dear,Dear,,DE,,,10,12,Yes,4,,,0,Yes,';
    const odd = 'o1,o2,PHYSICAL,shop,odd,Odd,,OD,,,1.234,0,No,4,,,0,Yes,';
    const report = await run(file(header, card, dear, odd));
    expect(report.lines).toMatchObject([
      { line: 2, kind: 'note', code: 'gift-card-on-sale' },
      { line: 3, kind: 'note', code: 'sale-price-too-high' },
      { line: 4, kind: 'note', code: 'price-rounded' },
    ]);
    const prices = (await variants()).map((row) => [
      row.sku,
      row.price_cents,
      row.sale_price_cents,
      row.on_sale,
    ]);
    expect(prices).toEqual([
      ['GC', 5000, 0, false],
      ['DE', 1000, 0, false],
      ['OD', 123, 0, false],
    ]);
  });

  it('what the writer refuses is a line in the report with its reason, and the rest is taken', async () => {
    const long = vase[0]!
      .replace('p1,v1', 'p9,v9')
      .replace('stone-vase', 'other')
      .replace('V-S', 'S'.repeat(501));
    const report = await run(file(header, ...vase, long));
    expect(report).toMatchObject({ products: { created: 1 }, rows: { taken: 2, rejected: 1 } });
    expect(report.lines).toMatchObject([
      { line: 4, code: 'not-written', reason: expect.stringContaining('variants.0.sku') },
    ]);
  });

  it('a dry run reports and writes nothing', async () => {
    const report = await run(file(header, ...vase), { isDryRun: true });
    expect(report).toMatchObject({ isDryRun: true, products: { created: 1 } });
    expect(await products()).toEqual([]);
    expect(
      await database.db
        .selectFrom('collections')
        .select('id')
        .where('site_id', '=', siteId)
        .execute(),
    ).toEqual([]);
  });

  describe('Shopify', () => {
    const oldHeader =
      'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Requires Shipping,Image Src,Image Position,Image Alt Text,Gift Card,Status';
    const oldRows = [
      'lamp,Oak Lamp,"First line',
      '',
      'Second <3",Maker,Lights,"oak,warm",true,Size,S,,250,shopify,4,deny,50,80,true,https://cdn.example.com/2.jpg,2,Lamp on a desk,false,active',
      'lamp,,,,,,,,M,,250,,0,deny,60,,true,https://cdn.example.com/1.jpg,1,,,',
      'lamp,,,,,,,,,,,,,,,,,https://cdn.example.com/3.jpg,3,,,',
      'card,Gift Card,,,,,true,Title,Default Title,,0,,0,deny,25,,false,,,,true,active',
      'draft,Draft,,,,,true,Title,Default Title,,0,shopify,1,continue,5,,false,,,,false,draft',
    ];

    it('takes the old dialect: options, compare-at price, stock, pictures on rows of their own', async () => {
      const report = await run(file(oldHeader, ...oldRows), { page: 'goods' });
      expect(report).toMatchObject({
        dialect: 'Shopify products (before 2024)',
        rows: { read: 5, taken: 5, rejected: 0 },
        storePagesCreated: ['goods'],
        ignoredColumns: ['Vendor'],
      });
      const [lamp, card, draft] = await products();
      expect(lamp).toMatchObject({
        external_id: 'handle:lamp',
        url_id: 'lamp',
        body: '<p>First line</p><p>Second &lt;3</p>',
        tags: ['oak', 'warm'],
        is_visible: true,
        variant_option_ordering: ['Size'],
      });
      expect(card).toMatchObject({ product_type: 4, variant_option_ordering: [] });
      expect(draft).toMatchObject({ product_type: 3, is_visible: false });
      const stored = (await variants()).filter((row) => row.product_id === lamp?.id);
      expect(stored).toMatchObject([
        {
          sku: 'LAMP-1',
          price_cents: 8000,
          sale_price_cents: 5000,
          on_sale: true,
          qty_in_stock: 4,
        },
        { sku: 'LAMP-2', price_cents: 6000, on_sale: false, unlimited: true, weight_grams: 250 },
      ]);
    });

    it('takes the new dialect', async () => {
      const report = await run(
        file(
          'Title,URL handle,Description,Type,Tags,Published on online store,Status,SKU,Option1 name,Option1 value,Price,Compare-at price,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Requires shipping,Product image URL,Gift card',
          'Throw,throw,<b>Wool</b>,Textiles,,TRUE,Active,W1,Colour,Rust,90,,shopify,2,DENY,800,TRUE,,FALSE',
          ',throw,,,,,,W2,,Moss,90,,shopify,0,DENY,800,TRUE,,',
        ),
      );
      expect(report).toMatchObject({
        dialect: 'Shopify products',
        rows: { read: 2, taken: 2, rejected: 0 },
        storePagesCreated: ['shop'],
      });
      expect((await variants()).map((row) => [row.sku, row.attributes, row.qty_in_stock])).toEqual([
        ['W1', { Colour: 'Rust' }, 2],
        ['W2', { Colour: 'Moss' }, 0],
      ]);
    });

    it('a second run changes nothing, also where SKUs were made', async () => {
      const name = file(oldHeader, ...oldRows);
      await run(name);
      expect((await run(name)).products).toEqual({ created: 0, updated: 0, unchanged: 3 });
    });
  });

  describe('pictures', () => {
    const saveInto = (saved: NewPicture[]) => async (picture: NewPicture) => {
      saved.push(picture);
      const asset = {
        siteId,
        input: picture,
        recognised: { kind: 'image', contentType: 'image/jpeg', width: 1, height: 1 } as const,
        byteSize: picture.bytes.length,
        sha256: newId(),
        colorData: {},
      };
      return database.transact((trx) => saveAsset(trx, asset));
    };
    const attached = async () =>
      database.db
        .selectFrom('product_images')
        .innerJoin('assets', (join) =>
          join
            .onRef('assets.site_id', '=', 'product_images.site_id')
            .onRef('assets.id', '=', 'product_images.asset_id'),
        )
        .select('assets.filename')
        .where('product_images.site_id', '=', siteId)
        .orderBy('product_images.display_index')
        .execute();

    it('come from the folder by name, else from their address, in order, and only once', async () => {
      const pictures = mkdtempSync(path.join(folder, 'pictures-'));
      writeFileSync(path.join(pictures, 'B.JPG'), 'local');
      const saved: NewPicture[] = [];
      const fetched: string[] = [];
      const settings = {
        save: saveInto(saved),
        folder: await PictureFolder.open(pictures),
        fetch: async (url: string) => {
          fetched.push(url);
          return Buffer.from('remote');
        },
      };
      const name = file(header, ...vase);
      const report = await run(name, { pictures: settings });
      expect(report.pictures).toEqual({ attached: 2, failed: 0, skipped: 0 });
      expect(fetched).toEqual(['https://cdn.example.com/a.jpg']);
      const savedBytes = new Map(saved.map(({ filename, bytes }) => [filename, bytes.toString()]));
      expect(savedBytes).toEqual(
        new Map([
          ['a.jpg', 'remote'],
          ['b.jpg', 'local'],
        ]),
      );
      expect((await attached()).map(({ filename }) => filename)).toEqual(['a.jpg', 'b.jpg']);
      const second = await run(name, { pictures: settings });
      expect(second).toMatchObject({ products: { unchanged: 1 }, pictures: { attached: 0 } });
      expect(fetched).toHaveLength(1);
    });

    it('one that fails is a line in the report, not the end', async () => {
      const fetch = async (url: string) => {
        if (url.endsWith('a.jpg')) throw new PictureUnreachableError('the host answers 404');
        return Buffer.from('remote');
      };
      const settings = { save: saveInto([]), folder: undefined, fetch };
      const report = await run(file(header, ...vase), { pictures: settings });
      expect(report.pictures).toEqual({ attached: 1, failed: 1, skipped: 0 });
      expect(report.lines).toMatchObject([
        { line: 2, kind: 'note', code: 'picture-failed', reason: expect.stringContaining('404') },
      ]);
      expect((await attached()).map(({ filename }) => filename)).toEqual(['b.jpg']);
    });

    it('a host that does not answer is not asked for ever', async () => {
      let asked = 0;
      const fetch = async () => {
        asked += 1;
        throw new PictureUnreachableError('the host cannot be reached', true);
      };
      const urls = Array.from({ length: 30 }, (_, at) => `https://down.example.com/${at}.jpg`);
      const row = vase[0]!.replace(/https.*/, urls.join(' '));
      const settings = { save: saveInto([]), folder: undefined, fetch };
      const report = await run(file(header, row), { pictures: settings });
      expect(report).toMatchObject({ pictures: { failed: 30 }, products: { created: 1 } });
      expect(asked).toBeLessThan(10);
    });
  });
});

async function addPayment(
  trx: WriteTransaction,
  { siteId, paymentId }: { siteId: string; paymentId: string },
): Promise<void> {
  await trx
    .insertInto('payments')
    .values({
      site_id: siteId,
      id: paymentId,
      cart_id: paymentId,
      attempt_id: 'a',
      provider: 'test',
      status: 'created',
      amount_cents: 1250,
      currency: 'USD',
      snapshot: '{}',
    })
    .execute();
}
