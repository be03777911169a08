import { apiLimits, apiScopes, calls, type ApiScope, type Call } from '@sitewright/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiKey, deleteApiKey } from '../api-keys/write-api-keys.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { addressOf, Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, type MadeProduct, type TestShop } from '../../testing/test-shop.ts';
import { addShippingOption } from '../../testing/test-shop-rules.ts';

type Method = 'GET' | 'POST' | 'DELETE';

interface AskOptions {
  key?: string;
  body?: unknown;
  headers?: Record<string, string>;
  host?: string;
}

interface Order {
  id: string;
  orderNumber: number;
  testMode: boolean;
  email: string;
  fulfillmentStatus: string;
  modifiedOn: number;
  grandTotalCents: number;
  steps: { amountCents: number }[];
  items: { id: string; quantity: number }[];
  fulfillments: { items: unknown; trackingNumber: string }[];
}

interface OrderPage {
  result: Order[];
  pagination: { nextPageCursor: string | null };
}

interface Inventory {
  inventory: {
    variantId: string;
    quantity: number;
    heldQuantity: number;
    isUnlimited: boolean;
  }[];
}

interface Product {
  id: string;
  name: string;
  isVisible: boolean;
  modifiedOn: number;
  variants: { id: string; sku: string; priceCents: number; quantity: number }[];
}

const keyed = (calls as readonly Call[]).flatMap((call) =>
  call.access !== 'visitor' && 'scope' in call.access ? [{ call, scope: call.access.scope }] : [],
);

describeOnBothDatabases('calls of programs', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let shippingOptionId: string;
  let all: string;
  const logged: string[] = [];
  beforeAll(async () => {
    const log = pino({ level: 'trace' }, { write: (line: string) => logged.push(line) });
    app = await createTestApp({ database, log, now: new Date('2026-03-02T12:00:00Z') });
    shop = await createTestShop(app, await app.createSite({ host: 'localhost' }));
    shippingOptionId = await addShippingOption(shop, { priceCents: 500 });
    all = await makeKey([...apiScopes]);
  });
  afterAll(() => app.close());

  const makeKey = async (scopes: ApiScope[], expiresOn: number | null = null) => {
    const by = { accountId: 'ada', displayName: 'Ada' };
    const draft = { name: 'Warehouse', scopes, expiresOn, by, now: app.ctx.now() };
    return (await app.ctx.transact((trx) => createApiKey(trx, shop.siteId, draft))).secret;
  };

  const ask = (method: Method, path: string, options: AskOptions = {}) => {
    const { key = all, body, headers, host = 'localhost' } = options;
    const hasBody = body !== undefined || method === 'POST';
    return app.inject({
      method,
      url: `/api/1.0/${path}`,
      headers: {
        host,
        ...(key && { authorization: `Bearer ${key}` }),
        ...(hasBody && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(hasBody && { payload: JSON.stringify(body ?? {}) }),
    });
  };

  const codeOf = (response: { statusCode: number; json<T>(): T }) => [
    response.statusCode,
    response.json<{ code?: string }>().code,
  ];

  const buy = async (
    product: MadeProduct,
    quantity = 1,
    { email = 'ann@example.test', lastName = 'Lee' } = {},
  ): Promise<number> => {
    const shopper = new Shopper(app);
    await shopper.add(product.id, quantity);
    const expectedTotalCents = await shopper.totalFor({ shippingOptionId });
    const shippingAddress = addressOf({ lastName });
    const paid = await shopper.pay({
      shippingOptionId,
      expectedTotalCents,
      email,
      shippingAddress,
    });
    expect(paid.statusCode, paid.body).toBe(200);
    const { order_number: number } = await app.ctx.db
      .selectFrom('orders')
      .select('order_number')
      .where('site_id', '=', shop.siteId)
      .orderBy('order_number', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return number;
  };

  const tick = () => app.setNow(new Date(app.ctx.now().getTime() + 1_000));

  describe('D-74 keys', () => {
    it.each(apiScopes.map((scope) => [scope] as const))(
      'with %s alone may make exactly the calls of that scope',
      async (held) => {
        const key = await makeKey([held]);
        for (const { call, scope } of keyed) {
          const path = call.path.replace('/api/1.0/', '').replaceAll(/:\w+/g, 'x');
          const response = await ask(call.method as Method, path, { key });
          const [area, verb] = held.split(':');
          const isAllowed = scope === held || (verb === 'write' && scope === `${area}:read`);
          const isRefused = response.statusCode === 403 || response.statusCode === 401;
          expect([call.address, isRefused], response.body).toEqual([call.address, !isAllowed]);
          if (!isAllowed) expect(codeOf(response)).toEqual([403, 'scope_missing']);
        }
      },
    );

    it('that are missing, wrong, expired, deleted or of another site are refused', async () => {
      const path = 'profiles';
      expect(codeOf(await ask('GET', path, { key: '' }))).toEqual([401, 'key_missing']);
      expect(codeOf(await ask('GET', path, { key: 'swk_short' }))).toEqual([401, 'key_missing']);
      const unknown = `swk_${'a'.repeat(43)}`;
      expect(codeOf(await ask('GET', path, { key: unknown }))).toEqual([401, 'key_refused']);
      const brief = await makeKey(['profiles:read'], app.ctx.now().getTime() + 500);
      expect((await ask('GET', path, { key: brief })).statusCode).toBe(200);
      tick();
      expect(codeOf(await ask('GET', path, { key: brief }))).toEqual([401, 'key_refused']);
      await app.createSite({ host: 'other.test' });
      const elsewhere = await ask('GET', path, { host: 'other.test' });
      expect(codeOf(elsewhere)).toEqual([401, 'key_refused']);
    });

    it('may ask so often in a minute, whatever process answers, and hear when to come again', async () => {
      const key = await makeKey(['profiles:read']);
      for (let count = 0; count < apiLimits.requestsPerMinute; count += 1) {
        expect((await ask('GET', 'profiles', { key })).statusCode).toBe(200);
      }
      tick();
      const refused = await ask('GET', 'profiles', { key });
      expect(codeOf(refused)).toEqual([429, 'key_exhausted']);
      expect(refused.headers['retry-after']).toBe('59');
      expect((await ask('GET', 'profiles')).statusCode).toBe(200);
      app.setNow(new Date(app.ctx.now().getTime() + 59_000));
      expect((await ask('GET', 'profiles', { key })).statusCode).toBe(200);
    });

    it('never stand in the log; when they were last used is known to the minute', async () => {
      await ask('GET', 'commerce/orders?cursor=!');
      await ask('POST', 'commerce/inventory/adjustments', { body: { wrong: true } });
      expect(logged.join('\n')).not.toContain(all.slice(4));
      const used = await app.ctx.db.selectFrom('api_keys').select('last_used_at').execute();
      expect(used.some(({ last_used_at: at }) => at !== null)).toBe(true);
    });
  });

  describe('orders', () => {
    it('are listed by what changed last, page by page, each once', async () => {
      const bowl = await shop.addProduct({ variants: [{ priceCents: 1000 }] });
      const from = app.ctx.now().getTime();
      const made: number[] = [];
      for (let count = 0; count < 3; count += 1) {
        tick();
        made.push(await buy(bowl));
      }
      const list = async (query: string) =>
        (await ask('GET', `commerce/orders${query}`)).json<OrderPage>();
      const { result } = await list(`?modifiedAfter=${from}`);
      expect(result.map(({ orderNumber }) => orderNumber)).toEqual(made.toReversed());
      const [newest] = result;
      expect(newest).toMatchObject({ email: 'ann@example.test', grandTotalCents: 1500 });
      const sum = newest!.steps.reduce((total, { amountCents }) => total + amountCents, 0);
      expect(sum).toBe(1500);
      const before = new Date(newest!.modifiedOn).toISOString();
      const older = await list(`?modifiedAfter=${from}&modifiedBefore=${before}`);
      expect(older.result.map(({ orderNumber }) => orderNumber)).toEqual(
        made.slice(0, 2).toReversed(),
      );
    });

    it('walk through more than a page without losing or repeating one', async () => {
      const bowl = await shop.addProduct({ variants: [{ priceCents: 1000 }] });
      const known = await buy(bowl);
      // Many orders of one moment, as an import would make them.
      const { kysely } = app.ctx.database.patient;
      const row = await kysely
        .selectFrom('orders')
        .selectAll()
        .where('order_number', '=', known)
        .executeTakeFirstOrThrow();
      // The database derives these two.
      for (const derived of ['payment_state', 'word_index']) Reflect.deleteProperty(row, derived);
      const payment = await kysely
        .selectFrom('payments')
        .selectAll()
        .where('id', '=', row.payment_id)
        .executeTakeFirstOrThrow();
      const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
      for (let index = 0; index < 60; index += 1) {
        const id = `copy-${String(index).padStart(3, '0')}`;
        await kysely
          .insertInto('payments')
          .values({
            ...payment,
            id,
            cart_id: id,
            attempt_id: id,
            provider_ref: null,
            snapshot: JSON.stringify(payment.snapshot),
          })
          .execute();
        await kysely
          .insertInto('orders')
          .values({
            ...row,
            id,
            payment_id: id,
            cart_id: id,
            token: id,
            order_number: 1_000 + index,
            shipping_address: json(row.shipping_address),
            billing_address: json(row.billing_address),
            pickup_contact: json(row.pickup_contact),
            answers: JSON.stringify(row.answers),
            tax_lines: JSON.stringify(row.tax_lines),
            charged_parts: json(row.charged_parts),
            steps: json(row.steps),
            analytics: json(row.analytics),
            arrival: json(row.arrival),
          })
          .execute();
      }
      const seen: string[] = [];
      let path = 'commerce/orders?fulfillmentStatus=pending';
      for (;;) {
        const { result, pagination } = (await ask('GET', path)).json<OrderPage>();
        seen.push(...result.map(({ id }) => id));
        if (pagination.nextPageCursor === null) break;
        path = `commerce/orders?cursor=${pagination.nextPageCursor}`;
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.filter((id) => id.startsWith('copy-'))).toHaveLength(60);
      const cursor = /cursor=(.*)/.exec(path)![1]!;
      const both = await ask('GET', `commerce/orders?cursor=${cursor}&modifiedAfter=1`);
      expect(codeOf(both)).toEqual([400, 'cursor_not_alone']);
      const foreign = await ask('GET', `commerce/inventory?cursor=${cursor}`);
      expect(codeOf(foreign)).toEqual([400, 'cursor_wrong']);
      await kysely.deleteFrom('orders').where('id', 'like', 'copy-%').execute();
    });

    it('are fulfilled in parts and as a whole, once for each Idempotency-Key', async () => {
      tick();
      const bowl = await shop.addProduct({ variants: [{ priceCents: 1000 }] });
      const number = await buy(bowl, 3);
      const { result } = (await ask('GET', 'commerce/orders')).json<OrderPage>();
      const order = result.find(({ orderNumber }) => orderNumber === number)!;
      const send = (requestKey: string, body: unknown) =>
        ask('POST', `commerce/orders/${order.id}/fulfillments`, {
          body,
          headers: { 'Idempotency-Key': requestKey },
        });
      const part = { items: [{ id: order.items[0]!.id, quantity: 1 }], trackingNumber: 'T1' };
      for (let count = 0; count < 2; count += 1) {
        const answer = (await send('first', part)).json<Order>();
        expect(answer.fulfillmentStatus).toBe('partially_fulfilled');
        expect(answer.fulfillments).toHaveLength(1);
      }
      tick();
      const whole = (await send('rest', { trackingNumber: 'T2' })).json<Order>();
      expect(whole.fulfillmentStatus).toBe('fulfilled');
      const sent = whole.fulfillments.map(({ items, trackingNumber }) => [items, trackingNumber]);
      expect(sent).toEqual([
        [[{ id: order.items[0]!.id, quantity: 1 }], 'T1'],
        [[{ id: order.items[0]!.id, quantity: 2 }], 'T2'],
      ]);
      expect((await send('rest', {})).statusCode).toBe(200);
      expect((await send('more', {})).statusCode).toBe(409);
      const fulfilled = await ask('GET', 'commerce/orders?fulfillmentStatus=fulfilled');
      expect(fulfilled.json<OrderPage>().result.map(({ id }) => id)).toContain(order.id);
      expect((await ask('GET', `commerce/orders/${order.id}`)).json()).toEqual(whole);
      expect(codeOf(await ask('GET', 'commerce/orders/none'))).toEqual([404, 'order_not_found']);
    });

    it('show their payments as transactions and their buyer as a profile', async () => {
      const { documents } = (await ask('GET', 'commerce/transactions')).json<{
        documents: { amountCents: number; payments: { kind: string; amountCents: number }[] }[];
      }>();
      expect(documents[0]).toMatchObject({ amountCents: 3500, payments: [{ amountCents: 3500 }] });
      const { profiles } = (await ask('GET', 'profiles')).json<{
        profiles: { id: string; email: string; firstName: string; orderCount: number }[];
      }>();
      const ann = profiles.find(({ email }) => email === 'ann@example.test')!;
      expect(ann).toMatchObject({ firstName: 'Ann', lastName: 'Lee' });
      const own = await ask('GET', `commerce/orders?customerId=${ann.id}`);
      const orders = own.json<OrderPage>().result;
      expect(orders.every(({ testMode }) => testMode)).toBe(true);
      expect(orders.length).toBeGreaterThan(0);
      expect(ann.orderCount, 'tests do not count').toBe(0);
      const none = await ask('GET', 'commerce/orders?customerId=nobody');
      expect(none.json<OrderPage>().result).toEqual([]);
    });

    it('a buyer is one profile however the email was typed, by the name that was typed last', async () => {
      const cup = await shop.addProduct({ variants: [{ priceCents: 1000 }] });
      await buy(cup, 1, { email: 'Bea@Example.test', lastName: 'Before' });
      await buy(cup, 1, { email: 'bea@example.TEST', lastName: 'After' });
      const { profiles } = (await ask('GET', 'profiles')).json<{
        profiles: { id: string; email: string; lastName: string }[];
      }>();
      const [bea, ...others] = profiles.filter(({ email }) => /^bea@/i.test(email));
      expect(others).toEqual([]);
      expect(bea!.lastName).toBe('After');
      const own = await ask('GET', `commerce/orders?customerId=${bea!.id}`);
      expect(own.json<OrderPage>().result).toHaveLength(2);
    });
  });

  describe('inventory', () => {
    const adjust = (requestKey: string, body: unknown, key?: string) =>
      ask('POST', 'commerce/inventory/adjustments', {
        body,
        headers: { 'Idempotency-Key': requestKey },
        ...(key && { key }),
      });
    const stockOf = async (variantId: string) =>
      (await ask('GET', `commerce/inventory/${variantId}`)).json<Inventory>().inventory[0];

    it('is adjusted once for each Idempotency-Key of a program', async () => {
      const { variantIds } = await shop.addProduct({ variants: [{ stock: 5 }, { sku: 'B' }] });
      const [a, b] = variantIds as [string, string];
      const body = {
        incrementOperations: [{ variantId: a, quantity: 4 }],
        decrementOperations: [{ variantId: a, quantity: 2 }],
        setFiniteOperations: [{ variantId: b, quantity: 9 }],
      };
      for (let count = 0; count < 3; count += 1) {
        const answer = await adjust('one', body);
        expect(answer.statusCode, answer.body).toBe(200);
      }
      expect([(await stockOf(a))!.quantity, (await stockOf(b))!.quantity]).toEqual([7, 9]);
      const other = await adjust('one', { setUnlimitedOperations: [a] });
      expect(codeOf(other)).toEqual([409, 'idempotency_key_reused']);
      const second = await makeKey(['inventory:write']);
      await adjust('one', { setUnlimitedOperations: [a] }, second);
      expect(await stockOf(a)).toMatchObject({ isUnlimited: true });
    });

    it('is adjusted once when the same request comes twice at the same moment', async () => {
      const { variantIds } = await shop.addProduct({ variants: [{ stock: 5 }] });
      const body = { incrementOperations: [{ variantId: variantIds[0], quantity: 1 }] };
      const answers = await Promise.all(Array.from({ length: 5 }, () => adjust('race', body)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
      expect(await shop.stockOf(variantIds[0]!)).toBe(6);
    });

    it('changes as a whole or not at all, and a refused request may come again', async () => {
      const { variantIds } = await shop.addProduct({
        variants: [{ stock: 5 }, { sku: 'B', stock: 1 }],
      });
      const [a, b] = variantIds as [string, string];
      const body = {
        incrementOperations: [{ variantId: a, quantity: 1 }],
        decrementOperations: [{ variantId: b, quantity: 2 }],
      };
      expect(codeOf(await adjust('short', body))).toEqual([409, 'not_enough_stock']);
      expect(await shop.stockOf(a)).toBe(5);
      await adjust('more', { incrementOperations: [{ variantId: b, quantity: 5 }] });
      expect((await adjust('short', body)).statusCode).toBe(200);
      expect([await shop.stockOf(a), await shop.stockOf(b)]).toEqual([6, 4]);
      const missing = { incrementOperations: [{ variantId: 'none', quantity: 1 }] };
      expect(codeOf(await adjust('none', missing))).toEqual([404, 'item_not_found']);
      expect((await adjust('empty', {})).statusCode).toBe(400);
    });

    it('that is set counts what a payment under way holds among it', async () => {
      const bowl = await shop.addProduct({ variants: [{ stock: 5, priceCents: 1000 }] });
      const variantId = bowl.variantIds[0]!;
      const shopper = new Shopper(app);
      await shopper.add(bowl.id, 2);
      const expectedTotalCents = await shopper.totalFor({ shippingOptionId });
      await shopper.pay({ shippingOptionId, expectedTotalCents, card: '4000002500003155' });
      expect(await stockOf(variantId)).toMatchObject({ quantity: 3, heldQuantity: 2 });
      await adjust('count', { setFiniteOperations: [{ variantId, quantity: 10 }] });
      expect(await stockOf(variantId)).toMatchObject({ quantity: 8, heldQuantity: 2 });
    });

    it('is walked through page by page', async () => {
      for (let count = 0; count < 3; count += 1) {
        const variants = Array.from({ length: 30 }, (_, index) => ({ sku: `S${index}` }));
        await shop.addProduct({ variants });
      }
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const query: string = cursor && `?cursor=${cursor}`;
        const page: Inventory & { pagination: { nextPageCursor: string | null } } = (
          await ask('GET', `commerce/inventory${query}`)
        ).json();
        seen.push(...page.inventory.map(({ variantId }) => variantId));
        cursor = page.pagination.nextPageCursor;
      }
      const { count } = await app.ctx.db
        .selectFrom('variants')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('site_id', '=', shop.siteId)
        .executeTakeFirstOrThrow();
      expect([seen.length, new Set(seen).size]).toEqual([Number(count), Number(count)]);
    });
  });

  describe('products', () => {
    const create = (parts: Record<string, unknown> = {}) =>
      ask('POST', 'commerce/products', {
        body: {
          storePageId: shop.collectionId,
          name: 'Jug',
          urlSlug: `jug-${Math.random()}`,
          description: '<p onclick="x()">Holds water</p>',
          variants: [{ sku: 'J1', priceCents: 2500, stock: 4, attributes: { Size: 'S' } }],
          ...parts,
        },
      });

    it('are made hidden, changed, shown, and deleted', async () => {
      const made = (await create()).json<Product & { description: string }>();
      expect(made).toMatchObject({
        name: 'Jug',
        isVisible: false,
        description: '<p>Holds water</p>',
      });
      expect(made.variants).toMatchObject([{ sku: 'J1', priceCents: 2500, quantity: 4 }]);
      const path = `commerce/products/${made.id}`;
      const changed = await ask('POST', path, { body: { name: 'Can', isVisible: true } });
      expect(changed.json()).toMatchObject({
        name: 'Can',
        isVisible: true,
        variants: made.variants,
      });
      const { products } = (await ask('GET', `${path},none`)).json<{ products: Product[] }>();
      expect(products.map(({ name }) => name)).toEqual(['Can']);
      const listed = await ask('GET', `commerce/products?modifiedAfter=${made.modifiedOn - 1}`);
      expect(listed.json<{ products: Product[] }>().products.map(({ id }) => id)).toContain(
        made.id,
      );
      expect((await ask('DELETE', path)).json()).toEqual({ isDeleted: true });
      expect((await ask('DELETE', path)).json()).toEqual({ isDeleted: false });
      expect((await ask('POST', path, { body: { name: 'x' } })).statusCode).toBe(404);
    });

    it('have variants that come, change and go by themselves', async () => {
      const made = (await create()).json<Product>();
      const path = `commerce/products/${made.id}/variants`;
      const added = await ask('POST', path, {
        body: { sku: 'J2', priceCents: 3000, attributes: { Size: 'L' } },
      });
      const [first, second] = added.json<Product>().variants;
      expect([first!.sku, second!.sku]).toEqual(['J1', 'J2']);
      await ask('POST', `${path}/${second!.id}`, { body: { priceCents: 3100 } });
      const left = (await ask('DELETE', `${path}/${first!.id}`)).json<Product>().variants;
      expect(left).toMatchObject([{ id: second!.id, sku: 'J2', priceCents: 3100 }]);
      expect((await ask('DELETE', `${path}/${second!.id}`)).statusCode).toBe(400);
      expect((await ask('POST', `${path}/none`, { body: {} })).statusCode).toBe(404);
    });

    it('are refused with what is wrong', async () => {
      expect((await create({ storePageId: 'none' })).statusCode).toBe(404);
      expect((await create({ categoryIds: ['none'] })).statusCode).toBe(404);
      expect((await create({ productType: 99 })).statusCode).toBe(400);
      expect((await create({ variants: [] })).statusCode).toBe(400);
      const dear = { sku: 'X', priceCents: 1, salePriceCents: 2, onSale: true };
      expect(codeOf(await create({ variants: [dear] }))).toEqual([400, 'sale_price_too_high']);
      const urlSlug = 'twice';
      await create({ urlSlug });
      expect(codeOf(await create({ urlSlug }))).toEqual([409, 'address_taken']);
    });
  });

  describe('webhook subscriptions', () => {
    it('tell a key only what it may read', async () => {
      const body = { url: 'https://hooks.example/x', topics: ['product.updated', 'order.paid'] };
      const key = await makeKey(['webhooks:write', 'products:read']);
      const refused = await ask('POST', 'webhook_subscriptions', { key, body });
      expect(codeOf(refused)).toEqual([403, 'scope_missing']);
      const own = { ...body, topics: ['product.updated'] };
      expect((await ask('POST', 'webhook_subscriptions', { key, body: own })).statusCode).toBe(200);
    });

    it('are touched by the key alone that made them, and go with it', async () => {
      const body = { url: 'https://hooks.example/y', topics: ['order.paid'] };
      const made = (await ask('POST', 'webhook_subscriptions', { body })).json<{
        subscription: { id: string };
      }>();
      const path = `webhook_subscriptions/${made.subscription.id}`;
      const key = await makeKey([...apiScopes]);
      const listed = await ask('GET', 'webhook_subscriptions', { key });
      expect(listed.json()).toEqual({ webhookSubscriptions: [] });
      for (const action of ['rotateSecret', 'sendTestNotification']) {
        expect((await ask('POST', `${path}/actions/${action}`, { key })).statusCode).toBe(404);
      }
      expect((await ask('DELETE', path, { key })).json()).toEqual({ isDeleted: false });
      expect((await ask('DELETE', path)).json()).toEqual({ isDeleted: true });

      const its = { key, body };
      await ask('POST', 'webhook_subscriptions', its);
      const { id } = await app.ctx.db
        .selectFrom('api_keys')
        .select('id')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      await app.ctx.transact((trx) => deleteApiKey(trx, shop.siteId, id));
      const left = await app.ctx.db
        .selectFrom('webhook_endpoints')
        .select('id')
        .where('made_by_key', '=', id)
        .execute();
      expect(left).toEqual([]);
    });

    it('are made, tested, rotated and ended', async () => {
      const body = { url: 'https://hooks.example/x', topics: ['order.paid'] };
      const made = (await ask('POST', 'webhook_subscriptions', { body })).json<{
        subscription: { id: string };
        secret: string;
      }>();
      const path = `webhook_subscriptions/${made.subscription.id}`;
      const listed = await ask('GET', 'webhook_subscriptions');
      expect(listed.json()).toEqual({ webhookSubscriptions: [made.subscription] });
      expect(listed.body).not.toContain(made.secret.slice(6));
      const rotated = await ask('POST', `${path}/actions/rotateSecret`);
      expect(rotated.json<{ secret: string }>().secret).not.toBe(made.secret);
      const tested = await ask('POST', `${path}/actions/sendTestNotification`);
      expect(tested.json<{ messageId: string }>().messageId).toMatch(/^msg_/);
      expect((await ask('DELETE', path)).json()).toEqual({ isDeleted: true });
      expect((await ask('POST', `${path}/actions/rotateSecret`)).statusCode).toBe(404);
      const inside = { ...body, url: 'https://10.1.2.3/x' };
      const refused = await ask('POST', 'webhook_subscriptions', { body: inside });
      expect(codeOf(refused)).toEqual([400, 'endpoint_refused']);
    });
  });
});
