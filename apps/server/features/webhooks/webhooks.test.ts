import { webhookBodySchema, webhookMessages } from '@sitewright/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { meetAtLock } from '../../testing/meet-at-lock.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { cards, Shopper } from '../../testing/shopper.ts';
import { AccountVisitor } from '../../testing/account-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestOwner, type TestOwner } from '../../testing/test-owner.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { addShippingOption } from '../../testing/test-shop-rules.ts';
import {
  isVerified,
  startWebhookReceiver,
  type WebhookReceiver,
} from '../../testing/webhook-receiver.ts';
import { changeProduct } from '../products/change-products.ts';
import { operator } from '../settings/settings-actor.ts';
import { writeSettings } from '../settings/write-settings.ts';
import { deliverWebhooks } from './deliver-webhooks.ts';
import { removeOldWebhooks } from './remove-old-webhooks.ts';

interface Endpoint {
  id: string;
  secret: string;
}

interface Delivery {
  messageId: string;
  topic: string;
  state: string;
  attempts: { status: number | null; answer: string; milliseconds: number }[];
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describeOnBothDatabases('webhooks', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let owner: TestOwner;
  let receiver: WebhookReceiver;
  beforeAll(async () => {
    const environment = { PRIVATE_WEBHOOKS: 'allowed' };
    app = await createTestApp({ database, environment, now: new Date() });
    const settings = { business: { contactEmail: 'owner@shop.test' } };
    const siteId = await app.createSite({ host: 'localhost', identifier: 'shop', settings });
    shop = await createTestShop(app, siteId);
    owner = await createTestOwner(app, 'shop');
  });
  afterAll(() => app.close());

  beforeEach(async () => {
    app.setNow(new Date());
    receiver = await startWebhookReceiver();
    return async () => {
      const { endpoints } = (await call('GET', '')).json<{ endpoints: Endpoint[] }>();
      for (const { id } of endpoints) await call('DELETE', `/${id}`);
      await receiver.close();
    };
  });

  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
    owner.send(method, owner.url(`webhook-endpoints${path}`), body === undefined ? {} : { body });

  const subscribe = async (topics: string[], url = receiver.url): Promise<Endpoint> => {
    const response = await call('POST', '', { url, topics });
    expect(response.statusCode, response.body).toBe(200);
    const { endpoint, secret } = response.json<{ endpoint: Endpoint; secret: string }>();
    return { id: endpoint.id, secret };
  };

  const sendTest = async ({ id }: Endpoint) =>
    (await call('POST', `/${id}/test`)).json<{ messageId: string }>().messageId;

  const logOf = async ({ id }: Endpoint) =>
    (await call('GET', `/${id}/deliveries`)).json<{ deliveries: Delivery[] }>().deliveries;

  const stateOf = async ({ id }: Endpoint) => {
    const { endpoints } = (await call('GET', '')).json<{ endpoints: { id: string }[] }>();
    return endpoints.find((endpoint) => endpoint.id === id);
  };

  const deliver = (timeoutMs = 5_000) => deliverWebhooks(app.ctx, { timeoutMs });

  /** Moves the clock and delivers what is due by then. */
  const deliverAfter = async (ms: number) => {
    app.setNow(new Date(app.ctx.now().getTime() + ms));
    await deliver();
  };

  it('tell a purchase, signed, with ids and amounts and nothing about the buyer', async () => {
    const topics = ['order.placed', 'order.paid', 'payment.paid', 'stock.changed'];
    const { secret } = await subscribe(topics);
    const shippingOptionId = await addShippingOption(shop, { priceCents: 500 });
    const bowl = await shop.addProduct({ variants: [{ stock: 1, priceCents: 1000 }] });
    const shopper = new Shopper(app);
    await shopper.add(bowl.id);
    const expectedTotalCents = await shopper.totalFor({ shippingOptionId });
    const paid = await shopper.pay({ shippingOptionId, expectedTotalCents });
    expect(paid.statusCode, paid.body).toBe(200);
    await deliver();
    const told = new Map(receiver.received.map(({ body }) => [body.type, body.data]));
    expect([...told.keys()].toSorted()).toEqual(topics.toSorted());
    expect(told.get('order.placed')).toMatchObject({ grandTotalCents: 1500, testMode: true });
    expect(told.get('order.paid')).toMatchObject({ orderNumber: expect.any(Number) as number });
    expect(told.get('stock.changed')).toEqual({ variantIds: bowl.variantIds });
    for (const received of receiver.received) {
      expect(isVerified(received, secret)).toBe(true);
      expect(isVerified({ ...received, text: `${received.text} ` }, secret)).toBe(false);
      const { type, data } = webhookBodySchema.parse(received.body);
      expect(webhookMessages[type].safeParse(data).success, type).toBe(true);
      expect(received.text).not.toMatch(/ann|hoboken/i);
    }
  });

  it('tell of what was declined, called off and given back, each by its topic', async () => {
    const topics = ['payment.failed', 'payment.paid', 'payment.refunded'];
    await subscribe([...topics, 'order.canceled', 'order.refunded']);
    const bowl = await shop.addProduct({ productType: 3, variants: [{ priceCents: 1000 }] });
    const shopper = new Shopper(app);
    await shopper.add(bowl.id);
    const expectedTotalCents = 1000;
    const topicsTold = async () => {
      await deliver();
      return receiver.received.splice(0).map(({ body }) => body.type);
    };
    await shopper.pay({ expectedTotalCents, card: cards.declined });
    expect(await topicsTold()).toEqual(['payment.failed']);
    await shopper.pay({ expectedTotalCents });
    expect(await topicsTold()).toEqual(['payment.paid']);
    const { order_number: number } = await app.ctx.db
      .selectFrom('orders')
      .select('order_number')
      .where('cart_id', '=', shopper.cartToken)
      .executeTakeFirstOrThrow();
    const body = { isRestocked: false, reason: 'Broken' };
    await owner.send('POST', owner.url(`orders/${number}/cancel`), { body });
    expect((await topicsTold()).toSorted()).toEqual([
      'order.canceled',
      'order.refunded',
      'payment.refunded',
    ]);
  });

  it('tell that an order whose money never came was called off', async () => {
    await subscribe(['order.placed', 'order.paid', 'order.canceled']);
    const settings = { payments: { test: true, manual: true } };
    await writeSettings(app.ctx, { siteId: shop.siteId, actor: operator, values: settings });
    const { id } = await shop.addProduct({ productType: 3, variants: [{ priceCents: 1000 }] });
    const shopper = new Shopper(app);
    await shopper.add(id);
    await shopper.pay({ expectedTotalCents: 1000, payment: { provider: 'manual' } });
    await deliver();
    const [placed] = receiver.received.splice(0);
    const { orderNumber } = placed!.body.data as { orderNumber: number };
    const body = { settlement: 'given-up' };
    await owner.send('POST', owner.url(`orders/${orderNumber}/settlement`), { body });
    await deliver();
    expect(receiver.received.map((one) => [one.body.type, one.body.data])).toEqual([
      ['order.canceled', expect.objectContaining({ orderNumber })],
    ]);
  });

  it('tell of products what is committed, and nothing of what is rolled back', async () => {
    const { id } = await subscribe(['product.created', 'product.updated']);
    const site = (await app.ctx.sites.get(shop.siteId))!;
    const draft = { collectionId: shop.collectionId, title: 'Jug', variants: [{ priceCents: 1 }] };
    const save = (urlId: string, end: () => void) =>
      app.ctx.transact(async (trx) => {
        const saved = await changeProduct({ ctx: app.ctx, trx, site }, { ...draft, urlId });
        end();
        return saved.id;
      });
    const fail = () => {
      throw new Error('too late');
    };
    await expect(save('lost', fail)).rejects.toThrow('too late');
    const productId = await save('jug', () => {});
    const change = { id: productId, title: 'Can' };
    for (const draftOf of [change, change]) {
      await app.ctx.transact((trx) => changeProduct({ ctx: app.ctx, trx, site }, draftOf));
    }
    await deliver();
    expect(receiver.received.map(({ body }) => [body.type, body.data])).toEqual([
      ['product.created', { productId }],
      ['product.updated', { productId }],
    ]);
    expect(await logOf({ id, secret: '' })).toHaveLength(2);
  });

  it('tell of customers by an id that is no email: bought, given terms, with and without an account', async () => {
    const topics = ['customer.created', 'customer.updated', 'customer.deleted'];
    await subscribe(topics);
    const email = 'cora@customers.test';
    const terms = { email, groups: ['trade'] };
    for (const groups of [['trade'], []]) {
      const body = { ...terms, groups };
      expect((await owner.send('POST', owner.url('customer-terms'), { body })).statusCode).toBe(
        200,
      );
    }
    const visitor = new AccountVisitor(app);
    await visitor.signUp(email, 'a long enough one');
    await visitor.post('/account/details/delete', { password: 'a long enough one' });
    const bowl = await shop.addProduct({ productType: 2, variants: [{ priceCents: 1000 }] });
    for (const buyer of [new Shopper(app), new Shopper(app)]) {
      await buyer.add(bowl.id);
      await buyer.pay({ email, expectedTotalCents: 1000 });
    }
    await deliver();
    expect(receiver.received.map(({ body }) => body.type).toSorted()).toEqual([
      'customer.created',
      'customer.created',
      'customer.deleted',
      'customer.updated',
    ]);
    for (const { text } of receiver.received) expect(text).not.toContain('cora');
    const last = receiver.received.map(({ body }) => body.data as { customerId: string });
    const { id } = await app.ctx.db
      .selectFrom('customers')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(last.map(({ customerId }) => customerId)).toContain(id);
    expect(new Set(last.map(({ customerId }) => customerId)).size).toBe(2);
  });

  it('come again with the same id after 500, a redirect, silence and a broken connection', async () => {
    const endpoint = await subscribe(['order.placed']);
    const messageId = await sendTest(endpoint);
    receiver.answer = (response) => response.writeHead(500).end('x'.repeat(10_000));
    await deliver();
    receiver.answer = (response) => response.writeHead(302, { location: receiver.url }).end();
    await deliverAfter(minute);
    receiver.answer = () => {};
    app.setNow(new Date(app.ctx.now().getTime() + 5 * minute));
    await deliver(300);
    receiver.answer = (response) => response.destroy();
    await deliverAfter(30 * minute);
    receiver.answer = (response) => response.end('at last');
    await deliverAfter(2 * hour);
    await deliverAfter(day);
    expect(receiver.received.map(({ id }) => id)).toEqual(Array(5).fill(messageId));
    const [delivery] = await logOf(endpoint);
    expect(delivery).toMatchObject({ messageId, topic: 'ping', state: 'delivered' });
    const attempts = delivery!.attempts.map(({ status, answer }) => [status, answer]);
    expect(attempts).toEqual([
      [500, 'x'.repeat(500)],
      [302, ''],
      [null, 'no answer in time'],
      [null, 'cannot be reached (ECONNRESET)'],
      [200, 'at last'],
    ]);
  });

  it('are tried again after waits that grow, never before', async () => {
    await sendTest(await subscribe(['order.placed']));
    receiver.answer = (response) => response.writeHead(500).end();
    await deliver();
    const waits = [minute, 5 * minute, 30 * minute, ...[2, 5, 10, 14, 20].map((h) => h * hour)];
    for (const [at, wait] of waits.entries()) {
      await deliverAfter(wait - minute / 2);
      expect(receiver.received, `${at}`).toHaveLength(at + 1);
      await deliverAfter(minute / 2);
      expect(receiver.received, `${at}`).toHaveLength(at + 2);
    }
  });

  it('count as arrived by their status, however slow the rest of the answer is', async () => {
    const endpoint = await subscribe(['order.placed']);
    await sendTest(endpoint);
    receiver.answer = (response) => {
      response.writeHead(200);
      response.write('working');
    };
    await deliver(300);
    const [delivery] = await logOf(endpoint);
    expect(delivery).toMatchObject({ state: 'delivered', attempts: [{ status: 200 }] });
    expect(delivery!.attempts[0]!.answer).toBe('working');
  });

  it('an endpoint that fails rests and holds no other one up', async () => {
    const [bad, good] = [await subscribe(['order.placed']), await startWebhookReceiver()];
    const other = await subscribe(['order.placed'], good.url);
    for (let count = 0; count < 3; count += 1) {
      await sendTest(bad);
      await sendTest(other);
    }
    receiver.answer = (response) => response.writeHead(503).end();
    await deliver();
    await deliver();
    expect([receiver.received.length, good.received.length]).toEqual([1, 3]);
    await good.close();
  });

  it('are given up after their last try, and may be replayed', async () => {
    const endpoint = await subscribe(['order.placed']);
    const messageId = await sendTest(endpoint);
    // Something arrives each day, so that the endpoint itself is not given up.
    receiver.answer = (response) => {
      const last = receiver.received.at(-1)!;
      response.writeHead(last.id === messageId ? 500 : 200).end();
    };
    await deliver();
    for (let count = 0; count < 12; count += 1) {
      await deliverAfter(day);
      await sendTest(endpoint);
      await deliverAfter(10 * minute);
    }
    const tries = () => receiver.received.filter(({ id }) => id === messageId).length;
    expect(tries()).toBe(10);
    const failed = (await logOf(endpoint)).find((line) => line.messageId === messageId);
    expect(failed).toMatchObject({ state: 'failed' });
    const replayed = await call('POST', `/${endpoint.id}/replays`, { messageId });
    expect(replayed.json()).toEqual({ replayed: 1 });
    await deliver();
    expect(tries()).toBe(11);
    // It has all its tries again.
    receiver.answer = (response) => response.end();
    await deliverAfter(hour);
    expect(tries()).toBe(12);
  });

  it('an endpoint that is switched off in the middle of its turn gets nothing more', async () => {
    const endpoint = await subscribe(['order.placed']);
    for (let count = 0; count < 3; count += 1) await sendTest(endpoint);
    receiver.answer = (response) =>
      void call('PATCH', `/${endpoint.id}`, { state: 'off' }).then(() => response.end());
    await deliver();
    expect(receiver.received).toHaveLength(1);
  });

  it('an endpoint is switched off after three days without success, and the shop is told', async () => {
    const endpoint = await subscribe(['product.created']);
    await sendTest(endpoint);
    receiver.answer = (response) => response.writeHead(500).end();
    await deliver();
    for (const wait of [day, day, day]) await deliverAfter(wait);
    expect(await stateOf(endpoint)).toMatchObject({ state: 'off' });
    const mails = await app.ctx.db.selectFrom('outbox_mails').selectAll().execute();
    const told = mails.filter(({ subject }) => subject.startsWith('A webhook was switched off'));
    expect(told.map(({ to_address: to }) => to)).toEqual(['owner@shop.test']);
    expect(told[0]!.text).toContain('127.0.0.1');
    const before = receiver.received.length;
    await deliverAfter(day);
    expect(receiver.received).toHaveLength(before);
    receiver.answer = (response) => response.end();
    await call('PATCH', `/${endpoint.id}`, { state: 'active' });
    await deliver();
    expect(receiver.received).toHaveLength(before + 1);
    expect(await stateOf(endpoint)).toMatchObject({ state: 'active', failingSince: null });
  });

  it('an endpoint that answers 410 wants no more', async () => {
    const endpoint = await subscribe(['order.placed']);
    await sendTest(endpoint);
    receiver.answer = (response) => response.writeHead(410).end();
    await deliver();
    expect(await stateOf(endpoint)).toMatchObject({ state: 'off' });
  });

  it('what happened while an endpoint was off can be replayed as a span, of its own topics', async () => {
    const endpoint = await subscribe(['order.placed']);
    const other = await subscribe(['order.paid']);
    for (const { id } of [endpoint, other]) await call('PATCH', `/${id}`, { state: 'off' });
    const from = app.ctx.now().getTime();
    const bowl = await shop.addProduct({ variants: [{ priceCents: 1000 }] });
    const shippingOptionId = await addShippingOption(shop, { priceCents: 500 });
    const shopper = new Shopper(app);
    await shopper.add(bowl.id);
    const expectedTotalCents = await shopper.totalFor({ shippingOptionId });
    await shopper.pay({ shippingOptionId, expectedTotalCents });
    await deliver();
    expect(receiver.received).toEqual([]);
    await call('PATCH', `/${endpoint.id}`, { state: 'active' });
    const replay = (until: number) =>
      call('POST', `/${endpoint.id}/replays`, { from, until }).then((answer) => answer.json());
    expect(await replay(from)).toEqual({ replayed: 0 });
    expect(await replay(from + 1)).toEqual({ replayed: 1 });
    await deliver();
    expect(receiver.received.map(({ body }) => body.type)).toEqual(['order.placed']);
  });

  it('are signed by the new and the old secret for a day after a rotation', async () => {
    const endpoint = await subscribe(['order.placed']);
    const rotated = await call('POST', `/${endpoint.id}/secret`);
    const { secret } = rotated.json<{ secret: string }>();
    await sendTest(endpoint);
    await deliver();
    const [both] = receiver.received;
    expect([isVerified(both!, endpoint.secret), isVerified(both!, secret)]).toEqual([true, true]);
    expect(both!.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/);
    app.setNow(new Date(app.ctx.now().getTime() + day));
    await sendTest(endpoint);
    await deliver();
    expect(receiver.received[1]!.headers['webhook-signature']).toMatch(/^v1,\S+$/);
  });

  it('keep secrets sealed and show them in no list', async () => {
    const { id, secret } = await subscribe(['order.placed']);
    const row = await app.ctx.db
      .selectFrom('webhook_endpoints')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(secret.slice(6));
    expect((await call('GET', '')).body).not.toContain(secret.slice(6));
  });

  it('go after 30 days', async () => {
    const endpoint = await subscribe(['order.placed']);
    await sendTest(endpoint);
    await deliver();
    const today = app.ctx.now();
    const logAfter = async (days: number) => {
      app.setNow(new Date(today.getTime() + days * day));
      await removeOldWebhooks(app.ctx);
      app.setNow(today);
      return logOf(endpoint);
    };
    expect(await logAfter(29)).toHaveLength(1);
    expect(await logAfter(31)).toEqual([]);
  });

  it('of what is not there answer 404', async () => {
    for (const [method, path] of [
      ['PATCH', '/none'],
      ['POST', '/none/secret'],
      ['POST', '/none/test'],
      ['GET', '/none/deliveries'],
    ] as const) {
      expect((await call(method, path, method === 'PATCH' ? {} : undefined)).statusCode).toBe(404);
    }
    const missing = await call('POST', '/none/replays', { messageId: 'x' });
    expect(missing.statusCode).toBe(404);
  });

  it('one site with many slow endpoints holds up no other', async () => {
    const held: (() => void)[] = [];
    const slow = await startWebhookReceiver();
    slow.answer = (response) => {
      held.push(() => response.end('late'));
    };
    const otherId = await app.createSite({ host: 'other.test', identifier: 'other' });
    const other = await createTestOwner(app, 'other');
    const made = await other.send('POST', other.url('webhook-endpoints'), {
      body: { url: receiver.url, topics: ['order.paid'] },
    });
    const { endpoint } = made.json<{ endpoint: Endpoint }>();
    for (let count = 0; count < 12; count += 1) {
      await sendTest(await subscribe(['order.paid'], slow.url));
    }
    await other.send('POST', other.url(`webhook-endpoints/${endpoint.id}/test`));
    // The slow ones answer only once the other shop was told.
    receiver.answer = (response) => {
      response.end('thanks');
      slow.answer = (late) => late.end('late');
      for (const release of held.splice(0)) release();
    };
    await deliver(60_000);
    expect(receiver.received).toHaveLength(1);
    expect(slow.received).toHaveLength(12);
    await slow.close();
    expect(otherId).not.toBe('');
  });

  it('endpoints stop at their ceiling, however many are made at once', async () => {
    for (let count = 0; count < 23; count += 1) await subscribe(['order.paid']);
    const body = { url: receiver.url, topics: ['order.paid'] };
    const more = () => call('POST', '', body);
    const held = sql`lock table webhook_endpoints in share mode`;
    const answers = await meetAtLock(app, held, [more, more, more, more]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 409, 409]);
  });
});

describeOnBothDatabases('webhooks of an operator who allows nothing else', (database) => {
  let app: TestApp;
  let owner: TestOwner;
  beforeAll(async () => {
    app = await createTestApp({ database });
    await app.createSite({ identifier: 'shop' });
    owner = await createTestOwner(app, 'shop');
  });
  afterAll(() => app.close());

  it.each([
    'http://shop.example/hooks',
    'https://127.0.0.1/hooks',
    'https://10.0.0.1/hooks',
    'https://[::1]/hooks',
    'https://169.254.169.254/latest/meta-data',
    'https://name:word@shop.example/hooks',
  ])('never go to %s', async (url) => {
    const endpoints = owner.url('webhook-endpoints');
    const body = { url, topics: ['order.placed'] };
    const good = { ...body, url: 'https://shop.example/hooks' };
    const made = await owner.send('POST', endpoints, { body: good });
    const { id } = made.json<{ endpoint: { id: string } }>().endpoint;
    for (const response of [
      await owner.send('POST', endpoints, { body }),
      await owner.send('PATCH', `${endpoints}/${id}`, { body: { url } }),
    ]) {
      const { code } = response.json<{ code: string }>();
      expect([response.statusCode, code]).toEqual([400, 'endpoint_refused']);
    }
  });

  it('never go to a name that leads to this machine', async () => {
    const body = { url: 'https://localhost:9/hooks', topics: ['order.placed'] };
    const made = await owner.send('POST', owner.url('webhook-endpoints'), { body });
    const { id } = made.json<{ endpoint: { id: string } }>().endpoint;
    await owner.send('POST', owner.url(`webhook-endpoints/${id}/test`));
    await deliverWebhooks(app.ctx);
    const log = await owner.send('GET', owner.url(`webhook-endpoints/${id}/deliveries`));
    const { deliveries } = log.json<{ deliveries: Delivery[] }>();
    expect(deliveries[0]!.attempts).toMatchObject([{ status: null, answer: 'a private address' }]);
  });
});
