import { MAX_UNPAID_ORDERS, MAX_UNPAID_ORDERS_OF_NETWORK } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { releaseExpiredReservations } from '../../payments/sweep-payments.ts';
import { DistantShopper } from '../../testing/distant-shopper.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { cards, Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { forgetHolders } from '../../payments/forget-holders.ts';

const priceCents = 1000;

describeOnBothDatabases('holding stock without buying it', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let customers = 0;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const site = { host: 'localhost', settings: { payments: { test: true, manual: true } } };
    shop = await createTestShop(app, await app.createSite(site));
  });
  afterAll(() => app.close());

  const addLesson = (stock: number) =>
    shop.addProduct({ productType: 3, variants: [{ stock, priceCents }] });

  const newAddress = () => `203.0.113.${(customers += 1)}`;

  /** A visitor with a fresh cart of it. */
  async function comeFrom(address: string, itemId: string): Promise<DistantShopper> {
    const shopper = new DistantShopper(app, address);
    await shopper.add(itemId);
    return shopper;
  }

  const tryCard = (shopper: Shopper, card: string = cards.secondStep) =>
    shopper.pay({ expectedTotalCents: priceCents, card });

  async function passMinutes(minutes: number): Promise<void> {
    app.setNow(new Date(app.ctx.now().getTime() + minutes * 60_000));
    await releaseExpiredReservations(app.ctx);
  }

  it('a visitor with many carts cannot keep the last piece from another for long', async () => {
    const { id, variantIds } = await addLesson(1);
    const attacker = newAddress();
    let minutesHeld = 0;
    for (let minute = 0; minute < 50; minute += 1) {
      await tryCard(await comeFrom(attacker, id));
      if ((await shop.stockOf(variantIds[0]!)) === 0) minutesHeld += 1;
      await passMinutes(1);
    }
    expect(minutesHeld).toBe(15);
    const buyer = await comeFrom(newAddress(), id);
    expect((await tryCard(buyer, cards.good)).statusCode).toBe(200);
  }, 120_000);

  it('nor several last pieces at once', async () => {
    const { id, variantIds } = await addLesson(3);
    const attacker = newAddress();
    let minutesHeld = 0;
    for (let minute = 0; minute < 50; minute += 1) {
      for (let cart = 0; cart < 3; cart += 1) {
        if ((await shop.stockOf(variantIds[0]!)) > 0) await tryCard(await comeFrom(attacker, id));
      }
      if ((await shop.stockOf(variantIds[0]!)) === 0) minutesHeld += 1;
      await passMinutes(1);
    }
    expect(minutesHeld).toBeLessThanOrEqual(15);
    expect(minutesHeld).toBeGreaterThan(0);
  }, 120_000);

  it('who had their share is told so in words, and has it back an hour later', async () => {
    const { id } = await addLesson(1);
    const address = newAddress();
    for (let hold = 0; hold < 3; hold += 1) {
      expect((await tryCard(await comeFrom(address, id))).statusCode).toBe(200);
      await passMinutes(5);
    }
    const again = await comeFrom(address, id);
    const refused = await tryCard(again);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([
      429,
      'holds_used_up',
    ]);
    await passMinutes(60);
    expect((await tryCard(again, cards.good)).statusCode).toBe(200);
  });

  it('counts a cart as well, wherever its requests come from', async () => {
    const { id } = await addLesson(1);
    const shopper = new Shopper(app);
    await shopper.add(id);
    for (let hold = 0; hold < 3; hold += 1) {
      await tryCard(shopper);
      await passMinutes(5);
    }
    expect((await tryCard(shopper)).statusCode).toBe(429);
  });

  it('does not count what was bought, what was declined, nor what there is plenty of', async () => {
    const { id: rareId } = await addLesson(6);
    const office = newAddress();
    for (let buyer = 0; buyer < 4; buyer += 1) {
      const shopper = await comeFrom(office, rareId);
      expect((await tryCard(shopper, cards.declined)).statusCode).toBe(402);
      await passMinutes(4);
      expect((await tryCard(shopper, cards.good)).statusCode).toBe(200);
    }
    const { id: plentyId } = await addLesson(50);
    const bank = newAddress();
    for (let hold = 0; hold < 5; hold += 1) {
      expect((await tryCard(await comeFrom(bank, plentyId))).statusCode).toBe(200);
      await passMinutes(10);
    }
  });

  const orderByTransfer = async (email: string, address: string, itemId: string) =>
    (await comeFrom(address, itemId)).pay({
      expectedTotalCents: priceCents,
      email,
      payment: { provider: 'manual' },
    });

  it('orders that wait for a transfer are three of one email and ten of one network', async () => {
    const { id } = await addLesson(50);
    const address = newAddress();
    for (let count = 1; count <= MAX_UNPAID_ORDERS_OF_NETWORK; count += 1) {
      const answer = await orderByTransfer(`visitor${count}@example.test`, address, id);
      expect(answer.statusCode, answer.body).toBe(200);
    }
    expect((await orderByTransfer('visitor0@example.test', address, id)).json()).toMatchObject({
      code: 'too_many_unpaid',
    });
    for (let count = 1; count <= MAX_UNPAID_ORDERS; count += 1) {
      const email = count === 2 ? 'Visitor0@example.test' : 'visitor0@example.test';
      expect((await orderByTransfer(email, newAddress(), id)).statusCode).toBe(200);
    }
    const more = await orderByTransfer('visitor0@example.test', newAddress(), id);
    expect(more.statusCode).toBe(429);
    // Another shop has its own: of the same email and of the same network.
    const settings = { payments: { test: true, manual: true } };
    const other = await createTestShop(app, await app.createSite({ host: 'other.test', settings }));
    const lesson = await other.addProduct({ productType: 3, variants: [{ stock: 9, priceCents }] });
    const there = new DistantShopper(app, address, 'other.test');
    await there.add(lesson.id);
    const email = 'visitor0@example.test';
    const payment = { provider: 'manual' };
    const paid = await there.pay({ expectedTotalCents: priceCents, email, payment });
    expect(paid.statusCode, paid.body).toBe(200);
  });

  it('orders that wait for a transfer are no more also when all come at once', async () => {
    const { id } = await addLesson(50);
    const address = newAddress();
    const order = (name: string) => orderByTransfer(`${name}@example.test`, address, id);
    // Not all of them at once: payments of one network that are under way have a limit of their own.
    for (let count = 3; count < MAX_UNPAID_ORDERS_OF_NETWORK; count += 1)
      await order(`row${count}`);
    const crowd = await Promise.all([1, 2, 3, 4, 5, 6].map((count) => order(`crowd${count}`)));
    const refused = crowd.filter(({ statusCode }) => statusCode !== 200);
    const codes = refused.map((answer) => answer.json<{ code: string }>().code);
    expect(codes).toEqual(['too_many_unpaid', 'too_many_unpaid', 'too_many_unpaid']);
    const ofOne = Array.from({ length: MAX_UNPAID_ORDERS + 2 }, () =>
      orderByTransfer('one@example.test', newAddress(), id),
    );
    const answers = (await Promise.all(ofOne)).map(({ statusCode }) => statusCode);
    expect(answers.filter((status) => status === 200)).toHaveLength(MAX_UNPAID_ORDERS);
  });

  it('who held it is forgotten after an hour', async () => {
    const { id } = await addLesson(5);
    await tryCard(await comeFrom(newAddress(), id));
    const holders = () =>
      app.ctx.db
        .selectFrom('payments')
        .select('holder_hash')
        .where('site_id', '=', shop.siteId)
        .where('status', 'in', ['created', 'requires_action', 'expired'])
        .where('holder_hash', 'is not', null)
        .execute();
    expect(JSON.stringify(await holders())).not.toContain('203.0.113');
    expect((await holders()).length).toBeGreaterThan(0);
    await passMinutes(61);
    await forgetHolders(app.ctx);
    expect(await holders()).toEqual([]);
  });
});
