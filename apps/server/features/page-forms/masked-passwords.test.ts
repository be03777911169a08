/** What visitors type into password fields, on the way to everybody who reads answers. */
import { userRoles, type ApiScope } from '@sitewright/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { up as maskPasswordsOfBefore } from '../../db/migrations/0446-passwords-masked.ts';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { readMails } from '../../testing/read-mails.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestOwner } from '../../testing/test-owner.ts';
import { addShippingOption } from '../../testing/test-shop-rules.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { createApiKey } from '../api-keys/write-api-keys.ts';

const typed = 'open-sesame-4711';
const mask = '__MASKED_FIELD__';
const fields = [
  { id: 'who', type: 'text' as const, title: 'Who', required: true },
  { id: 'pin', type: 'password' as const, title: 'Gate code', required: true, maxLength: 16 },
  { id: 'old', type: 'password' as const, title: 'Old code' },
];

describeOnBothDatabases('answers to password fields', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let office: Office;
  let gate: Awaited<ReturnType<TestShop['addProduct']>>;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const settings = {
      payments: { test: true },
      mails: { alertAddresses: ['owner@gates.test'] },
    };
    const siteId = await app.createSite({ host: 'gates.test', identifier: 'gates', settings });
    shop = await createTestShop(app, siteId);
    office = await createOffice(app, { [shop.siteId]: [userRoles.values.admin] }, 'gates');
  });
  afterAll(() => app.close());

  /** Every row of every table that holds what was typed, whatever column it stands in. */
  const rowsThatHold = (text: string): Promise<string[]> =>
    app.ctx.transact(async (trx) => {
      const { rows: tables } = await sql<{ name: string }>`select table_name as name
        from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(trx);
      const found: string[] = [];
      for (const { name } of tables) {
        const { rows } = await sql<{ row: string }>`select t::text as row
          from ${sql.id(name)} t where t::text like ${`%${text}%`}`.execute(trx);
        found.push(...rows.map(({ row }) => `${name}: ${row}`));
      }
      return found;
    });

  it('FBLD-07 of a form of a page the owner reads the mask: in the mail, in the list and in the table', async () => {
    const made = await office.send('POST', 'forms', { name: 'Deliveries', fields });
    const formId = made.json<{ id: string }>().id;
    const sent = await app.inject({
      method: 'POST',
      url: '/api/form/SaveFormSubmission',
      headers: {
        host: 'gates.test',
        origin: 'http://gates.test',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: `formId=${formId}&f.who=Ann&f.pin=${typed}&f.old=`,
    });
    expect(sent.statusCode, sent.body).toBe(303);
    const listed = await office.get('form-answers', { formId });
    expect(listed.json()).toMatchObject({
      answers: [
        {
          answers: [
            { title: 'Who', text: 'Ann' },
            { title: 'Gate code', text: mask },
          ],
        },
      ],
    });
    const table = await office.get('form-answers/export', { formId });
    expect(table.body).toContain(`,Ann,${mask}\r\n`);
    const [mail] = await readMails(app, { kind: 'form-answers:', to: 'owner@gates.test' });
    expect(mail?.text).toContain(mask);
    expect(mail?.html).toContain(mask);
    for (const text of [listed.body, table.body, mail!.text, mail!.html]) {
      expect(text).not.toContain(typed);
    }
    expect(await rowsThatHold('Gate code')).not.toEqual([]);
    expect(await rowsThatHold(typed)).toEqual([]);
  });

  it('FBLD-07 of a product the mask stands in the cart, on the order, in its mails, on its slip, in the API and in what is taken along', async () => {
    const shippingOptionId = await addShippingOption(shop, { priceCents: 0 });
    const form = [...fields];
    gate = await shop.addProduct({
      title: 'Gate',
      variants: [{ priceCents: 9000, stock: 3 }],
      form,
    });
    const shopper = new Shopper(app, 'gates.test');
    const add = (pin: string) =>
      shopper.send('POST', '/api/commerce/shopping-cart/entries', {
        body: {
          itemId: gate.id,
          quantity: 1,
          additionalFields: JSON.stringify({ who: 'Ann', pin, old: '' }),
        },
      });
    const refused = await add(`${typed}-too-long`);
    expect(refused.body).toContain('You have exceeded the character limit.');
    expect(refused.body).not.toContain(typed);
    const added = await add(typed);
    expect(added.statusCode, added.body).toBe(200);
    expect(added.body).toContain(mask);
    expect(added.body).not.toContain(typed);
    shopper.cartToken = shopper.cookies.get('CART') ?? '';
    // Other details are changed with the mask in its place, which is shorter or longer than a code.
    const cart = (await shopper.send('GET', '/api/commerce/shopping-cart')).json<{
      entries: { id: string }[];
    }>();
    const changed = await shopper.send(
      'PUT',
      `/api/commerce/shopping-cart/entries/${cart.entries[0]!.id}/additionalFields`,
      { body: { itemId: gate.id, additionalFields: { who: 'Bo', pin: mask, old: typed } } },
    );
    expect(changed.statusCode, changed.body).toBe(200);
    const expectedTotalCents = await shopper.totalFor({ shippingOptionId });
    await shopper.pay({ email: 'bo@gates.test', expectedTotalCents, shippingOptionId });

    const said = [
      { title: 'Who', text: 'Bo' },
      { title: 'Gate code', text: mask },
      { title: 'Old code', text: mask },
    ];
    const order = await app.ctx.db
      .selectFrom('orders')
      .select(['token', 'order_number'])
      .where('site_id', '=', shop.siteId)
      .executeTakeFirstOrThrow();
    const owner = await createTestOwner(app, 'gates');
    const ask = (path: string) => owner.send('GET', owner.url(path));
    const detail = await ask(`orders/${order.order_number}/detail`);
    expect(detail.json()).toMatchObject({ items: [{ answers: said }] });
    const slip = await ask(`orders/${order.order_number}/packing-slip`);
    const [page] = await readPdf(Buffer.from(slip.json<{ base64: string }>().base64, 'base64'));
    expect(page).toContain(`Gate code: ${mask}`);
    const table = await ask('orders/export');
    const mails = await readMails(app);
    const confirmation = mails.find(({ dedupeKey }) => dedupeKey.startsWith('order-confirmation:'));
    expect(confirmation?.text).toContain(`Gate code: ${mask}`);

    const by = { accountId: 'ada', displayName: 'Ada' };
    const scopes: ApiScope[] = ['orders:read'];
    const draft = { name: 'Maker', scopes, expiresOn: null, by, now: app.ctx.now() };
    const key = await app.ctx.transact((trx) => createApiKey(trx, shop.siteId, draft));
    const api = await app.inject({
      method: 'GET',
      url: '/api/1.0/commerce/orders',
      headers: { host: 'gates.test', authorization: `Bearer ${key.secret}` },
    });
    expect(api.json<{ result: unknown[] }>().result).toMatchObject([
      { items: [{ answers: said, additionalFields: { who: 'Bo', pin: mask, old: mask } }] },
    ]);
    const status = await shopper.send('GET', `/order-status/${order.token}`);
    expect(status.statusCode).toBe(200);
    const texts = [detail.body, table.body, api.body, status.body, page!];
    for (const text of [...texts, ...mails.flatMap(({ html, text: plain }) => [html, plain])]) {
      expect(text).not.toContain(typed);
    }
    // Whatever else is sent or taken along is made of these rows.
    expect(await rowsThatHold(typed)).toEqual([]);
  });

  it('FBLD-07 what was kept before is masked where it stands, and a cart still knows its lines', async () => {
    const later = new Shopper(app, 'gates.test');
    const wish = JSON.stringify({ who: 'Cy', pin: typed, old: '' });
    const addLater = () =>
      later.send('POST', '/api/commerce/shopping-cart/entries', {
        body: { itemId: gate.id, quantity: 1, additionalFields: wish },
      });
    await addLater();
    await app.ctx.transact(async (trx) => {
      const raw = JSON.stringify({ pin: typed });
      await sql`update order_items set additional_fields = additional_fields || ${raw}::jsonb
        where site_id = ${shop.siteId}`.execute(trx);
      await sql`update cart_entries
        set additional_fields = additional_fields || ${raw}::jsonb, fields_hash = 'before'
        where site_id = ${shop.siteId}`.execute(trx);
      await sql`update payments
        set snapshot = jsonb_set(snapshot, '{lines,0,additionalFields,pin}', to_jsonb(${typed}::text))
        where site_id = ${shop.siteId}`.execute(trx);
    });
    const tables = new Set((await rowsThatHold(typed)).map((row) => row.split(':')[0]));
    expect(tables).toEqual(new Set(['cart_entries', 'order_items', 'payments']));
    await app.ctx.transact((trx) => maskPasswordsOfBefore(trx as never));
    expect(await rowsThatHold(typed)).toEqual([]);
    await addLater();
    const { entries } = await later.cart();
    expect(entries).toMatchObject([
      { quantity: 2, additionalFields: { who: 'Cy', pin: mask, old: '' } },
    ]);
  });
});
