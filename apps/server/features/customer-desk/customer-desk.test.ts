import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { meetAtLock } from '../../testing/meet-at-lock.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { addressOf, Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestOwner, type TestOwner } from '../../testing/test-owner.ts';
import { addShippingOption } from '../../testing/test-shop-rules.ts';
import { createTestShop, type MadeProduct, type TestShop } from '../../testing/test-shop.ts';

interface Line {
  id: string;
  email: string;
  name: string;
  orders: number;
  spentCents: number;
  country: string;
}

interface Detail extends Line {
  emails: string[];
  note: string;
  phone: string;
  groups: string[];
  testOrders: number;
  latestOrders: { number: number; email: string }[];
  addresses: Record<string, string>[];
  timeline: { kind: string; actorName: string; subject: string }[];
}

describeOnBothDatabases('the desk of customers', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let owner: TestOwner;
  let cup: MadeProduct;
  let shippingOptionId: string;

  beforeAll(async () => {
    app = await createTestApp({ database, now: new Date('2026-03-02T12:00:00Z') });
    const settings = { payments: { test: true, manual: true } };
    shop = await createTestShop(
      app,
      await app.createSite({
        host: 'localhost',
        identifier: 'shop',
        timeZone: 'Asia/Tokyo',
        settings,
      }),
    );
    shippingOptionId = await addShippingOption(shop, { priceCents: 500 });
    owner = await createTestOwner(app, 'shop');
    cup = await shop.addProduct({ variants: [{ sku: 'CUP', priceCents: 1000, stock: 500 }] });
    await buy('zoe@example.test', {
      firstName: 'Zoe',
      lastName: 'Ødegård',
      phone: '+1 201-555 01',
    });
    later();
    await buy('ann@example.test', {}, 3);
    later();
    await buy('ann.lee@work.test', {
      firstName: 'Ann',
      lastName: 'Lee-Work',
      line1: '9 Mill Road',
    });
  });
  afterAll(() => app.close());

  const later = () => app.setNow(new Date(app.ctx.now().getTime() + 60_000));

  /** By invoice, then told that the money came. @returns the number of the order */
  async function buy(email: string, person: Record<string, string> = {}, quantity = 1) {
    const shopper = new Shopper(app);
    await shopper.add(cup.id, quantity);
    const expectedTotalCents = await shopper.totalFor({ shippingOptionId });
    const paid = await shopper.pay({
      shippingOptionId,
      expectedTotalCents,
      email,
      shippingAddress: addressOf(person),
      payment: { provider: 'manual' },
    });
    expect(paid.statusCode, paid.body).toBe(200);
    const { order_number: number } = await app.ctx.db
      .selectFrom('orders')
      .select('order_number')
      .where('cart_id', '=', shopper.cartToken)
      .executeTakeFirstOrThrow();
    await post(`orders/${number}/settlement`, { settlement: 'received' });
    return number;
  }

  async function send<Answer>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) {
    const response = await owner.send(method, owner.url(path), body ? { body } : {});
    expect(response.statusCode, `${path}: ${response.body}`).toBe(200);
    return response.json<Answer>();
  }
  const get = <Answer>(path: string) => send<Answer>('GET', path);
  const post = <Answer>(path: string, body: unknown = {}) => send<Answer>('POST', path, body);

  const list = async (query = '') =>
    (await get<{ customers: Line[]; after?: string }>(`customers?${query}`)).customers;
  const emails = async (query = '') => (await list(query)).map(({ email }) => email);
  const find = async (email: string) =>
    (await list(`search=${encodeURIComponent(email)}`)).find((one) => one.email === email)!;
  const detailOf = (id: string) => get<Detail>(`customers/${id}`);

  const undo = (activityId: string) => post(`activity/${activityId}/undo`);

  describe('lists', () => {
    it('have who bought last first, and are sorted by money, name and age', async () => {
      const [zoe, ann, work] = ['zoe@example.test', 'ann@example.test', 'ann.lee@work.test'];
      expect(await emails()).toEqual([work, ann, zoe]);
      expect(await emails('sort=spent')).toEqual([ann, work, zoe]);
      expect(await emails('sort=name&direction=asc')).toEqual([ann, work, zoe]);
      expect(await emails('sort=created&direction=asc')).toEqual([zoe, ann, work]);
      expect((await list('sort=spent'))[0]).toMatchObject({ orders: 1, spentCents: 3_500 });
    });

    it.each([
      ['the beginning of an email', 'zoe@exam', ['zoe@example.test']],
      ['a name without its accents', 'ODEGARD', ['zoe@example.test']],
      ['a phone as people write it', '(201) 555-01', []],
      ['a phone with its country', '+1 (201) 55501', ['zoe@example.test']],
      ['two words', 'ann work', ['ann.lee@work.test']],
      ['nothing but signs', "%'&|!", []],
    ])('are searched by %s', async (_what, typed, found) => {
      expect(await emails(`search=${encodeURIComponent(typed)}`)).toEqual(found);
    });

    it('are in the order of the list where most of them hold a word', async () => {
      for (const sorted of ['sort=last', 'sort=spent&direction=asc', 'sort=name', 'sort=created']) {
        const whole = await emails(sorted);
        const seen: string[] = [];
        let after: string | undefined = '';
        while (after !== undefined) {
          const page: { customers: Line[]; after?: string } = await get(
            `customers?${sorted}&search=test&limit=1${after && `&after=${after}`}`,
          );
          seen.push(...page.customers.map(({ email }) => email));
          after = page.after;
        }
        expect(seen, sorted).toEqual(whole);
        expect(await emails(`${sorted}&search=test`), sorted).toEqual(whole);
      }
    });

    it('are walked through by what was last seen', async () => {
      for (const sorted of ['sort=last', 'sort=spent&direction=asc', 'sort=name', 'sort=created']) {
        const seen: string[] = [];
        let after: string | undefined = '';
        while (after !== undefined) {
          const page: { customers: Line[]; after?: string } = await get(
            `customers?${sorted}&limit=1${after && `&after=${after}`}`,
          );
          seen.push(...page.customers.map(({ email }) => email));
          after = page.after;
        }
        expect(seen).toEqual(await emails(sorted));
      }
    });

    it('are filtered and counted', async () => {
      expect(await emails('spentFrom=3500')).toEqual(['ann@example.test']);
      expect(await emails('country=US')).toHaveLength(3);
      expect(await emails('country=DE')).toEqual([]);
      expect(await emails('hasAccount=true')).toEqual([]);
      expect(await emails('optedIn=false')).toHaveLength(3);
      const third = new Date('2026-03-02T12:02:00Z').getTime();
      expect(await emails(`since=${third}`)).toEqual(['ann.lee@work.test']);
      expect(await get('customers/count?search=ann')).toEqual({ count: 2, isMore: false });
      expect(await get('customers/groups')).toEqual({ groups: [], countries: ['US'] });
    });

    it('become CSV without formulas', async () => {
      const { id } = await find('zoe@example.test');
      const named = { changes: { name: { from: 'Zoe Ødegård', to: '=cmd()' } } };
      const { activityId } = await send<{ activityId: string }>('PATCH', `customers/${id}`, named);
      const response = await owner.send('GET', owner.url('customers/export?search=zoe'));
      expect(response.headers['content-type']).toContain('text/csv');
      expect(response.body).toContain("zoe@example.test,'=cmd()");
      expect(response.body.trim().split('\r\n')).toHaveLength(2);
      // Noon of UTC is nine in the evening where the shop is.
      expect(response.body).toContain('2026-03-02 21:00:00 +0900');
      await undo(activityId);
    });
  });

  it('two who edit one at the same moment both have their way', async () => {
    const { id } = await find('zoe@example.test');
    const edit = (changes: object) => () =>
      send<{ activityId: string }>('PATCH', `customers/${id}`, { changes });
    const both = await meetAtLock(app, sql`select 1 from customers where id = ${id} for update`, [
      edit({ note: { from: '', to: 'Likes blue' } }),
      edit({ groups: { from: [], to: ['trade'] } }),
    ]);
    expect(await detailOf(id)).toMatchObject({ note: 'Likes blue', groups: ['trade'] });
    for (const { activityId } of both) await undo(activityId);
    expect(await detailOf(id)).toMatchObject({ note: '', groups: [] });
  });

  it('one is edited by field, logged, and taken back', async () => {
    const { id } = await find('zoe@example.test');
    const changes = {
      note: { from: '', to: 'Likes blue' },
      groups: { from: [], to: ['trade'] },
    };
    const { activityId } = await send<{ activityId: string }>('PATCH', `customers/${id}`, {
      changes,
    });
    expect(await detailOf(id)).toMatchObject({ note: 'Likes blue', groups: ['trade'] });
    expect(await emails('group=trade')).toEqual(['zoe@example.test']);
    const stale = await owner.send('PATCH', owner.url(`customers/${id}`), {
      body: { changes: { note: { from: '', to: 'Likes red' } } },
    });
    expect(stale.json()).toMatchObject({
      code: 'edited_meanwhile',
      conflicts: { note: { theirs: 'Likes blue', yours: 'Likes red' } },
    });
    await undo(activityId);
    const after = await detailOf(id);
    expect(after).toMatchObject({ note: '', groups: [] });
    expect(after.timeline.map(({ kind }) => kind)).toContain('changed');
  });

  it('two who are one are merged as shown before, and apart again when that is taken back', async () => {
    const ann = await find('ann@example.test');
    const work = await find('ann.lee@work.test');
    const books = await app.ctx.db.selectFrom('orders').selectAll().orderBy('id').execute();
    const ledger = await app.ctx.db.selectFrom('ledger_entries').selectAll().execute();
    const before = [await detailOf(ann.id), await detailOf(work.id)];
    const shown = await post(`customers/${ann.id}/merge/preview`, { otherId: work.id });
    const setRefunded = (cents: number) =>
      app.ctx.transact((trx) =>
        trx
          .updateTable('customers')
          .set({ refunded_cents: cents })
          .where('id', '=', work.id)
          .execute(),
      );
    await setRefunded(700);
    expect(await post(`customers/${ann.id}/merge/preview`, { otherId: work.id })).toMatchObject({
      refundedCents: 700,
    });
    await setRefunded(0);
    const { activityId } = await post<{ activityId: string }>(`customers/${ann.id}/merge`, {
      otherId: work.id,
    });
    const merged = await detailOf(ann.id);
    expect(shown).toMatchObject({ orders: 2, spentCents: 5_000, moves: { orders: 1 } });
    expect(merged).toMatchObject({ orders: 2, spentCents: 5_000 });
    expect(merged.emails).toEqual(['ann@example.test', 'ann.lee@work.test']);
    expect(merged.latestOrders.map(({ email }) => email)).toEqual([
      'ann.lee@work.test',
      'ann@example.test',
    ]);
    expect(await detailOf(work.id)).toMatchObject({ id: ann.id });
    expect(await emails('search=work')).toEqual(['ann@example.test']);
    const orders = await get<{ orders: unknown[] }>(`orders?customer=${ann.id}`);
    expect(orders.orders).toHaveLength(2);

    // What is bought by the other email from now on is theirs too.
    later();
    await buy('ann.lee@work.test');
    expect(await detailOf(ann.id)).toMatchObject({ orders: 3, spentCents: 6_500 });
    const again = await owner.send('POST', owner.url(`customers/${ann.id}/merge`), {
      body: { otherId: work.id },
    });
    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([
      409,
      'customers_same',
    ]);
    await undo(activityId);
    expect(await detailOf(ann.id)).toMatchObject({ orders: 1, spentCents: 3_500 });
    expect(await detailOf(work.id)).toMatchObject({ orders: 2, spentCents: 3_000 });
    expect((await detailOf(ann.id)).emails).toEqual(before[0]!.emails);
    const same = await app.ctx.db.selectFrom('orders').selectAll().orderBy('id').execute();
    expect(same.slice(0, books.length)).toEqual(books);
    const kept = await app.ctx.db.selectFrom('ledger_entries').selectAll().execute();
    expect(kept.length).toBeGreaterThanOrEqual(ledger.length);
  });

  it('of another site is not there', async () => {
    const other = await app.createSite({ identifier: 'other' });
    expect(other).toBeTruthy();
    const { id } = await find('zoe@example.test');
    const response = await owner.send('GET', `/api/sites/other/customers/${id}`);
    expect(response.statusCode).toBe(404);
    const merge = await owner.send('POST', `/api/sites/other/customers/${id}/merge`, {
      body: { otherId: id.replace(/.$/, 'x') },
    });
    expect(merge.statusCode).toBe(404);
  });
});
