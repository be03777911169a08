import {
  productTypes,
  userRoles,
  type BulkEditStatus,
  type BulkPreview,
} from '@sitewright/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { fillProductsOfTwo } from '../../testing/fill-products-of-two.ts';
import { createTestShop, TestVisitor, type TestShop } from '../../testing/test-shop.ts';
import { activityTimes } from '../activity/activity-times.ts';
import { runBulkEdits } from './run-bulk-edits.ts';

type Json = Record<string, unknown>;
type Detail = BulkEditStatus & {
  refusals: { id: string; reason: string }[];
  keptProducts: { id: string; values: Json }[];
};

describeOnBothDatabases('bulk edits of products', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let office: Office;
  let host: string;
  let sites = 0;
  beforeAll(async () => {
    app = await createTestApp({ database });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    sites += 1;
    const identifier = `bulk-${sites}`;
    host = sites === 1 ? 'localhost' : `${identifier}.test`;
    shop = await createTestShop(app, await app.createSite({ identifier, host }));
    const roles = { [shop.siteId]: [userRoles.values.storeManager] };
    office = await createOffice(app, roles, identifier);
  });

  const preview = async (choice: Json, edit: Json) =>
    (await office.send('POST', 'bulk-edits/preview', { choice, edit })).json<BulkPreview>();
  const start = async (choice: Json, edit: Json) => {
    const answer = await office.send('POST', 'bulk-edits', { choice, edit });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ id: string; total: number; activityId: string }>();
  };
  const read = async (id: string) => (await office.get(`bulk-edits/${id}`)).json<Detail>();
  const run = () => runBulkEdits(app.ctx);
  const prices = async () => {
    const rows = await app.ctx.db
      .selectFrom('variants')
      .select(['price_cents as price', 'sale_price_cents as sale', 'on_sale as onSale'])
      .where('site_id', '=', shop.siteId)
      .orderBy('id')
      .execute();
    return rows;
  };
  const fill = (count: number) => fillProductsOfTwo(shop, count);

  it('PROD-08 previews, writes and takes back a change of prices of the whole filter', async () => {
    await shop.addProduct({ title: 'Cup', variants: [{ priceCents: 1000 }, { priceCents: 1210 }] });
    await shop.addProduct({ title: 'Plate', variants: [{ priceCents: 500 }] });
    await shop.addProduct({ title: 'Hidden', isVisible: false, variants: [{ priceCents: 1 }] });
    const choice = { filter: { visible: 'true' } };
    const edit = { price: { kind: 'percent', ppm: 100_000, ending: '99' } };
    const shown = await preview(choice, edit);
    expect(shown).toMatchObject({ total: 2, changed: 2, changedVariants: 3, refused: 0 });
    const [cup] = shown.rows;
    const [name = ''] = Object.keys(cup!.after);
    expect([cup!.before[name], cup!.after[name]]).toEqual([1000, 1099]);
    expect((await prices()).map(({ price }) => price)).toEqual([1000, 1210, 500, 1]);

    const { id, total, activityId } = await start(choice, edit);
    expect([total, (await read(id)).state]).toEqual([2, 'running']);
    await run();
    expect(await read(id)).toMatchObject({ state: 'done', written: 2, mayUndo: true });
    expect((await prices()).map(({ price }) => price)).toEqual([1099, 1299, 599, 1]);
    const page = await new TestVisitor(app, host).send('GET', '/shop?format=json');
    expect(page.body).toContain('1099');

    // The log takes it back as well as the screen.
    const undone = await office.send('POST', `activity/${activityId}/undo`);
    expect(undone.statusCode, undone.body).toBe(200);
    await run();
    expect(await read(id)).toMatchObject({ state: 'undone', undone: 2, kept: 0, mayUndo: false });
    expect((await prices()).map(({ price }) => price)).toEqual([1000, 1210, 500, 1]);
    const again = await office.send('POST', `bulk-edits/${id}/undo`);
    expect(again.json<Json>()['code']).toBe('not_undoable');
  });

  it('PROD-08 previews thousands some at a time, with both ends of the prices', async () => {
    await fill(1200);
    const edit = { price: { kind: 'add', cents: -1500 } };
    const parts: BulkPreview[] = [];
    for (let after: string | null | undefined; after !== null; after = parts.at(-1)!.next) {
      const answer = await office.send('POST', 'bulk-edits/preview', {
        choice: { filter: {} },
        edit,
        ...(after !== undefined && { after }),
      });
      expect(answer.statusCode, answer.body).toBe(200);
      parts.push(answer.json<BulkPreview>());
    }
    const sum = (name: 'lookedAt' | 'changed' | 'changedVariants' | 'refused') =>
      parts.reduce((all, part) => all + part[name], 0);
    expect(parts.map(({ lookedAt }) => lookedAt)).toEqual([500, 500, 200]);
    expect(parts[0]).toMatchObject({ total: 1200, variants: 2400 });
    // Prices begin with 1001 cents: 499 products would cost less than nothing.
    expect([sum('changed'), sum('changedVariants'), sum('refused')]).toEqual([701, 1402, 499]);
    expect(parts[0]!.extremes).toMatchObject([
      { end: 'cheapest', title: 'Thing 1', row: null, reason: 'price_negative' },
      { end: 'dearest', title: 'Thing 1200', row: { title: 'Thing 1200' }, reason: null },
    ]);
    expect(Object.values(parts[0]!.extremes[1]!.row!.after)).toEqual([700, 700]);
    expect(parts[1]!.extremes).toEqual([]);
    const few = await preview({ filter: { search: 'Thing 1200' } }, edit);
    expect(few).toMatchObject({ total: 1, variants: 2, lookedAt: 1, next: null, extremes: [] });
  });

  it('PROD-08 both ends of a preview are by what is paid now, not by what it costs without a sale', async () => {
    await fill(501);
    const bargain = { priceCents: 9000, salePriceCents: 20, onSale: true };
    await shop.addProduct({ title: 'Bargain', variants: [bargain] });
    const former = { priceCents: 5000, salePriceCents: 10, onSale: false };
    await shop.addProduct({ title: 'Sale that is over', variants: [former] });
    const { extremes } = await preview({ filter: {} }, { price: { kind: 'add', cents: 1 } });
    expect(extremes.map(({ end, title }) => [end, title])).toEqual([
      ['cheapest', 'Bargain'],
      ['dearest', 'Sale that is over'],
    ]);
  });

  it('refuses what one product alone could not be, and says why', async () => {
    await shop.addProduct({ title: 'Cheap', variants: [{ priceCents: 100 }] });
    await shop.addProduct({ title: 'Card', productType: productTypes.giftCard });
    const less = { price: { kind: 'add', cents: -500 }, sale: { kind: 'percent-off', ppm: 0 } };
    const shown = await preview({ filter: {} }, less);
    expect(shown.refused).toBe(2);
    expect(shown.refusals.map(({ reason }) => reason).toSorted()).toEqual([
      'gift_card_on_sale',
      'price_negative',
    ]);
    const { id } = await start({ filter: {} }, less);
    await run();
    const done = await read(id);
    expect([done.written, done.refused, done.refusals.length]).toEqual([0, 2, 2]);
  });

  it('changes every kind of field, and takes back only what still stands', async () => {
    const made = await shop.addProduct({
      title: 'Mug',
      variants: [{ priceCents: 900, stock: 7, weightGrams: 200 }],
    });
    const other = await shop.addProduct({ title: 'Jug', variants: [{ priceCents: 500 }] });
    const { id } = await start(
      { ids: [made.id, other.id] },
      {
        sale: { kind: 'percent-off', ppm: 100_000 },
        tags: { add: ['new'], remove: [] },
        weight: { kind: 'add', grams: 50 },
        isCounted: false,
        isVisible: false,
        seoTitle: '{title} at its best',
      },
    );
    await run();
    const mug = (await office.get(`products/${made.id}`)).json<Json>();
    expect(mug).toMatchObject({
      tags: ['new'],
      isVisible: false,
      seoTitle: 'Mug at its best',
      variants: [{ salePriceCents: 810, onSale: true, weightGrams: 250 }],
    });
    const changes = { seoTitle: { from: 'Mug at its best', to: 'Mine' } };
    await office.send('PATCH', `products/${made.id}`, { changes });
    await office.send('POST', `bulk-edits/${id}/undo`);
    await run();
    const status = await read(id);
    expect(status).toMatchObject({ state: 'undone', undone: 2, kept: 1 });
    expect(status.keptProducts).toMatchObject([{ id: made.id, values: { seoTitle: 'Mine' } }]);
    expect((await office.get(`products/${made.id}`)).json<Json>()).toMatchObject({
      tags: [],
      isVisible: true,
      seoTitle: 'Mine',
      variants: [
        {
          salePriceCents: 0,
          onSale: false,
          weightGrams: 200,
          stock: { unlimited: false, quantity: 7 },
        },
      ],
    });
  });

  it('a sale price that somebody set since is never left above the price', async () => {
    const made = await shop.addProduct({ title: 'Pan', variants: [{ priceCents: 100 }] });
    const { id } = await start({ ids: [made.id] }, { price: { kind: 'set', cents: 1000 } });
    await run();
    const changed = { salePriceCents: { from: 0, to: 900 }, onSale: { from: false, to: true } };
    const changedVariants = [{ id: made.variantIds[0], changes: changed }];
    await office.send('PATCH', `products/${made.id}`, { changedVariants });
    await office.send('POST', `bulk-edits/${id}/undo`);
    await run();
    expect(await read(id)).toMatchObject({ undone: 0, kept: 1 });
    expect(await prices()).toEqual([{ price: 1000, sale: 900, onSale: true }]);
  });

  it('thousands of variants go through while others edit and the process is killed', async () => {
    await fill(2500);
    const { id, total } = await start({ filter: {} }, { price: { kind: 'add', cents: 1 } });
    expect(total).toBe(2500);
    const stopping = new AbortController();
    const first = runBulkEdits(app.ctx, stopping.signal);
    const productId = (7).toString(16).padStart(24, '0');
    const edited = await office.send('PATCH', `products/${productId}`, {
      changes: { title: { from: 'Thing 7', to: 'Mine' } },
    });
    stopping.abort();
    await first;
    const midway = await read(id);
    expect(midway.state).toBe('running');
    expect(midway.written).toBeLessThan(2500);
    await Promise.all([run(), run()]);
    await run();
    expect(await read(id)).toMatchObject({ state: 'done', written: 2500 });
    const { rows } = await sql<{ wrong: number }>`select count(*)::int as wrong from variants
      where site_id = ${shop.siteId}
        and price_cents <> 1001 + (('x' || right(product_id, 7))::bit(28)::int)`.execute(
      app.ctx.database.kysely,
    );
    expect(rows).toEqual([{ wrong: 0 }]);
    expect(edited.statusCode, edited.body).toBe(200);
    const kept = (await office.get(`products/${productId}`)).json<Json>();
    expect(kept['title']).toBe('Mine');
  });

  it('PROD-08 begins with few rows, and is about what was there then', async () => {
    await fill(700);
    const large = await shop.addProduct({
      title: 'Thing of many',
      variants: Array.from({ length: 1100 }, () => ({ priceCents: 1000 })),
    });
    const { id, total } = await start(
      { filter: { search: 'thing' } },
      { price: { kind: 'set', cents: 7 } },
    );
    expect(total).toBe(701);
    const { rows } = await sql<{ count: number }>`
      select (select count(*) from bulk_edit_products where edit_id = ${id})::int
        + (select count(*) from bulk_edit_batches where edit_id = ${id})::int as count`.execute(
      app.ctx.database.kysely,
    );
    expect(rows).toEqual([{ count: 3 }]);
    const productId = (650).toString(16).padStart(24, '0');
    const changes = { title: { from: 'Thing 650', to: 'Mine' } };
    await office.send('PATCH', `products/${productId}`, { changes });
    await shop.addProduct({ title: 'Thing that came later', variants: [{ priceCents: 1000 }] });
    await office.send('DELETE', `products/${(3).toString(16).padStart(24, '0')}`);
    await run();
    expect(await read(id)).toMatchObject({ state: 'done', total: 701, written: 700, gone: 1 });
    const left = (await prices()).filter(({ price }) => price !== 7);
    expect(left.map(({ price }) => price)).toEqual([1000]);
    await office.send('POST', `bulk-edits/${id}/undo`);
    await run();
    expect(await read(id)).toMatchObject({ state: 'undone', undone: 700, kept: 0 });
    expect((await office.get(`products/${large.id}`)).json<Json>()).toMatchObject({
      variants: expect.arrayContaining([expect.objectContaining({ priceCents: 1000 })]) as unknown,
    });
  });

  it('stops when told, and takes back what it wrote until then', async () => {
    await fill(3);
    const { id } = await start({ filter: {} }, { price: { kind: 'set', cents: 5 } });
    const early = await office.send('POST', `bulk-edits/${id}/undo`);
    expect(early.json<Json>()['code']).toBe('bulk_edit_runs');
    const canceled = await office.send('POST', `bulk-edits/${id}/cancel`);
    expect(canceled.json<Json>()).toMatchObject({ state: 'canceled', written: 0, mayUndo: false });
    const { activity } = (await office.get('activity')).json<{ activity: Json[] }>();
    expect(activity[0]).toMatchObject({
      action: 'products-bulk-edit-stopped',
      subject: `bulk-edit:${id}`,
    });
    await run();
    expect(new Set((await prices()).map(({ price }) => price))).toEqual(
      new Set([1001, 1002, 1003]),
    );
    const waiting = app.ctx.db.selectFrom('bulk_edit_batches').select('number');
    expect(await waiting.where('edit_id', '=', id).execute()).toEqual([]);
  });

  it('keeps to its site and to what the asker may do', async () => {
    const mine = await shop.addProduct({ title: 'Mine', variants: [{ priceCents: 100 }] });
    const identifier = `other-${sites}`;
    const otherSite = await app.createSite({ identifier, host: `${identifier}.test` });
    await createTestShop(app, otherSite);
    const roles = { [otherSite]: [userRoles.values.storeManager] };
    const other = await createOffice(app, roles, identifier);
    const edit = { price: { kind: 'set', cents: 1 } };
    const strange = await other.send('POST', 'bulk-edits', { choice: { ids: [mine.id] }, edit });
    expect(strange.json<Json>()['total']).toBe(0);
    const { id } = await start({ ids: [mine.id] }, edit);
    expect((await other.get(`bulk-edits/${id}`)).statusCode).toBe(404);
    expect((await other.send('POST', `bulk-edits/${id}/cancel`)).statusCode).toBe(404);
    const editor = await createOffice(
      app,
      { [shop.siteId]: [userRoles.values.editor] },
      `bulk-${sites}`,
    );
    const counts = { choice: { ids: [mine.id] }, edit: { isCounted: true } };
    expect((await editor.send('POST', 'bulk-edits', counts)).statusCode).toBe(403);
    await run();
    const counted = await start({ ids: [mine.id] }, { isCounted: true });
    await run();
    expect((await editor.send('POST', `bulk-edits/${counted.id}/undo`)).statusCode).toBe(403);
    expect((await editor.send('POST', `bulk-edits/${id}/undo`)).statusCode).toBe(200);
    const none = await office.send('POST', 'bulk-edits', { choice: { ids: [] }, edit });
    expect(none.statusCode).toBe(400);
  });

  it('is kept for as long as it can be taken back, and goes later', async () => {
    const product = await shop.addProduct({ title: 'Cup', variants: [{ priceCents: 100 }] });
    const { id } = await start({ ids: [product.id] }, { price: { kind: 'set', cents: 1 } });
    await run();
    const isKept = async () => {
      const kept = await app.ctx.db.selectFrom('bulk_edits').select('id').execute();
      return kept.some((one) => one.id === id);
    };
    const began = app.ctx.now().getTime();
    app.setNow(new Date(began + activityTimes.undoableFor));
    await run();
    expect(await isKept()).toBe(true);
    app.setNow(new Date(began + 2 * activityTimes.undoableFor + 60_000));
    await run();
    expect(await isKept()).toBe(false);
  });
});
