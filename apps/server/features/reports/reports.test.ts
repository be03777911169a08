/** Reports against the ledger, through the front door. */
import fc from 'fast-check';
import { parse } from 'csv-parse/sync';
import {
  mainFigures,
  reportFigures,
  reportNames,
  type Arrival,
  type ReportName,
} from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../db/id.ts';
import { giveGiftCard } from '../../testing/give-gift-card.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { beginPlan } from '../../testing/plan-of.ts';
import { addressOf, Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestOwner, type TestOwner } from '../../testing/test-owner.ts';
import { createTestShop, type MadeProduct, type TestShop } from '../../testing/test-shop.ts';
import { addCoupon, addShippingOption, addTaxRule } from '../../testing/test-shop-rules.ts';
import { sumLedger } from '../ledger/read-ledger.ts';
import { countAllReports } from './count-moves.ts';
import type { Figures } from './figures.ts';
import { rebuildReports } from './rebuild-reports.ts';

interface Report {
  period: { from: string; to: string; figures: Figures };
  compared: { figures: Figures } | null;
  series: { from: string; to: string; figures: Figures; compared: Figures | null }[];
  rows: {
    key: string;
    label: string;
    detail: string;
    figures: Figures;
    compared: Figures | null;
  }[];
  currencies: string[];
  after?: string;
}

interface Bought {
  number: number;
  parts: { id: string; keptQuantity: number; keptCents: number }[];
}

const action = fc.record({
  lines: fc.array(fc.record({ product: fc.nat(3), quantity: fc.integer({ min: 1, max: 3 }) }), {
    minLength: 1,
    maxLength: 3,
  }),
  coupon: fc.boolean(),
  giftCardCents: fc.option(fc.integer({ min: 1, max: 900 })),
  buyer: fc.nat(3),
  refund: fc.option(fc.constantFrom('unit', 'amount', 'all')),
  edit: fc.option(fc.constantFrom('less', 'more', 'swap')),
  arrival: fc.option(
    fc.record(
      {
        referrerHost: fc.constantFrom('www.example.org', 'Search.Example.com', 'no host!'),
        source: fc.constantFrom('newsletter', 'Partner', ':direct', 'ann@example.test'),
        medium: fc.constantFrom('email', 'cpc'),
        campaign: fc.constantFrom('spring', 'Autumn Sale'),
      },
      { requiredKeys: [] },
    ),
  ),
  hours: fc.integer({ min: 1, max: 60 }),
});

describeOnBothDatabases('reports', (database) => {
  let app: TestApp;
  const shops: Record<'outside' | 'inside', { shop: TestShop; owner: TestOwner }> = {} as never;
  let parcel: Record<string, string>;
  const gifts = new Set<string>();
  beforeAll(async () => {
    app = await createTestApp({ database, now: new Date('2026-02-20T12:00:00Z') });
    parcel = {};
    for (const name of ['outside', 'inside'] as const) {
      const host = name === 'outside' ? 'localhost' : 'inside.example.test';
      const settings = { payments: { test: true } };
      const shop = await createTestShop(
        app,
        await app.createSite({ host, identifier: name, settings }),
      );
      shops[name] = { shop, owner: await createTestOwner(app, name) };
      parcel[name] = await addShippingOption(shop, { priceCents: 733 });
      const tax = { country: 'US', region: 'NJ', isOnShipping: true };
      await addTaxRule(shop, {
        ...tax,
        name: 'State',
        ratePpm: 66_250,
        isIncludedInPrice: name === 'inside',
      });
      await addTaxRule(shop, {
        ...tax,
        name: 'City',
        ratePpm: 12_500,
        isIncludedInPrice: name === 'inside',
      });
      await addCoupon(shop, { code: 'SAVE', ratePpm: 133_000 });
    }
  });
  afterAll(() => app.close());

  type Name = keyof typeof shops;

  async function read(
    name: Name,
    report: ReportName,
    query = '',
    unit: 'month' | 'day' = 'month',
  ): Promise<Report> {
    const { owner } = shops[name];
    const period = `from=2026-01-01&to=2026-12-31&unit=${unit}`;
    const path = `reports/${report}?${period}&isTest=true&${query}`;
    const answer = await owner.send('GET', owner.url(path));
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Report>();
  }

  async function post(name: Name, path: string, body: object) {
    const { owner } = shops[name];
    return owner.send('POST', owner.url(path), { body });
  }

  interface Wish {
    lines: readonly (readonly [MadeProduct, number])[];
    coupon?: boolean;
    giftCardCents?: number | null;
    email?: string;
    arrival?: Arrival | null;
  }

  async function buy(
    name: Name,
    { lines, coupon, giftCardCents, email = 'ann@example.test', arrival }: Wish,
  ): Promise<Bought> {
    const { shop, owner } = shops[name];
    const host = name === 'outside' ? 'localhost' : 'inside.example.test';
    const shopper = new Shopper(app, host);
    for (const [product, quantity] of lines) {
      await shopper.add(product.id, quantity, arrival ? { arrival } : {});
    }
    const cart = `/api/3/commerce/cart/${shopper.cartToken}`;
    if (coupon) await shopper.send('POST', `${cart}/coupons`, { body: { promoCode: 'SAVE' } });
    // Gift cards alone are sent to nobody.
    const isSent = lines.some(([product]) => !gifts.has(product.id));
    const shipped = isSent ? { shippingOptionId: parcel[name]! } : {};
    const expectedTotalCents = await shopper.totalFor(shipped);
    let expectedDueCents = expectedTotalCents;
    if (giftCardCents) {
      const { code } = await giveGiftCard(shop, giftCardCents);
      const used = await shopper.send('POST', `${cart}/gift-cards`, { body: { code } });
      expect(used.statusCode, used.body).toBe(200);
      expectedDueCents -= giftCardCents;
    }
    const paid = await shopper.pay({
      email,
      ...shipped,
      expectedTotalCents,
      expectedDueCents,
      shippingAddress: addressOf(),
    });
    expect(paid.statusCode, paid.body).toBe(200);
    const { order_number: number } = await app.ctx.db
      .selectFrom('orders')
      .select('order_number')
      .where('cart_id', '=', shopper.cartToken)
      .executeTakeFirstOrThrow();
    const kept = (await owner.send('GET', owner.url(`orders/${number}`))).json<Bought>();
    return { ...kept, number };
  }

  async function refund(name: Name, order: Bought, how: 'unit' | 'amount' | 'all') {
    const part = order.parts.find(({ keptQuantity }) => keptQuantity > 0)!;
    const kept = order.parts.reduce((sum, { keptCents }) => sum + keptCents, 0);
    const wish =
      how === 'unit'
        ? { units: [{ id: part.id, quantity: 1 }] }
        : { amountCents: how === 'all' ? kept : Math.max(1, Math.floor(kept / 3)) };
    const body = { requestId: newId(), reason: 'Broken', ...wish };
    const answer = await post(name, `orders/${order.number}/refunds`, body);
    expect([200, 400, 409], answer.body).toContain(answer.statusCode);
  }

  async function edit(
    name: Name,
    order: Bought,
    how: 'less' | 'more' | 'swap',
    other: MadeProduct,
  ) {
    const part = order.parts.find(
      ({ keptQuantity, id }) => keptQuantity > 0 && id !== 'cart:shipping',
    );
    const less = [{ id: part!.id, quantity: part!.keptQuantity - 1 }];
    const added = [
      { kind: 'variant', productId: other.id, variantId: other.variantIds[0]!, quantity: 1 },
    ];
    const content = {
      ...(how !== 'more' && { units: less }),
      ...(how !== 'less' && { lines: added }),
    };
    const path = `orders/${order.number}/edits`;
    const seen = (await post(name, `${path}/preview`, { content })).json<{
      version: number;
      differenceCents: number;
    }>();
    const body = {
      requestId: newId(),
      version: seen.version,
      expectedDifferenceCents: seen.differenceCents,
      content,
    };
    await post(name, path, body);
    await post(name, `orders/${order.number}/rest`, { action: 'paid' });
  }

  /** What reports say is what the ledger says, account by account. */
  async function expectLedger(name: Name): Promise<Figures> {
    const { siteId } = shops[name].shop;
    const ledger = await sumLedger(app.ctx.db, { siteId, isTest: true });
    const of = (...accounts: string[]) =>
      0 -
      ledger
        .filter(({ account }) => accounts.includes(account))
        .reduce((sum, { amountCents }) => sum + Number(amountCents), 0);
    const { period, series } = await read(name, 'sales');
    const { figures } = period;
    expect(figures.netCents).toBe(of('sales', 'donations', 'refunds'));
    expect(figures.shippingCents).toBe(of('shipping'));
    expect(figures.taxCents).toBe(of('tax'));
    const paid = (await read(name, 'payments')).rows;
    const byCard = paid.filter(({ key }) => key === 'test');
    expect(byCard.reduce((sum, row) => sum + row.figures.netCents, 0)).toBe(-of('clearing'));
    const summed = (rows: readonly { figures: Figures }[], figure: keyof Figures) =>
      rows.reduce((sum, row) => sum + row.figures[figure], 0);
    for (const figure of reportFigures.sales.filter((one) => one !== 'averageCents')) {
      expect(summed(series, figure), figure).toBe(figures[figure]);
      for (const report of ['channels', 'customers', 'sources', 'campaigns'] as const) {
        expect(summed((await read(name, report)).rows, figure)).toBe(figures[figure]);
      }
    }
    for (const report of ['refunds', 'discounts', 'taxes', 'payments'] as const) {
      const course = await read(name, report);
      for (const figure of reportFigures[report]) {
        expect(summed(course.series, figure), figure).toBe(course.period.figures[figure]);
      }
    }
    for (const report of ['sales', 'discounts'] as const) {
      const byDay = (await read(name, report, '', 'day')).series;
      for (const { from, to, figures: ofMonth } of (await read(name, report)).series) {
        const ofDays = byDay.filter((day) => day.from >= from && day.to <= to);
        expect(summed(ofDays, 'discountCents'), from).toBe(ofMonth.discountCents);
      }
    }
    const products = (await read(name, 'products')).rows;
    for (const figure of ['netCents', 'grossCents', 'units', 'returned', 'giftCardCents'] as const)
      expect(summed(products, figure), figure).toBe(figures[figure]);
    const taxes = (await read(name, 'taxes')).rows;
    expect(summed(taxes, 'taxCents')).toBe(figures.taxCents);
    const refunds = (await read(name, 'refunds')).rows;
    for (const figure of ['refundCents', 'returned'] as const)
      expect(summed(refunds, figure), figure).toBe(figures[figure]);
    expect(summed((await read(name, 'discounts')).rows, 'discountCents')).toBe(
      figures.discountCents,
    );
    return figures;
  }

  const days = () =>
    app.ctx.db
      .selectFrom('report_days')
      .selectAll()
      .orderBy('site_id')
      .orderBy('report')
      .orderBy('grain')
      .orderBy('day')
      .orderBy('key')
      .orderBy('is_test')
      .execute();

  it.each(['outside', 'inside'] as const)(
    'equal the ledger to the cent for random shops with taxes %s of prices',
    async (name) => {
      const { shop } = shops[name];
      const products = [
        await shop.addProduct({ title: 'Bowl', variants: [{ priceCents: 1099 }] }),
        await shop.addProduct({ title: 'Cup', variants: [{ priceCents: 333 }] }),
        await shop.addProduct({ title: 'Vase', variants: [{ priceCents: 7777 }] }),
        await shop.addProduct({ title: 'Gift', productType: 4, variants: [{ priceCents: 2500 }] }),
      ];
      gifts.add(products[3]!.id);
      const actions = fc.sample(action, { numRuns: 9, seed: 20_260_302 });
      let orders = 0;
      for (const { lines, refund: back, edit: change, hours, buyer, ...wish } of actions) {
        app.setNow(new Date(app.ctx.now().getTime() + hours * 3_600_000));
        // A session ends when it was not used for long.
        shops[name].owner = await createTestOwner(app, name);
        const chosen = lines.map(
          ({ product, quantity }) => [products[product]!, quantity] as const,
        );
        const email = `buyer-${buyer}@example.test`;
        const order = await buy(name, { ...wish, lines: chosen, email });
        orders += 1;
        if (change) await edit(name, order, change, products[0]!);
        app.setNow(new Date(app.ctx.now().getTime() + 3_600_000));
        if (back) await refund(name, order, back);
        if (orders % 4 === 0) await countAllReports(app.ctx);
      }
      const before = await expectLedger(name);
      expect(before.orders).toBe(orders);
      expect(before.refunds).toBeGreaterThan(0);
      expect(before.discountCents).toBeGreaterThan(0);
      await countAllReports(app.ctx);
      expect(await expectLedger(name)).toEqual(before);
      const kept = await days();
      expect(kept.length).toBeGreaterThan(0);
      await rebuildReports(app.ctx);
      expect(await days()).toEqual(kept);
    },
    240_000,
  );

  it('count the units that came back, in all and of each product', async () => {
    const { shop } = shops.outside;
    shops.outside.owner = await createTestOwner(app, 'outside');
    const jug = await shop.addProduct({ title: 'Jug', variants: [{ priceCents: 1999 }] });
    const unitsOf = async () => {
      const { figures } = (await read('outside', 'sales')).period;
      const { rows } = await read('outside', 'products');
      const ofJug = rows.find(({ key }) => key === jug.id)?.figures;
      return { returned: figures.returned, ofJug: [ofJug?.units ?? 0, ofJug?.returned ?? 0] };
    };
    const before = await unitsOf();
    const order = await buy('outside', { lines: [[jug, 3]] });
    await refund('outside', order, 'unit');
    await refund('outside', order, 'unit');
    expect(await unitsOf()).toEqual({ returned: before.returned + 2, ofJug: [3, 2] });
  });

  it('count periods of subscriptions as sales by subscription', async () => {
    const { shop } = shops.outside;
    shops.outside.owner = await createTestOwner(app, 'outside');
    const before = (await read('outside', 'sales')).period.figures;
    await beginPlan(app, shop, {
      variants: [{ priceCents: 1500 }],
      paysCents: 1618,
    });
    const after = await expectLedger('outside');
    expect(after.grossCents - before.grossCents).toBe(1500);
  });

  it('are read of the ledger again when they are gone, also by another time zone', async () => {
    const before = await expectLedger('outside');
    const { siteId } = shops.outside.shop;
    await app.ctx.transact(async (trx) => {
      await trx.deleteFrom('report_moves').where('site_id', '=', siteId).execute();
      await trx.deleteFrom('report_days').where('site_id', '=', siteId).execute();
    });
    await rebuildReports(app.ctx);
    expect(await expectLedger('outside')).toEqual(before);
    await app.ctx.transact(async (trx) => {
      await trx
        .updateTable('sites')
        .set({ time_zone: 'Asia/Kathmandu' })
        .where('site_id', '=', siteId)
        .execute();
    });
    await countAllReports(app.ctx);
    expect(await expectLedger('outside')).toEqual(before);
  });

  it('name the days of the shop, also where the clock is put forward', async () => {
    const siteId = await app.createSite({
      host: 'dst.example.test',
      identifier: 'dst',
      settings: { payments: { test: true } },
    });
    const shop = await createTestShop(app, siteId);
    const owner = await createTestOwner(app, 'dst');
    const bowl = await shop.addProduct({
      productType: 3,
      variants: [{ priceCents: 1000 }],
    });
    // 23:30 of 7 March in New York, then 00:30 of the 8th, then 23:30 of the 8th, an hour ahead.
    for (const at of ['2026-03-08T04:30:00Z', '2026-03-08T05:30:00Z', '2026-03-09T03:30:00Z']) {
      app.setNow(new Date(at));
      const shopper = new Shopper(app, 'dst.example.test');
      await shopper.add(bowl.id);
      const paid = await shopper.pay({ expectedTotalCents: await shopper.totalFor() });
      expect(paid.statusCode, paid.body).toBe(200);
    }
    const path = 'reports/sales?from=2026-03-07&to=2026-03-09&isTest=true&compare=before';
    const readDays = async () => {
      const answer = (await owner.send('GET', owner.url(path))).json<Report>();
      return answer.series.map(({ from, figures }) => [from, figures.orders]);
    };
    const expected = [
      ['2026-03-07', 1],
      ['2026-03-08', 2],
      ['2026-03-09', 0],
    ];
    expect(await readDays()).toEqual(expected);
    await countAllReports(app.ctx);
    expect(await readDays()).toEqual(expected);
    const behind = `orders?report=sales&reportFigure=orders&reportFrom=2026-03-08&reportTo=2026-03-08`;
    const { orders } = (await owner.send('GET', owner.url(behind))).json<{ orders: object[] }>();
    expect(orders).toHaveLength(2);
    const real = (
      await owner.send('GET', owner.url(path.replace('&isTest=true', '')))
    ).json<Report>();
    expect(real.period.figures.orders).toBe(0);
  });

  it('open exactly the orders behind each number', async () => {
    const { owner } = shops.inside;
    for (const report of reportNames) {
      const { rows, period } = await read('inside', report);
      for (const row of rows.slice(0, 3)) {
        const query = new URLSearchParams({
          report,
          reportKey: row.key,
          reportFigure: mainFigures[report],
          reportFrom: period.from,
          reportTo: period.to,
          reportCurrency: 'USD',
          isTest: 'true',
        });
        const answer = await owner.send('GET', owner.url(`orders/count?${query}`));
        expect(answer.statusCode, answer.body).toBe(200);
        if (row.figures[mainFigures[report]] !== 0) {
          expect(answer.json<{ count: number }>().count, `${report} ${row.key}`).toBeGreaterThan(0);
        }
        query.set('reportCurrency', 'EUR');
        const elsewhere = await owner.send('GET', owner.url(`orders/count?${query}`));
        expect(elsewhere.json(), `${report} ${row.key} in another currency`).toMatchObject({
          count: 0,
        });
        query.set('reportCurrency', 'USD');
        if (['channels', 'customers', 'sources', 'campaigns'].includes(report)) {
          query.set('reportFigure', 'orders');
          const counted = await owner.send('GET', owner.url(`orders/count?${query}`));
          expect(counted.json()).toMatchObject({ count: row.figures.orders });
        }
      }
    }
  });

  it('are files with the numbers of the table, page by page the same lines', async () => {
    const { owner } = shops.inside;
    const whole = await read('inside', 'products');
    const first = await read('inside', 'products', 'limit=2');
    const second = await read(
      'inside',
      'products',
      `limit=2&after=${encodeURIComponent(first.after!)}`,
    );
    expect([...first.rows, ...second.rows]).toEqual(whole.rows.slice(0, 4));
    const path = 'reports/products/export?from=2026-01-01&to=2026-12-31&isTest=true';
    const answer = await owner.send('GET', owner.url(path));
    expect(answer.headers['content-disposition']).toContain('products-2026-01-01-2026-12-31.csv');
    const lines = parse(answer.body, { columns: true }) as Record<string, string>[];
    expect(lines.map((line) => [line['key'], line['units'], line['net']])).toEqual(
      whole.rows.map(({ key, figures }) => [
        key,
        String(figures.units),
        (figures.netCents / 100).toFixed(2),
      ]),
    );
    const sales = await owner.send('GET', owner.url(path.replace('products', 'sales')));
    expect(parse(sales.body)).toHaveLength(366);
    // Each other report has its steps too, and the other period beside them.
    const beside = `${path}&compare=year&unit=month`;
    const months = await owner.send('GET', owner.url(`${beside}&view=course`));
    expect(months.headers['content-disposition']).toContain('products-month-2026-01-01');
    const steps = parse(months.body, { columns: true }) as Record<string, string>[];
    const course = await read('inside', 'products', 'compare=year');
    expect(steps.map((step) => [step['from'], step['units'], step['unitsBefore']])).toEqual(
      course.series.map(({ from, figures, compared }) => [
        from,
        String(figures.units),
        String(compared!.units),
      ]),
    );
    const compared = await owner.send('GET', owner.url(beside));
    const both = parse(compared.body, { columns: true }) as Record<string, string>[];
    expect(both.map((line) => [line['key'], line['unitsBefore']])).toEqual(
      course.rows.map(({ key, compared: before }) => [key, String(before!.units)]),
    );
    // Of another currency they are told in that one, with as many decimals as it has.
    const yen = await owner.send(
      'GET',
      owner.url(`${path.replace('products', 'sales')}&currency=JPY`),
    );
    const [day] = parse(yen.body, { columns: true }) as Record<string, string>[];
    expect([day!['currency'], day!['net']]).toEqual(['JPY', '0']);
  });

  it('refuse what is no day, and show another site nothing', async () => {
    const { owner } = shops.outside;
    const wrong = await owner.send('GET', owner.url('reports/sales?from=2026-02-30&to=x'));
    expect(wrong.statusCode).toBe(400);
    const far = 'reports/sales?from=1970-01-01&to=2999-12-31&unit=day&isTest=true';
    const wide = await owner.send('GET', owner.url(far));
    expect(wide.statusCode, wide.body).toBe(200);
    const turned = await owner.send(
      'GET',
      owner.url('reports/sales?from=2026-05-01&to=2026-01-01'),
    );
    expect(turned.json<Report>().period).toMatchObject({ from: '2026-01-01', to: '2026-05-01' });
  });
});
