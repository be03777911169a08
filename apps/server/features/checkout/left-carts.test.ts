/** Carts that were left, as staff see them. */
import { userRoles } from '@sitewright/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendReminders } from '../../jobs/send-reminders.ts';
import { lockKey } from '../../db/lock-key.ts';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { readMails } from '../../testing/read-mails.ts';
import { cards, Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { addShippingOption } from '../../testing/test-shop-rules.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { operator } from '../settings/settings-actor.ts';
import { writeSettings } from '../settings/write-settings.ts';

interface Listed {
  carts: {
    id: string;
    email: string;
    state: string;
    totalCents: number;
    lines: { title: string; quantity: number; totalCents: number }[];
    refusal: string | null;
    dueOn: number | null;
    mailCount: number;
    order: { number: number; totalCents: number } | null;
  }[];
  after?: string;
  count: { count: number };
}

describeOnBothDatabases('carts that were left', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let office: Office;
  let shippingOptionId: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const siteId = await app.createSite({ identifier: 'left', host: 'localhost' });
    shop = await createTestShop(app, siteId);
    shippingOptionId = await addShippingOption(shop, { priceCents: 500 });
    await signIn();
    await set({ abandonedCart: true, abandonedCartHours: [4], abandonedCartNeedsOptIn: false });
  });
  afterAll(() => app.close());

  const signIn = async () => {
    office = await createOffice(app, { [shop.siteId]: [userRoles.values.admin] }, 'left');
  };
  const set = (mails: Record<string, unknown>) =>
    writeSettings(app.ctx, { siteId: shop.siteId, actor: operator, values: { mails } });
  const later = (hours: number) =>
    app.setNow(new Date(app.ctx.now().getTime() + hours * 3_600_000));
  const run = () => sendReminders.run(app.ctx);
  const list = async (query = {}) => (await office.get('left-carts', query)).json<Listed>();
  const find = async (email: string) => (await list({ search: email })).carts[0]!;
  const sums = async () =>
    (await office.get('left-carts/sums')).json<{
      left: { count: number };
      recovered: { count: number; totalCents: number };
    }>();

  async function leave(email: string, quantity = 2) {
    const { id } = await shop.addProduct({ title: 'Ash bowl', variants: [{ priceCents: 1000 }] });
    const shopper = new Shopper(app);
    await shopper.add(id, quantity);
    const expectedTotalCents = await shopper.totalFor({ shippingOptionId });
    const pay = (card: string, payer = email) =>
      shopper.pay({ email: payer, expectedTotalCents, shippingOptionId, card });
    expect((await pay(cards.declined)).json()).toMatchObject({ code: 'card_declined' });
    return { pay };
  }

  it('are listed with their lines and what they came to, once they were left for an hour', async () => {
    await leave('Ann@example.test');
    later(0.5);
    await run();
    expect((await list()).carts).toEqual([]);
    later(0.6);
    await run();
    const ann = await find('ann@');
    expect(ann).toMatchObject({
      email: 'Ann@example.test',
      state: 'open',
      totalCents: 2500,
      lines: [{ title: 'Ash bowl', quantity: 2, totalCents: 2000 }],
      refusal: null,
      order: null,
    });
    expect(ann.dueOn).toBeGreaterThan(app.ctx.now().getTime());
    // The id of a cart opens it: staff get another one.
    expect(JSON.stringify(ann)).not.toMatch(/cart_?id/i);
  });

  it('are led to by their reminder for three days', async () => {
    await leave('late@example.test');
    later(5);
    await run();
    const { text } = (await readMails(app, { to: 'late@example.test' })).at(-1)!;
    const path = /\/checkout\/continue\?token=[\w-]+/.exec(text)?.[0] ?? '';
    const open = async () => (await new Shopper(app).send('GET', path)).statusCode;
    later(71.9);
    expect(await open()).toBe(200);
    later(0.2);
    expect(await open()).toBe(404);
    await signIn();
  });

  it('are told as recovered, with the order, once a reminder brought one', async () => {
    const { pay } = await leave('back@example.test');
    later(5);
    await run();
    expect(await find('back@')).toMatchObject({ state: 'reminded', mailCount: 1 });
    expect((await pay(cards.good)).statusCode).toBe(200);
    const back = await find('back@');
    expect(back).toMatchObject({
      state: 'recovered',
      refusal: 'bought',
      order: { totalCents: 2500 },
    });
    expect((await list({ state: 'recovered' })).carts.map(({ email }) => email)).toEqual([
      'back@example.test',
    ]);
    // Orders by test cards are no revenue.
    expect((await sums()).recovered).toEqual({ count: 0, totalCents: 0 });
    await app.ctx.transact((trx) => trx.updateTable('orders').set({ is_test: false }).execute());
    expect((await sums()).recovered).toEqual({ count: 1, totalCents: 2500 });
    await app.ctx.transact((trx) =>
      trx.updateTable('orders').set({ refunded_cents: 700 }).execute(),
    );
    expect((await sums()).recovered).toEqual({ count: 1, totalCents: 1800 });
  });

  it('are ended by another order of the address, which no reminder gets that did not go', async () => {
    await leave('two@example.test');
    later(2);
    await run();
    const other = await leave('two@example.test', 1);
    expect((await other.pay(cards.good)).statusCode).toBe(200);
    later(2);
    await run();
    const { carts } = await list({ search: 'two@' });
    expect(carts.map(({ state, refusal }) => [state, refusal])).toEqual([['bought', 'bought']]);
    expect(await readMails(app, { to: 'two@example.test', kind: 'cart-reminder:' })).toEqual([]);
  });

  it('are reminded of by hand, once a day, and never who gets no mail', async () => {
    await set({ abandonedCart: false });
    await leave('hand@example.test');
    later(2);
    await run();
    const { id, dueOn } = await find('hand@');
    expect(dueOn).toBeNull();
    expect((await office.send('POST', `left-carts/${id}/mail`)).statusCode).toBe(200);
    expect(await readMails(app, { to: 'hand@example.test', kind: 'cart-reminder:' })).toHaveLength(
      1,
    );
    const again = await office.send('POST', `left-carts/${id}/mail`);
    expect(again.json()).toMatchObject({
      code: 'reminder_refused',
      message: 'This address was reminded within a day.',
    });
    expect(await find('hand@')).toMatchObject({
      state: 'reminded',
      mailCount: 1,
      refusal: 'lately',
    });
    later(25);
    const stop = await office.send('POST', 'mail-suppressions', {
      email: 'HAND@example.test',
      note: '',
    });
    expect(stop.statusCode).toBe(200);
    expect(await find('hand@')).toMatchObject({ refusal: 'suppressed' });
    expect((await office.send('POST', `left-carts/${id}/mail`)).statusCode).toBe(409);
    await set({ abandonedCartNeedsOptIn: true });
    await leave('silent@example.test');
    later(2);
    await run();
    const silent = await find('silent@');
    expect(silent.refusal).toBe('no-consent');
    expect((await office.send('POST', `left-carts/${silent.id}/mail`)).statusCode).toBe(409);
    await set({ abandonedCart: true, abandonedCartNeedsOptIn: false });
  });

  it('are reminded of three times at most', async () => {
    await set({ abandonedCart: false });
    await leave('thrice@example.test');
    later(2);
    await run();
    const { id } = await find('thrice@');
    const remind = () => office.send('POST', `left-carts/${id}/mail`);
    for (const mailCount of [1, 2, 3]) {
      expect((await remind()).statusCode).toBe(200);
      later(25);
      await signIn();
      expect(await find('thrice@')).toMatchObject({ mailCount });
    }
    expect(await find('thrice@')).toMatchObject({ refusal: 'enough' });
    expect((await remind()).json()).toMatchObject({ code: 'reminder_refused' });
  });

  it('whose owner gave another address since are reminded of at neither by hand', async () => {
    const { pay } = await leave('tpyo@example.test');
    later(2);
    await run();
    const { id } = await find('tpyo@');
    expect((await pay(cards.declined, 'typo@example.test')).statusCode).toBe(402);
    expect(await find('tpyo@')).toMatchObject({ state: 'open', refusal: 'moved', dueOn: null });
    const answer = await office.send('POST', `left-carts/${id}/mail`);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: 'reminder_refused', message: 'Its owner gave another address since.' },
    ]);
    for (const to of ['tpyo@example.test', 'typo@example.test']) {
      expect(await readMails(app, { to, kind: 'cart-reminder:' })).toEqual([]);
    }
  });

  it('whose owner gives another address at the last moment are not reminded of', async () => {
    const { pay } = await leave('lsat@example.test');
    later(2);
    await run();
    const { id } = await find('lsat@');
    const elsewhere = app.ctx.database.patient.kysely.transaction();
    const mailed = await elsewhere.execute(async (trx) => {
      await lockKey(trx as never, `cart-reminder:${shop.siteId}:lsat@example.test`);
      const pressed = office.send('POST', `left-carts/${id}/mail`);
      await waitFor(1);
      await pay(cards.declined, 'last@example.test');
      return { pressed };
    });
    expect((await mailed.pressed).json()).toMatchObject({ code: 'reminder_refused' });
    expect(await readMails(app, { to: 'lsat@example.test', kind: 'cart-reminder:' })).toEqual([]);
  });

  it('by hand at the same time send one mail', async () => {
    await set({ abandonedCart: false });
    await leave('twice@example.test');
    later(2);
    await run();
    const { id } = await find('twice@');
    const answers = await Promise.all(
      [1, 2, 3].map(() => office.send('POST', `left-carts/${id}/mail`)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409,
    ]);
    expect(await readMails(app, { to: 'twice@example.test', kind: 'cart-reminder:' })).toHaveLength(
      1,
    );
  });

  it('are not reminded of by hand once they are paid, whatever was shown before', async () => {
    await set({ abandonedCart: false });
    const { pay } = await leave('paying@example.test');
    later(2);
    await run();
    const { id } = await find('paying@');
    const elsewhere = app.ctx.database.patient.kysely.transaction();
    const mailed = await elsewhere.execute(async (trx) => {
      // Whoever presses has seen that it may go, and waits for who writes to the same address.
      await lockKey(trx as never, `cart-reminder:${shop.siteId}:paying@example.test`);
      const pressed = office.send('POST', `left-carts/${id}/mail`);
      await waitFor(1);
      expect((await pay(cards.good)).statusCode).toBe(200);
      return { pressed };
    });
    expect((await mailed.pressed).json()).toMatchObject({ code: 'reminder_refused' });
    expect(await readMails(app, { to: 'paying@example.test', kind: 'cart-reminder:' })).toEqual([]);
  });

  /** Resolves when so many statements of this database wait for another transaction. */
  const waitFor = (count: number) =>
    expect
      .poll(
        async () => {
          const { rows } = await sql`select 1 from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`.execute(
            app.ctx.database.patient.kysely,
          );
          return rows.length;
        },
        { timeout: 15_000 },
      )
      .toBeGreaterThanOrEqual(count);

  it('come a page at a time and as CSV, and show what the mail says', async () => {
    const first = await list({ limit: 2 });
    const second = await list({ limit: 100, after: first.after });
    expect(first.carts.length + second.carts.length).toBe(first.count.count);
    const csv = (await office.get('left-carts/export', { state: 'recovered' })).body;
    expect(csv.split('\r\n')[0]).toBe(
      'Email,Left,State,Items,Total,Currency,Reminders,Reminded,Order,Order total',
    );
    expect(csv).toContain('back@example.test');
    expect(csv).toContain('2 × Ash bowl,25.00,USD,1,');
    const example = (await office.get('left-carts/example')).json<{
      text: string;
      isReal: boolean;
    }>();
    expect(example.text).toContain('Ash bowl');
    expect(example.isReal).toBe(true);
  });

  it('expire, and are forgotten after a while', async () => {
    later(24 * 30);
    await signIn();
    expect(await find('silent@')).toMatchObject({ state: 'gone', refusal: 'gone' });
    later(24 * 70);
    await signIn();
    await run();
    expect((await list({ search: 'silent@' })).carts).toEqual([]);
    expect((await list({ search: 'back@' })).carts).toHaveLength(1);
  });
});
