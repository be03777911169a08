/** Where buyers came from and how far carts came, through the front door. */
import type { CheckoutStepName } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { cards, Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestOwner, type TestOwner } from '../../testing/test-owner.ts';
import { createTestShop, type MadeProduct } from '../../testing/test-shop.ts';
import { dropExpiredCarts } from '../cart/drop-expired-carts.ts';
import { forgetCartWays, keepCartWays } from './cart-ways.ts';

interface Answer {
  since: string | null;
  period: { steps: Record<CheckoutStepName, number> };
  compared: { steps: Record<CheckoutStepName, number> } | null;
}

describeOnBothDatabases('the way to the order', (database) => {
  let app: TestApp;
  let owner: TestOwner;
  let bowl: MadeProduct;
  beforeAll(async () => {
    app = await createTestApp({ database, now: new Date('2026-03-10T12:00:00Z') });
    const siteId = await app.createSite({
      host: 'way.example.test',
      identifier: 'way',
      settings: { payments: { test: true } },
    });
    const shop = await createTestShop(app, siteId);
    bowl = await shop.addProduct({ productType: 3, variants: [{ priceCents: 1000 }] });
  });
  afterAll(() => app.close());

  const read = async (query = '') => {
    owner = await createTestOwner(app, 'way');
    const path = `checkout-report?from=2026-03-01&to=2026-03-31&isTest=true${query}`;
    const answer = await owner.send('GET', owner.url(path));
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Answer>();
  };
  const begin = async (arrival = {}) => {
    const shopper = new Shopper(app, 'way.example.test');
    await shopper.add(bowl.id, 1, { arrival });
    return shopper;
  };
  const open = (shopper: Shopper) =>
    shopper.send('GET', `/api/commerce/checkout?cartToken=${shopper.cartToken}`);

  it('each step counts the carts that came to it, and to those before', async () => {
    expect((await read()).since).toBeNull();
    await begin();
    const second = await begin();
    await open(second);
    await open(second);
    const third = await begin();
    await open(third);
    await third.send('PUT', `/api/3/commerce/cart/${third.cartToken}/shipping/location`, {
      body: { line1: '1 Main Street', city: 'Hoboken', country: 'US', region: 'NJ' },
    });
    const fourth = await begin();
    const expectedTotalCents = await fourth.totalFor();
    await fourth.pay({ card: cards.declined, expectedTotalCents });
    const fifth = await begin({ source: 'Newsletter', medium: 'email', campaign: 'Spring' });
    const paid = await fifth.pay({ expectedTotalCents });
    expect(paid.statusCode, paid.body).toBe(200);
    const { since, period, compared } = await read('&compare=before');
    expect(period.steps).toEqual({ begun: 5, checkout: 4, address: 3, tried: 2, paid: 1 });
    expect(compared?.steps.begun).toBe(0);
    expect(since).toBe('2026-03-10');
    const real = await owner.send(
      'GET',
      owner.url('checkout-report?from=2026-03-01&to=2026-03-31&isTest=false'),
    );
    expect(real.json<Answer>().period.steps.begun).toBe(0);
  });

  it('carts that are gone stay counted, and the paid ones open their orders', async () => {
    const before = await read();
    app.setNow(new Date('2026-03-30T12:00:00Z'));
    await dropExpiredCarts(app.ctx, keepCartWays);
    expect(await app.ctx.db.selectFrom('carts').select('id').execute()).toEqual([]);
    expect(await read()).toEqual(before);
    const behind = await owner.send(
      'GET',
      owner.url('orders?cartFrom=2026-03-10&cartTo=2026-03-10'),
    );
    expect(behind.json<{ orders: object[] }>().orders).toHaveLength(1);
    const others = await owner.send(
      'GET',
      owner.url('orders?cartFrom=2026-03-11&cartTo=2026-03-31'),
    );
    expect(others.json<{ orders: object[] }>().orders).toEqual([]);
    const file = await owner.send(
      'GET',
      owner.url('checkout-report/export?from=2026-03-01&to=2026-03-31&isTest=true'),
    );
    expect(file.body.trim().split(/\r?\n/)).toEqual([
      'step,carts',
      'begun,5',
      'checkout,4',
      'address,3',
      'tried,2',
      'paid,1',
    ]);
  });

  it('an order is told by where its buyer came from and by which campaign', async () => {
    const keysOf = async (report: string) => {
      const path = `reports/${report}?from=2026-03-01&to=2026-03-31&isTest=true`;
      const { rows } = (await owner.send('GET', owner.url(path))).json<{
        rows: { key: string; figures: { netCents: number } }[];
      }>();
      return rows.map(({ key, figures }) => [key, figures.netCents]);
    };
    expect(await keysOf('sources')).toEqual([['newsletter / email', 1000]]);
    expect(await keysOf('campaigns')).toEqual([['spring', 1000]]);
  });
});

describeOnBothDatabases('the way to the order by the days of the shop', (database) => {
  let app: TestApp;
  let owner: TestOwner;
  let bowl: MadeProduct;
  beforeAll(async () => {
    app = await createTestApp({ database, now: new Date('2026-03-10T12:00:00Z') });
    const siteId = await app.createSite({
      host: 'days.example.test',
      identifier: 'days',
      settings: { payments: { test: true } },
    });
    const shop = await createTestShop(app, siteId);
    bowl = await shop.addProduct({ productType: 3, variants: [{ priceCents: 1000 }] });
  });
  afterAll(() => app.close());

  const goTo = async (day: string) => {
    app.setNow(new Date(`${day}T12:00:00Z`));
    owner = await createTestOwner(app, 'days');
  };
  const read = async (from: string, to: string) => {
    const path = `checkout-report?from=${from}&to=${to}&isTest=true`;
    const { begun, paid } = (await owner.send('GET', owner.url(path))).json<Answer>().period.steps;
    return { begun, paid };
  };

  it('a cart counts on the day on which it was begun, its order too, to the end of the last day', async () => {
    await goTo('2026-03-10');
    const shopper = new Shopper(app, 'days.example.test');
    await shopper.add(bowl.id);
    await goTo('2026-03-11');
    const paid = await shopper.pay({ expectedTotalCents: await shopper.totalFor() });
    expect(paid.statusCode, paid.body).toBe(200);
    expect(await read('2026-03-10', '2026-03-10')).toEqual({ begun: 1, paid: 1 });
    expect(await read('2026-03-11', '2026-03-31')).toEqual({ begun: 0, paid: 0 });
    expect(await read('2026-03-10', '2026-03-01')).toEqual({ begun: 1, paid: 1 });
  });

  it('what staff put together is no cart that somebody began, here or gone', async () => {
    await goTo('2026-04-01');
    const [variantId = ''] = bowl.variantIds;
    const body = {
      content: {
        email: 'ann@example.test',
        lines: [{ kind: 'variant', productId: bowl.id, variantId, quantity: 1 }],
      },
    };
    await owner.add('draft-orders', body);
    expect(await read('2026-04-01', '2026-04-30')).toEqual({ begun: 0, paid: 0 });
    await goTo('2027-04-01');
    await dropExpiredCarts(app.ctx, keepCartWays);
    expect(await app.ctx.db.selectFrom('carts').select('id').execute()).toEqual([]);
    expect(await read('2026-04-01', '2026-04-30')).toEqual({ begun: 0, paid: 0 });
  });

  it('how far carts came is told for three years', async () => {
    await goTo('2029-03-01');
    await forgetCartWays(app.ctx);
    expect(await read('2026-03-10', '2026-03-10')).toEqual({ begun: 1, paid: 1 });
    await goTo('2029-04-01');
    await forgetCartWays(app.ctx);
    expect(await read('2026-03-10', '2026-03-10')).toEqual({ begun: 0, paid: 1 });
  });
});
