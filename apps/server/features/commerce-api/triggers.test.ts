import { apiScopes, type ApiScope } from '@sitewright/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../../db/id.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { addressOf, Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { addShippingOption } from '../../testing/test-shop-rules.ts';
import { createApiKey } from '../api-keys/write-api-keys.ts';

type Json = Record<string, unknown> & { id: string };

describeOnBothDatabases('what automations poll and do', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let host: string;
  let key: string;
  let shippingOptionId: string;
  let sites = 0;
  beforeAll(async () => {
    app = await createTestApp({ database, now: new Date('2026-03-02T12:00:00Z') });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    sites += 1;
    host = sites === 1 ? 'localhost' : `polls-${sites}.test`;
    const settings = { payments: { test: true } };
    const site = await app.createSite({ identifier: `polls-${sites}`, host, settings });
    shop = await createTestShop(app, site);
    shippingOptionId = await addShippingOption(shop, { priceCents: 500 });
    key = await makeKey([...apiScopes]);
  });

  const makeKey = async (scopes: ApiScope[]) => {
    const by = { accountId: 'ada', displayName: 'Ada' };
    const draft = { name: 'Zap', scopes, expiresOn: null, by, now: app.ctx.now() };
    return (await app.ctx.transact((trx) => createApiKey(trx, shop.siteId, draft))).secret;
  };
  const ask = (path: string, secret = key) =>
    app.inject({ url: `/api/1.0/${path}`, headers: { host, authorization: `Bearer ${secret}` } });
  const post = (path: string, body: unknown, requestKey = newId()) =>
    app.inject({
      method: 'POST',
      url: `/api/1.0/${path}`,
      headers: {
        host,
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': requestKey,
      },
      payload: JSON.stringify(body),
    });
  const poll = async (trigger: string, query = '') => {
    const answer = await ask(`triggers/${trigger}${query}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Json[]>();
  };
  const tick = () => app.setNow(new Date(app.ctx.now().getTime() + 60_000));
  const buy = async (email: string) => {
    tick();
    const product = await shop.addProduct({ variants: [{ priceCents: 1000, stock: 50 }] });
    const shopper = new Shopper(app, host);
    await shopper.add(product.id, 1);
    const expectedTotalCents = await shopper.totalFor({ shippingOptionId });
    const shippingAddress = addressOf({ lastName: 'Lee' });
    const paid = await shopper.pay({
      email,
      expectedTotalCents,
      shippingOptionId,
      shippingAddress,
    });
    expect(paid.statusCode, paid.body).toBe(200);
  };
  const triggers = [
    'new_order',
    'order_fulfilled',
    'order_refunded',
    'new_profile',
    'new_form_answer',
    'low_stock',
  ];

  it('CONN-06 a shop with nothing answers empty arrays, and one sample when it is asked for', async () => {
    for (const trigger of triggers) {
      expect(await poll(trigger)).toEqual([]);
      const samples = await poll(trigger, '?sample=true');
      expect(samples.map(({ id }) => id)).toEqual(['sample']);
    }
  });

  it('CONN-06 each trigger needs the scope of what it tells', async () => {
    const secret = await makeKey(['products:read']);
    for (const path of [...triggers.map((one) => `triggers/${one}`), 'mailing_lists']) {
      expect((await ask(path, secret)).statusCode).toBe(403);
      expect((await ask(path, 'wrong')).statusCode).toBe(401);
    }
  });

  it('CONN-06 orders, shipments, refunds and customers come newest first, each id once', async () => {
    await buy('ann@example.test');
    await buy('bea@example.test');
    const orders = await poll('new_order', '?sample=true');
    expect(orders.map(({ email }) => email)).toEqual(['bea@example.test', 'ann@example.test']);
    expect(await poll('new_order', '?limit=1')).toHaveLength(1);
    const [second, first] = orders as [Json, Json];
    for (const { id } of [first, second]) {
      tick();
      const sent = await post(`commerce/orders/${id}/fulfillments`, { trackingNumber: 'T1' });
      expect(sent.statusCode, sent.body).toBe(200);
    }
    const shipments = await poll('order_fulfilled');
    expect(shipments.map(({ order }) => (order as Json).id)).toEqual([second.id, first.id]);
    expect(shipments[0]).toMatchObject({ trackingNumber: 'T1', isWholeOrder: true });
    expect(new Set(shipments.map(({ id }) => id)).size).toBe(2);
    // What was noted by mistake, or only lies ready, was not handed over.
    const stand = (state: string) =>
      sql`update fulfillments set state = ${state} where site_id = ${shop.siteId}
        and id = ${shipments[1]!.id}`.execute(app.ctx.database.kysely);
    for (const state of ['canceled', 'ready', 'delivered']) {
      await stand(state);
      expect(await poll('order_fulfilled')).toHaveLength(state === 'delivered' ? 2 : 1);
    }
    expect((await poll('new_profile')).map(({ email }) => email)).toEqual([
      'bea@example.test',
      'ann@example.test',
    ]);

    const { rows } = await sql<{ payment_id: string; id: string }>`
      select t.payment_id, t.id from payment_tenders t join orders o
        on o.site_id = t.site_id and o.payment_id = t.payment_id
      where o.site_id = ${shop.siteId} and o.id = ${first.id}`.execute(app.ctx.database.kysely);
    await sql`insert into payment_refunds
        (site_id, payment_id, id, tender_id, request_id, amount_cents, reason, status, done_at)
      values (${shop.siteId}, ${rows[0]!.payment_id}, 'back', ${rows[0]!.id}, 'r', 300, 'Broken',
        'done', ${app.ctx.now()})`.execute(app.ctx.database.kysely);
    expect(await poll('order_refunded')).toMatchObject([
      { id: 'back', amountCents: 300, reason: 'Broken', order: { id: first.id } },
    ]);
    // A payment that was asked for later belongs to its order as well.
    const payment = rows[0]!.payment_id;
    const { kysely } = app.ctx.database;
    await sql`insert into payments select (jsonb_populate_record(p,
        '{"id": "sole", "attempt_id": "sole", "provider_ref": "sole"}')).*
      from payments p where p.site_id = ${shop.siteId} and p.id = ${payment}`.execute(kysely);
    await sql`insert into order_payments (site_id, payment_id, order_id)
      values (${shop.siteId}, ${payment}, ${first.id})`.execute(kysely);
    await sql`update orders set payment_id = 'sole' where site_id = ${shop.siteId}
      and id = ${first.id}`.execute(kysely);
    expect(await poll('order_refunded')).toMatchObject([{ id: 'back', order: { id: first.id } }]);
  });

  it('CONN-06 what was fetched late is told then, however much was sent since it was ready', async () => {
    await buy('ann@example.test');
    const [order] = (await poll('new_order')) as [Json];
    const add = (id: string, kind: 'shipment' | 'pickup', state: string) =>
      app.ctx.database.kysely
        .insertInto('fulfillments')
        .values({
          site_id: shop.siteId,
          order_id: order.id,
          id,
          kind,
          state: state as 'shipped',
          items: '[]',
          carrier: '',
          tracking_number: '',
          tracking_url: '',
          created_at: app.ctx.now(),
          updated_at: app.ctx.now(),
        })
        .execute();
    await add('fetched', 'pickup', 'ready');
    for (let at = 0; at < 50; at += 1) {
      tick();
      await add(`sent-${at}`, 'shipment', 'shipped');
    }
    const told = async () => (await poll('order_fulfilled')).map(({ id }) => id);
    expect(await told()).not.toContain('fetched');
    tick();
    await app.ctx.database.kysely
      .updateTable('fulfillments')
      .set({ state: 'picked-up', updated_at: app.ctx.now() })
      .where('site_id', '=', shop.siteId)
      .where('id', '=', 'fetched')
      .execute();
    expect((await told())[0]).toBe('fetched');
    // That a parcel arrived is nothing new.
    tick();
    await app.ctx.database.kysely
      .updateTable('fulfillments')
      .set({ state: 'delivered', updated_at: app.ctx.now() })
      .where('site_id', '=', shop.siteId)
      .where('id', '=', 'sent-3')
      .execute();
    expect((await told()).slice(0, 2)).toEqual(['fetched', 'sent-49']);
  });

  it('CONN-06 answers to forms come with their fields, of one form when told', async () => {
    for (const [formId, text] of [
      ['one', 'Hello'],
      ['two', 'Again'],
    ] as const) {
      await app.ctx.database.kysely
        .insertInto('form_answers')
        .values({
          site_id: shop.siteId,
          id: newId(),
          form_id: formId,
          form_name: 'Contact',
          submission_key: newId(),
          answers: JSON.stringify([{ title: 'Message', text }]),
          page_title: 'Contact',
          page_path: '/contact',
          email_key: '',
          sent_at: app.ctx.now(),
        })
        .execute();
    }
    const answers = await poll('new_form_answer');
    expect(answers.map(({ fields }) => fields)).toEqual([
      { Message: 'Again' },
      { Message: 'Hello' },
    ]);
    expect(await poll('new_form_answer', '?formId=one')).toHaveLength(1);
  });

  it('CONN-06 what runs low comes once, and with another id after it was stocked again', async () => {
    const { variantIds } = await shop.addProduct({ variants: [{ stock: 2, sku: 'LOW' }] });
    await shop.addProduct({ variants: [{ stock: 500 }] });
    const [first] = await poll('low_stock');
    expect(first).toMatchObject({ variantId: variantIds[0], sku: 'LOW', quantity: 2 });
    tick();
    expect((await poll('low_stock')).map(({ id }) => id)).toEqual([first!.id]);
    const change = async (quantity: number) => {
      const body = { setFiniteOperations: [{ variantId: variantIds[0], quantity }] };
      expect((await post('commerce/inventory/adjustments', body)).statusCode).toBe(200);
    };
    await change(400);
    expect(await poll('low_stock')).toEqual([]);
    tick();
    await change(1);
    const [again] = await poll('low_stock');
    expect(again).toMatchObject({ variantId: variantIds[0], quantity: 1 });
    expect(again!.id).not.toBe(first!.id);
    expect(await Promise.all([poll('low_stock'), poll('low_stock')])).toEqual([[again], [again]]);
  });

  it('CONN-06 who asks of one shop forgets nothing of another', async () => {
    await shop.addProduct({ variants: [{ stock: 2 }] });
    const [low] = await poll('low_stock');
    const own = { host, key };
    const site = { identifier: 'polls-beside', host: 'polls-beside.test' };
    shop = await createTestShop(app, await app.createSite(site));
    ({ host } = site);
    key = await makeKey([...apiScopes]);
    tick();
    expect(await poll('low_stock')).toEqual([]);
    ({ host, key } = own);
    expect((await poll('low_stock')).map(({ id }) => id)).toEqual([low!.id]);
  });

  it('CONN-06 a note is added once; an address goes on a list as its rules say', async () => {
    await buy('ann@example.test');
    const [order] = await poll('new_order');
    const notes = `commerce/orders/${order!.id}/notes`;
    for (let count = 0; count < 2; count += 1) {
      expect((await post(notes, { text: 'Call her' }, 'once')).statusCode).toBe(200);
    }
    const { rows } = await sql<{ count: number }>`select count(*)::int as count
      from order_timeline where site_id = ${shop.siteId} and kind = 'note'`.execute(
      app.ctx.database.kysely,
    );
    expect(rows[0]?.count).toBe(1);
    expect((await post('commerce/orders/nothing/notes', { text: 'X' })).statusCode).toBe(404);

    for (const [id, confirms] of [
      ['news', false],
      ['club', true],
    ] as const) {
      await app.ctx.database.kysely
        .insertInto('mailing_lists')
        .values({
          site_id: shop.siteId,
          id,
          name: id,
          require_double_opt_in: confirms,
          created_at: app.ctx.now(),
        })
        .execute();
    }
    const lists = (await ask('mailing_lists')).json<Json[]>();
    expect(lists.map(({ id }) => id)).toEqual(['club', 'news']);
    const join = async (list: string, email: string) =>
      post(`mailing_lists/${list}/members`, { email, consentText: 'Asked on the phone' });
    expect((await join('news', 'Ann@Example.test')).json()).toMatchObject({ state: 'in' });
    expect((await join('news', 'ann@example.test')).json()).toMatchObject({ state: 'in' });
    expect((await join('club', 'ann@example.test')).json()).toMatchObject({ state: 'waiting' });
    const { rows: agreed } = await sql<{ text: string }>`select consent_text as text
      from mailing_list_members where site_id = ${shop.siteId}`.execute(app.ctx.database.kysely);
    expect(agreed.map(({ text }) => text)).toEqual(['Asked on the phone', 'Asked on the phone']);
    expect((await join('nowhere', 'ann@example.test')).statusCode).toBe(404);
    // A list of a neighbour is none of this site.
    const neighbour = await app.createSite({ identifier: 'lists-beside', host: 'lists.test' });
    await app.ctx.database.kysely
      .insertInto('mailing_lists')
      .values({
        site_id: neighbour,
        id: 'theirs',
        name: 'Theirs',
        require_double_opt_in: false,
        created_at: app.ctx.now(),
      })
      .execute();
    expect((await join('theirs', 'ann@example.test')).statusCode).toBe(404);
    expect((await join('news', 'no address')).statusCode).toBe(400);
  });
});
