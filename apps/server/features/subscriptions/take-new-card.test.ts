import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../db/id.ts';
import { sweepPayments } from '../../jobs/sweep-payments.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { beginPlan, type BegunPlan } from '../../testing/plan-of.ts';
import { readMails } from '../../testing/read-mails.ts';
import { cards, Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { billSubscriptions } from './bill-subscriptions.ts';

const failsLater = '4000000000000341';

describeOnBothDatabases('another card for a plan', (database) => {
  let app: TestApp;
  let shop: TestShop;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const payments = { test: true, manual: true, paypal: true, paypalClientId: 'client' };
    const siteId = await app.createSite({ host: 'localhost', settings: { payments } });
    shop = await createTestShop(app, siteId);
  });
  afterAll(() => app.close());

  const at = (instant: string) => app.setNow(new Date(instant));
  const bill = () => billSubscriptions(app.ctx);
  const sendCard = (plan: BegunPlan, cardNumber: string, attemptId = newId()) =>
    plan.post('/card', { attemptId, provider: 'test', cardNumber, expiry: '12/40', cvc: '123' });

  /** A plan whose first renewal was declined. */
  async function pastDue(year: number) {
    at(`${year}-01-10T12:00:00Z`);
    const plan = await beginPlan(app, shop, { card: failsLater });
    at(`${year}-02-10T12:00:00Z`);
    await bill();
    expect(await plan.find()).toMatchObject({ status: 'past-due', failures: 1 });
    return plan;
  }

  it('SUBS-01 pays from now on, makes no order, and is told by mail', async () => {
    at('2027-01-10T12:00:00Z');
    const plan = await beginPlan(app, shop, { card: failsLater });
    const before = await plan.find();
    expect((await plan.look()).body).toContain(`/subscriptions/${plan.token}/card`);
    const page = await plan.look('/card');
    expect(page.body).toContain('Nothing is taken now');
    expect(page.body).toContain('PayPal: cannot be charged later');
    const attemptId = newId();
    const sent = await Promise.all([1, 2, 3].map(() => sendCard(plan, cards.good, attemptId)));
    expect(sent.map(({ statusCode }) => statusCode)).toContain(303);
    const after = await plan.find();
    expect(after.saved_method_id).not.toBe(before.saved_method_id);
    expect(after.next_attempt_at).toEqual(before.next_attempt_at);
    const made = await app.ctx.db
      .selectFrom('payments')
      .select(['status', 'amount_cents'])
      .where('cart_id', 'like', `card:${plan.id}:%`)
      .execute();
    expect(made).toEqual([{ status: 'succeeded', amount_cents: 0 }]);
    expect(await plan.listOrders()).toEqual([]);
    expect(await plan.listSubjects()).toEqual([
      'Your subscription has started: Box',
      'Your card was changed: Box',
    ]);
    at('2027-02-10T12:00:00Z');
    await bill();
    expect(await plan.listOrders()).toMatchObject([{ grand_total_cents: 1500, status: 'paid' }]);
  });

  it('SUBS-01 a plan with an open payment is charged at once by it, once', async () => {
    const plan = await pastDue(2028);
    const mails = await readMails(app, { to: plan.email });
    const failed = mails.find(({ dedupeKey }) => dedupeKey.includes(':failed:'));
    expect(failed?.text).toContain(`/subscriptions/${plan.token}/card`);
    expect((await plan.look('/card')).body).toContain('$15.00 is taken at once');
    await Promise.all([sendCard(plan, cards.good), bill(), bill()]);
    await bill();
    expect(await plan.listOrders()).toMatchObject([{ grand_total_cents: 1500, status: 'paid' }]);
    expect(await plan.find()).toMatchObject({ status: 'active', failures: 0, next_period: 2 });
  });

  it('a second card that is declined later is tried by the same rule from its beginning', async () => {
    const plan = await pastDue(2029);
    await sendCard(plan, failsLater);
    expect(await plan.find()).toMatchObject({ status: 'past-due', failures: 1 });
    expect(await plan.listOrders()).toEqual([]);
  });

  it('SUBS-01 a bank that asks is answered on our page; only then is the card kept and charged', async () => {
    const plan = await pastDue(2029);
    const { saved_method_id: old } = await plan.find();
    const asked = await sendCard(plan, cards.secondStep);
    const path = asked.headers.location!;
    expect(path).toMatch(/^\/checkout\/payment\//);
    expect((await plan.shopper.send('GET', path)).body).toContain('wants to keep your card');
    const answer = (outcome: string, to = path) =>
      plan.shopper.send('POST', to, { body: new URLSearchParams({ outcome }) });
    const declined = await answer('decline');
    expect(declined.headers.location).toContain(`/subscriptions/${plan.token}?error=`);
    const { search } = new URL(declined.headers.location!, 'http://localhost');
    expect((await plan.look(search)).body).toContain('role="alert"');
    expect((await plan.find()).saved_method_id).toBe(old);
    const again = (await sendCard(plan, cards.secondStep)).headers.location!;
    const approved = await answer('approve', again);
    expect(approved.headers.location).toBe(`/subscriptions/${plan.token}`);
    expect((await plan.find()).saved_method_id).not.toBe(old);
    // Programs are told payments: by one alone nobody comes to the link that changes the plan.
    for (const to of [path, again]) {
      const stranger = await new Shopper(app).send('GET', to);
      expect(stranger.statusCode).toBe(200);
      expect(stranger.body).toContain('The link in our mails leads to');
      expect(stranger.body + JSON.stringify(stranger.headers)).not.toContain(plan.token);
    }
    expect((await plan.shopper.send('GET', again)).headers.location).toContain(plan.token);
    expect(await plan.listOrders()).toHaveLength(1);
  });

  it('SUBS-01 what a bank asks is waited for three days', async () => {
    const plan = await pastDue(2029);
    const path = (await sendCard(plan, cards.secondStep)).headers.location!;
    const isAsked = async () => {
      await sweepPayments.run(app.ctx);
      return (await plan.shopper.send('GET', path)).body.includes('wants to keep your card');
    };
    at('2029-02-13T11:59:00Z');
    expect(await isAsked()).toBe(true);
    at('2029-02-13T12:00:00Z');
    expect(await isAsked()).toBe(false);
  });

  it('a card that is declined changes nothing and says why', async () => {
    const plan = await pastDue(2030);
    const { saved_method_id: old } = await plan.find();
    const refused = await sendCard(plan, cards.declined);
    expect(refused.statusCode).toBe(402);
    expect(refused.body).toContain('role="alert"');
    expect((await sendCard(plan, '12')).statusCode).toBe(422);
    expect((await plan.find()).saved_method_id).toBe(old);
  });

  it('a way to pay that cannot be charged later is refused, and so is a plan that has ended', async () => {
    at('2030-06-10T12:00:00Z');
    const plan = await beginPlan(app, shop);
    for (const provider of ['paypal', 'manual']) {
      const refused = await plan.post('/card', { attemptId: newId(), provider });
      expect(refused.statusCode).toBe(400);
      expect(refused.body).toContain('role="alert"');
    }
    await plan.post('', { action: 'cancel' });
    expect((await plan.look('/card')).statusCode).toBe(404);
    expect((await sendCard(plan, cards.good)).statusCode).toBe(409);
  });
});
