import { parse } from 'csv-parse/sync';
import { listOrders as listOrdersCall } from '@sitewright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { addressOf, cards, Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestOwner, type TestOwner } from '../../testing/test-owner.ts';
import { createTestShop, type MadeProduct, type TestShop } from '../../testing/test-shop.ts';
import { addCoupon, addShippingOption } from '../../testing/test-shop-rules.ts';

interface Line {
  number: number;
  paymentState: string;
  fulfillmentStatus: string;
  grandTotalCents: number;
  name: string;
  units: number;
}

interface Detail {
  money: { parts: { id: string; keptCents: number }[]; keptCents: number };
  items: { id: string; open: number; handed: number; returnable: number; sku: string }[];
  steps: { amountCents: number }[];
  mails: { subject: string }[];
  payments: { amountCents: number }[];
  otherOrders: { number: number }[];
  customerId: string | null;
  can: Record<string, boolean>;
}

interface Buyer {
  email: string;
  name?: readonly [first: string, last: string];
  coupon?: string;
}

/** Of the file, word for word. */
const header =
  'Order ID, Email, Financial Status, Paid at, Fulfillment Status, Fulfilled at, Currency, ' +
  'Subtotal, Shipping, Taxes, Amount Refunded, Total, Discount Code, Discount Amount, ' +
  'Shipping Method, Created at, Lineitem quantity, Lineitem name, Lineitem price, Lineitem sku, ' +
  'Lineitem variant, Lineitem requires shipping, Lineitem taxable, Lineitem fulfillment status, ' +
  'Billing Name, Billing Address1, Billing Address2, Billing City, Billing Zip, Billing Province, ' +
  'Billing Country, Billing Phone, Shipping Name, Shipping Address1, Shipping Address2, ' +
  'Shipping City, Shipping Zip, Shipping Province, Shipping Country, Shipping Phone, ' +
  'Cancelled at, Private Notes, Payment Method, Payment Reference';

describeOnBothDatabases('the desk of orders', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let owner: TestOwner;
  let cup: MadeProduct;
  let vase: MadeProduct;
  let shippingOptionId: string;
  const orders: Record<'zoe' | 'ann' | 'again', number> = { zoe: 0, ann: 0, again: 0 };

  beforeAll(async () => {
    app = await createTestApp({ database, now: new Date('2026-03-02T12:00:00Z') });
    shop = await createTestShop(
      app,
      await app.createSite({ host: 'localhost', identifier: 'shop' }),
    );
    shippingOptionId = await addShippingOption(shop, { priceCents: 500 });
    owner = await createTestOwner(app, 'shop');
    cup = await shop.addProduct({
      title: '=HYPERLINK("x")',
      variants: [{ sku: 'CUP-BLUE/1', priceCents: 1000, stock: 50 }],
    });
    vase = await shop.addProduct({ title: 'Vase', variants: [{ sku: 'VASE', priceCents: 9000 }] });
    await addCoupon(shop, { code: 'TENTH' });
    orders.zoe = await buy([[cup, 2]], { email: 'Zoe@Example.test', name: ['Zoe', 'Ødegård'] });
    later();
    orders.ann = await buy(
      [
        [cup, 1],
        [vase, 1],
      ],
      { email: 'ann@example.test' },
    );
    later();
    orders.again = await buy([[cup, 1]], { email: 'ann@example.test', coupon: 'TENTH' });
  });
  afterAll(() => app.close());

  const later = () => app.setNow(new Date(app.ctx.now().getTime() + 60_000));

  async function buy(
    entries: readonly (readonly [MadeProduct, number])[],
    { email, name = ['Ann', 'Lee'], coupon }: Buyer,
  ): Promise<number> {
    const shopper = new Shopper(app);
    for (const [product, quantity] of entries) await shopper.add(product.id, quantity);
    if (coupon) {
      const url = `/api/3/commerce/cart/${shopper.cartToken}/coupons`;
      const applied = await shopper.send('POST', url, { body: { promoCode: coupon } });
      expect(applied.statusCode, applied.body).toBe(200);
    }
    const expectedTotalCents = await shopper.totalFor({ shippingOptionId });
    const shippingAddress = addressOf({
      firstName: name[0],
      lastName: name[1],
      phone: '+1 201 555 0100',
    });
    const paid = await shopper.pay({
      shippingOptionId,
      expectedTotalCents,
      email,
      shippingAddress,
      card: cards.good,
    });
    expect(paid.statusCode, paid.body).toBe(200);
    return (await list('')).orders[0]!.number;
  }

  async function get<Answer>(path: string): Promise<Answer> {
    const response = await owner.send('GET', owner.url(path));
    expect(response.statusCode, response.body).toBe(200);
    return response.json<Answer>();
  }

  const list = (query: string): Promise<{ orders: Line[]; after?: string }> =>
    get(`orders?${query}`);
  const numbers = async (query: string): Promise<number[]> =>
    (await list(query)).orders.map(({ number }) => number);
  const post = async (path: string, body: unknown) => {
    const response = await owner.send('POST', owner.url(path), { body });
    expect(response.statusCode, response.body).toBe(200);
    return response.json<never>();
  };
  const detailOf = (number: number) => get<Detail>(`orders/${number}/detail`);
  const rowsOf = async (query: string) => {
    const response = await owner.send('GET', owner.url(`orders/export?${query}`));
    expect(response.statusCode, response.body).toBe(200);
    expect(response.headers['content-type']).toContain('text/csv');
    expect(response.headers['content-disposition']).toMatch(/orders-2026-03-02\.csv/);
    return parse(response.body) as string[][];
  };

  describe('lists', () => {
    it('have the newest first, and the dearest when asked', async () => {
      const { zoe, ann, again } = orders;
      expect(await numbers('')).toEqual([again, ann, zoe]);
      expect(await numbers('direction=asc')).toEqual([zoe, ann, again]);
      expect(await numbers('sort=total')).toEqual([ann, zoe, again]);
      const [, second] = (await list('')).orders;
      expect(second).toMatchObject({ name: 'Ann Lee', units: 2, grandTotalCents: 10_500 });
    });

    it.each([
      ['the beginning of an email', 'zoe@exam', ['zoe']],
      ['a name without its accents, and any case', 'ODEGARD', ['zoe']],
      ['part of a SKU', 'cup-blu', ['again', 'ann', 'zoe']],
      ['two words that one order has', 'ann vase', ['ann']],
      ['words that no order has together', 'zoe vase', []],
      ['nothing but signs', "%'&|!", []],
    ] as const)('are searched by %s', async (_what, typed, found) => {
      const wanted = found.map((name) => orders[name]);
      expect(await numbers(`search=${encodeURIComponent(typed)}`)).toEqual(wanted);
    });

    it('are in the order of the list where most of them hold a word', async () => {
      for (const sorted of ['', 'sort=total&', 'direction=asc&', 'sort=total&direction=asc&']) {
        const whole = await numbers(sorted);
        const seen: number[] = [];
        let after: string | undefined = '';
        while (after !== undefined) {
          const page = await list(`${sorted}search=example&limit=1${after && `&after=${after}`}`);
          seen.push(...page.orders.map(({ number }) => number));
          after = page.after;
        }
        expect(seen, sorted).toEqual(whole);
        expect(await numbers(`${sorted}search=example`), sorted).toEqual(whole);
      }
    });

    it('are searched by a number, which is a whole word and with # nothing else', async () => {
      const { zoe, ann } = orders;
      expect(await numbers(`search=%23${zoe}`)).toEqual([zoe]);
      expect(await numbers(`search=${ann}`)).toEqual([ann]);
    });

    it('are walked through by what was last seen, also among equals', async () => {
      for (const sorted of ['', 'sort=total&', 'direction=asc&']) {
        const seen: number[] = [];
        let after: string | undefined = '';
        while (after !== undefined) {
          const page: Awaited<ReturnType<typeof list>> = await list(
            `${sorted}limit=1${after && `&after=${after}`}`,
          );
          seen.push(...page.orders.map(({ number }) => number));
          after = page.after;
        }
        expect(seen).toEqual(await numbers(sorted));
      }
    });

    it('of one total stand by their time, and are walked through so', async () => {
      const { zoe, ann, again } = orders;
      const set = (total: number) =>
        app.ctx.transact((trx) =>
          trx
            .updateTable('orders')
            .set({ grand_total_cents: total })
            .where('order_number', '=', zoe)
            .execute(),
        );
      const all = (await list('')).orders;
      const totalOf = (one: number) => all.find(({ number }) => number === one)!.grandTotalCents;
      await set(totalOf(again));
      for (const [direction, wanted] of [
        ['desc', [ann, again, zoe]],
        ['asc', [zoe, again, ann]],
      ] as const) {
        const sorted = `sort=total&direction=${direction}`;
        expect(await numbers(sorted)).toEqual(wanted);
        const first = await list(`${sorted}&limit=2`);
        expect(first.orders.map(({ number }) => number)).toEqual(wanted.slice(0, 2));
        expect(await numbers(`${sorted}&limit=2&after=${first.after}`)).toEqual(wanted.slice(2));
      }
      await set(totalOf(zoe));
    });

    it('are filtered by product, customer, time, channel and tests', async () => {
      const { zoe, ann, again } = orders;
      expect(await numbers(`product=${vase.id}`)).toEqual([ann]);
      const { customerId } = await detailOf(ann);
      expect(await numbers(`customer=${customerId!}`)).toEqual([again, ann]);
      const noon = new Date('2026-03-02T12:00:00Z').getTime();
      expect(await numbers(`to=${noon + 1}`)).toEqual([zoe]);
      expect(await numbers(`from=${noon + 1}`)).toEqual([again, ann]);
      expect(await numbers('channel=online&kind=goods')).toHaveLength(3);
      expect(await numbers('kind=donation')).toEqual([]);
      expect(await numbers('channel=draft')).toEqual([]);
      expect(await numbers('isTest=false')).toEqual([]);
      expect(await numbers('isTest=true')).toHaveLength(3);
      expect(await numbers('hasRest=true')).toEqual([]);
    });

    it('of what waits to be packed have the longest wait first, with units that are still open', async () => {
      const { zoe, ann, again } = orders;
      interface Queue {
        orders: { number: number; name: string; items: { sku: string; open: number }[] }[];
        after?: string;
      }
      const { orders: waiting, after } = await get<Queue>('orders/packing');
      expect(await get('orders/count?toSend=true')).toEqual({
        count: waiting.length,
        isMore: false,
      });
      expect(waiting.map(({ number, items }) => [number, items.map(({ open }) => open)])).toEqual([
        [zoe, [2]],
        [ann, [1, 1]],
        [again, [1]],
      ]);
      expect(after).toBeUndefined();
      expect(waiting[0]).toMatchObject({
        name: 'Zoe Ødegård',
        items: [{ sku: 'CUP-BLUE/1', gtin: '' }],
      });
    });

    it('are counted and summed apart from their rows', async () => {
      expect(await get('orders/count?search=ann')).toEqual({ count: 2, isMore: false });
      const { orders: lines } = await list('search=ann');
      const totalCents = lines.reduce((sum, { grandTotalCents }) => sum + grandTotalCents, 0);
      expect(await get('orders/sums?search=ann')).toEqual({
        isMore: false,
        sums: [
          { currency: 'USD', testMode: true, orders: 2, totalCents, refundedCents: 0, dueCents: 0 },
        ],
      });
    });

    it('are refused with a page of more than 100', () => {
      expect(listOrdersCall.query.safeParse({ limit: 101 }).success).toBe(false);
    });
  });

  describe('the life of an order', () => {
    it('shows what may be done, and what became of it', async () => {
      const { ann } = orders;
      const before = await detailOf(ann);
      expect(before.can).toMatchObject({
        fulfil: true,
        refund: true,
        cancel: true,
        settlements: [],
      });
      expect(before.items.map(({ open }) => open)).toEqual([1, 1]);
      expect(before.mails).toHaveLength(1);
      expect(before.otherOrders.map(({ number }) => number)).toEqual([orders.again]);
      const sum = before.steps.reduce((total, { amountCents }) => total + amountCents, 0);
      expect([sum, before.payments[0]!.amountCents]).toEqual([10_500, 10_500]);

      const [first] = before.items;
      const sent = { requestId: 'f1', kind: 'shipment', items: [{ id: first!.id, quantity: 1 }] };
      await post(`orders/${ann}/fulfillments`, sent);
      const after = await detailOf(ann);
      expect(after.items.map(({ open, handed }) => [open, handed])).toEqual([
        [0, 1],
        [1, 0],
      ]);
      expect(after.can).toMatchObject({ fulfil: true, cancel: false, openReturn: true });
      expect(await numbers('fulfillment=partially_fulfilled')).toEqual([ann]);
      expect(await numbers('toSend=true')).toContain(ann);
      expect(await numbers('toSend=false')).not.toContain(ann);
    });

    it('a refund is told before it is given, to the cent, and changes nothing by that', async () => {
      const { ann } = orders;
      const { items } = await detailOf(ann);
      const wish = { requestId: 'r1', units: [{ id: items[1]!.id, quantity: 1 }] };
      const shown = await post(`orders/${ann}/refunds/preview`, wish);
      expect(shown).toMatchObject({ amountCents: 9_000 });
      expect((await list('payment=partly-refunded')).orders).toEqual([]);
      await post(`orders/${ann}/refunds`, wish);
      const [line] = (await list('payment=partly-refunded')).orders;
      expect(line).toMatchObject({ number: ann, refundedCents: 9_000 });
      const again = await owner.send('POST', owner.url(`orders/${ann}/refunds/preview`), {
        body: { ...wish, requestId: 'r2' },
      });
      expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([
        409,
        'refund_too_large',
      ]);
    });

    it('an order that is not there is not found', async () => {
      expect((await owner.send('GET', owner.url('orders/999/detail'))).statusCode).toBe(404);
    });
  });

  describe('as CSV', () => {
    it('has the columns of the specification, a row an item, sums in the first', async () => {
      await post(`orders/${orders.ann}/notes`, { text: 'Wrap it' });
      const [head, first, second, ...others] = await rowsOf(`search=%23${orders.ann}`);
      expect(head).toEqual(header.split(', '));
      expect(others).toEqual([]);
      const cell = (row: string[] | undefined, name: string) => row?.[head!.indexOf(name)];
      const told = ['Total', 'Shipping', 'Amount Refunded', 'Financial Status', 'Private Notes'];
      expect(told.map((name) => cell(first, name))).toEqual([
        '105.00',
        '5.00',
        '90.00',
        'PARTIALLY_REFUNDED',
        'Wrap it',
      ]);
      expect(told.map((name) => cell(second, name))).toEqual(['', '', '', '', '']);
      expect([cell(first, 'Order ID'), cell(second, 'Order ID')]).toEqual([
        String(orders.ann),
        String(orders.ann),
      ]);
      expect(cell(second, 'Lineitem sku')).toBe('VASE');
      expect(cell(second, 'Lineitem fulfillment status')).toBe('REFUNDED');
      expect(cell(first, 'Created at')).toMatch(/^2026-03-02 \d\d:01:00 [+-]\d{4}$/);
      expect(cell(first, 'Shipping Name')).toBe('Ann Lee');
    });

    it('never holds a formula', async () => {
      const cells = (await rowsOf('')).flat();
      expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
      expect(cells).toContain(`'=HYPERLINK("x")`);
    });

    it('has all of the filter and nothing beside', async () => {
      const rows = await rowsOf('search=ann');
      expect(new Set(rows.slice(1).map(([id]) => Number(id)))).toEqual(
        new Set([orders.ann, orders.again]),
      );
      expect(rows.slice(1).map((row) => row[rows[0]!.indexOf('Discount Code')])).toContain('TENTH');
    });
  });

  it('alerts are empty while nothing needs a person', async () => {
    const alerts = await get<Record<string, unknown[]>>('orders/alerts');
    expect(Object.values(alerts)).toEqual([[], [], [], [], [], []]);
  });

  it('an order of a draft that was edited is found by what was added, and its rest is told', async () => {
    const line = ({ id, variantIds }: MadeProduct) => ({
      kind: 'variant',
      productId: id,
      variantId: variantIds[0],
      quantity: 1,
    });
    const content = {
      email: 'draft@example.test',
      shippingAddress: addressOf({ lastName: 'Quill' }),
      lines: [line(cup)],
      shipping: { kind: 'own', name: 'Free', priceCents: 0 },
    };
    const draft: { id: string } = await post('draft-orders', { content });
    const settlement = { settlement: 'paid', expectedTotalCents: 1_000 };
    const { orderNumber: number }: { orderNumber: number } = await post(
      `draft-orders/${draft.id}/settlement`,
      settlement,
    );
    expect(await numbers('channel=draft')).toEqual([number]);
    expect(await numbers('search=quill%20vase')).toEqual([]);
    const added = { lines: [line(vase)] };
    const path = `orders/${number}/edits`;
    const seen: { version: number; differenceCents: number } = await post(`${path}/preview`, {
      content: added,
    });
    await post(path, {
      requestId: 'edit-1',
      version: seen.version,
      expectedDifferenceCents: seen.differenceCents,
      content: added,
    });
    expect(await numbers('search=quill%20vase')).toEqual([number]);
    expect(await numbers('hasRest=true')).toEqual([number]);
    const { rests } = await get<{ rests: unknown[] }>('orders/alerts');
    expect(rests).toMatchObject([{ number, amountCents: 9_000, currency: 'USD' }]);
    const { can } = await detailOf(number);
    expect(can).toMatchObject({ settleRest: true, fulfil: false, refund: false });
  });
});
