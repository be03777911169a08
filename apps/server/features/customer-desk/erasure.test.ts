import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { addressOf, Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestOwner, type TestOwner } from '../../testing/test-owner.ts';
import { addShippingOption } from '../../testing/test-shop-rules.ts';
import { writeReview } from '../reviews/write-review.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { signInOwner } from '../../testing/test-staff.ts';
import { runImports } from '../import/desk/run-imports.ts';

const email = 'quentin.q@example.test';
const other = 'QQ@work.test';
const person = {
  firstName: 'Quentin',
  lastName: "O'Quillfeather",
  line1: '77 Nightingale Row',
  phone: '+1 555 0199',
};
/** Whatever tells who it was. */
const needles = [email, 'qq@work.test', 'Quillfeather', 'Nightingale Row', '555 0199', '5550199'];

describeOnBothDatabases('erasing a person', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let owner: TestOwner;
  let shippingOptionId: string;
  beforeAll(async () => {
    app = await createTestApp({ database, now: new Date('2026-03-02T12:00:00Z') });
    const settings = { payments: { test: true, manual: true } };
    shop = await createTestShop(
      app,
      await app.createSite({ host: 'localhost', identifier: 'shop', settings }),
    );
    shippingOptionId = await addShippingOption(shop, { priceCents: 500 });
    owner = await createTestOwner(app, 'shop');
  });
  afterAll(() => app.close());

  async function send<Answer>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) {
    const response = await owner.send(method, owner.url(path), body ? { body } : {});
    expect(response.statusCode, `${path}: ${response.body}`).toBe(200);
    return response.json<Answer>();
  }

  async function buy(by: string): Promise<number> {
    const cup = await shop.addProduct({ variants: [{ sku: 'CUP', priceCents: 1000, stock: 5 }] });
    const shopper = new Shopper(app);
    await shopper.add(cup.id);
    const expectedTotalCents = await shopper.totalFor({ shippingOptionId });
    const paid = await shopper.pay({
      shippingOptionId,
      expectedTotalCents,
      email: by,
      shippingAddress: addressOf(person),
      payment: { provider: 'manual' },
      marketingOptIn: true,
      note: "For Quentin O'Quillfeather alone",
    });
    expect(paid.statusCode, paid.body).toBe(200);
    const { orders } = await send<{ orders: { number: number }[] }>('GET', 'orders');
    return orders[0]!.number;
  }

  /** Brings a file of customers in. */
  async function bring(rows: readonly string[]): Promise<string> {
    const crumb = 'c'.repeat(43);
    const brought = await app.inject({
      method: 'POST',
      url: '/api/sites/shop/imports/file?name=people.csv',
      headers: {
        host: 'localhost',
        'content-type': 'application/octet-stream',
        'x-csrf-token': crumb,
      },
      cookies: { ...(await signInOwner(app)), crumb },
      payload: ['Email,First Name,Last Name,Phone,Note', ...rows].join('\n'),
    });
    expect(brought.statusCode, brought.body).toBe(200);
    await runImports(app.ctx);
    return brought.json<{ id: string }>().id;
  }

  async function finish(number: number): Promise<void> {
    await send('POST', `orders/${number}/settlement`, { settlement: 'received' });
    const { items } = await send<{ items: { id: string }[] }>('GET', `orders/${number}/detail`);
    await send('POST', `orders/${number}/fulfillments`, {
      requestId: `f${number}`,
      kind: 'shipment',
      items: [{ id: items[0]!.id, quantity: 1 }],
    });
  }

  /** `table.column` of every column that says who it was. */
  async function listTraces(): Promise<string[]> {
    const { rows: columns } = await sql<{ table: string; column: string }>`
      select c.table_name as table, c.column_name as column
      from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
        and c.data_type in ('text', 'jsonb', 'json', 'ARRAY', 'character varying', 'tsvector')
      order by 1, 2`.execute(app.ctx.db as never);
    const found: string[] = [];
    const like = needles.map((needle) => `%${needle}%`);
    for (const { table, column } of columns) {
      const { rows } = await sql`select 1 from ${sql.table(table)}
        where ${sql.ref(column)}::text ilike any (${like}::text[]) limit 1`.execute(
        app.ctx.db as never,
      );
      if (rows.length > 0) found.push(`${table}.${column}`);
    }
    return found;
  }

  /** Theirs, and what the log keeps of it when staff delete it and take that back. */
  async function review(number: number): Promise<void> {
    const order = await app.ctx.db
      .selectFrom('orders as o')
      .innerJoin('order_items as i', 'i.order_id', 'o.id')
      .select(['o.id', 'i.product_id'])
      .where('o.order_number', '=', number)
      .executeTakeFirstOrThrow();
    const site = (await app.ctx.sites.get(shop.siteId))!;
    await writeReview(app.ctx, site, {
      right: { orderId: order.id, accountId: null, email, name: '' },
      productId: order.product_id!,
      draft: { rating: 5, title: '', body: 'From 77 Nightingale Row', name: 'Q. Quillfeather' },
    });
    const { reviews } = await send<{ reviews: { id: string }[] }>('GET', 'reviews');
    const gone = await owner.send('DELETE', owner.url(`reviews/${reviews[0]!.id}`));
    const { activityId } = gone.json<{ activityId: string }>();
    await send('POST', `activity/${activityId}/undo`);
  }

  /** A form of a page that they filled in. */
  async function writeByForm(): Promise<void> {
    const fields = [{ id: 'email', type: 'email', title: 'Email' }];
    const { id } = await send<{ id: string }>('POST', 'forms', { name: 'Contact', fields });
    const sent = await app.inject({
      method: 'POST',
      url: '/api/form/SaveFormSubmission',
      headers: {
        host: 'localhost',
        origin: 'http://localhost',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({ formId: id, 'f.email': email.toUpperCase() }).toString(),
    });
    expect(sent.statusCode, sent.body).toBe(303);
  }

  const books = async () => ({
    ledger: await app.ctx.db.selectFrom('ledger_entries').selectAll().orderBy('number').execute(),
    papers: await app.ctx.db.selectFrom('papers').selectAll().orderBy('id').execute(),
    orders: await app.ctx.db
      .selectFrom('orders')
      .select(['id', 'status', 'grand_total_cents', 'refunded_cents', 'tax_cents', 'tax_lines'])
      .orderBy('id')
      .execute(),
    sums: await send('GET', 'orders/sums'),
  });

  it('waits for what is open, then leaves the books and takes the person out of every table', async () => {
    const [first, second] = [await buy(email), await buy(other)];
    const { customers } = await send<{ customers: { id: string; email: string }[] }>(
      'GET',
      'customers?search=quillfeather',
    );
    expect(customers).toHaveLength(2);
    const { id } = customers.find((one) => one.email === email)!;
    const otherId = customers.find((one) => one.email !== email)!.id;
    await send('PATCH', `customers/${id}`, {
      changes: { note: { from: '', to: "Mr. O'Quillfeather likes tea" } },
    });
    await send('POST', `orders/${first}/notes`, { text: "Call Quentin O'Quillfeather first" });
    await send('POST', `customers/${id}/merge`, { otherId });
    await send('POST', 'mail-suppressions', { email, note: 'asked by phone' });
    const draft = await send<{ id: string }>('POST', 'draft-orders', { content: { email } });
    // What the owner was told of a mail that did not arrive.
    const alert = {
      site_id: shop.siteId,
      id: 'a'.repeat(24),
      kind: 'mail',
      subject_id: 'm',
    } as const;
    const alerted = { text: `The mail to ${email} was not sent`, created_at: app.ctx.now() };
    await app.ctx.transact((trx) =>
      trx
        .insertInto('owner_alerts')
        .values({ ...alert, ...alerted, mailed_at: null })
        .execute(),
    );

    const told = `${email},Quentin,O'Quillfeather,${person.phone},Loves ${other}`;
    const done = await bring([told, 'ann@example.test,Ann,Alder,,']);
    await send('POST', `imports/${done}/start`, { withPictures: false });
    await runImports(app.ctx);
    const ready = await bring([told]);
    const others = await bring(['ann@example.test,Ann,Alder,,']);

    const early = await owner.send('POST', owner.url(`customers/${id}/erasure`), {
      body: { email },
    });
    expect([early.statusCode, early.json<{ code: string }>().code]).toEqual([409, 'customer_busy']);
    const wrong = await owner.send('POST', owner.url(`customers/${id}/erasure`), {
      body: { email: 'nobody@example.test' },
    });
    expect(wrong.statusCode).toBe(400);
    const looked = await send<{ blockers: { kind: string; count: number }[] }>(
      'GET',
      `customers/${id}/erasure`,
    );
    expect(looked.blockers).toContainEqual({ kind: 'open-orders', count: 2 });

    for (const number of [first, second]) await finish(number);
    await review(first);
    await writeByForm();
    // Staff named something after them, and gave it another name since.
    const { id: pageId } = await send<{ id: string }>('POST', 'pages', { title: email });
    const renamed = { from: email, to: 'Terms' };
    const changes = { title: renamed, navigationTitle: renamed };
    await send('PATCH', `pages/${pageId}`, { changes });
    const setDraft = (state: 'open' | 'sent') =>
      app.ctx.transact((trx) =>
        trx.updateTable('draft_orders').set({ state }).where('id', '=', draft.id).execute(),
      );
    await setDraft('sent');
    expect(await send('GET', `customers/${id}/erasure`)).toMatchObject({
      blockers: [{ kind: 'open-drafts', count: 1 }],
    });
    await setDraft('open');
    await send('POST', `draft-orders/${draft.id}/cancel`);
    // Who was merged into another one is erased with that one and not alone.
    const merged = await owner.send('POST', owner.url(`customers/${otherId}/erasure`), {
      body: { email: other },
    });
    expect(merged.statusCode).toBe(404);
    const data = await owner.send('GET', owner.url(`customers/${id}/data.json`));
    type Part = 'orders' | 'mails' | 'customer' | 'reviews' | 'formAnswers';
    const exported = data.json<Record<Part, unknown[]>>();
    expect(exported.formAnswers).toMatchObject([
      { form_name: 'Contact', answers: [{ title: 'Email', text: email.toUpperCase() }] },
    ]);
    expect(exported.reviews).toMatchObject([{ author_name: 'Q. Quillfeather', rating: 5 }]);
    expect([exported.orders.length, exported.customer.length]).toEqual([2, 2]);
    expect(exported.mails.length).toBeGreaterThan(0);
    expect(data.body).not.toContain('password_hash');
    const page = await owner.send('GET', owner.url(`customers/${id}/data.html`));
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('77 Nightingale Row');

    expect(await listTraces()).toEqual(
      expect.arrayContaining([
        'product_reviews.body',
        'form_answers.answers',
        'activity_log.before',
        'orders.email',
        'payments.snapshot',
        'outbox_mails.html',
      ]),
    );
    const before = await books();
    const { spent_cents: spent, order_count: count } = await app.ctx.db
      .selectFrom('customers')
      .select(['spent_cents', 'order_count'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const erased = await send<{ orders: number; papers: number }>(
      'POST',
      `customers/${id}/erasure`,
      { email: email.toUpperCase() },
    );
    expect(erased.orders).toBe(2);
    const kept = erased.papers > 0 ? ['papers.content'] : [];
    expect(await listTraces()).toEqual(kept);
    // Nobody brings them back by a file that lies there, and files about others stay.
    const files = fs.readdirSync(path.join(app.ctx.config.dataDir, 'imports'));
    expect(files).toEqual([expect.stringContaining(others)]);
    expect(await send('GET', `imports/${ready}`)).toMatchObject({ state: 'canceled' });
    expect(await books()).toEqual(before);
    const row = await app.ctx.db
      .selectFrom('customers')
      .select(['spent_cents', 'order_count'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ spent_cents: spent, order_count: count });
    await sql`select recount_customer(${shop.siteId}, ${id})`.execute(app.ctx.db as never);
    expect(
      await app.ctx.db
        .selectFrom('customers')
        .select(['spent_cents', 'order_count'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    ).toEqual(row);
    expect((await owner.send('GET', owner.url(`customers/${id}`))).statusCode).toBe(404);
    expect(await send('GET', 'customers?search=quillfeather')).toEqual({ customers: [] });
    // Whoever comes back is somebody new, and the order is still there to look at.
    expect(await send('GET', `orders/${first}/detail`)).toMatchObject({ customerId: null });
    await buy(email);
    expect(
      (await send<{ customers: { id: string }[] }>('GET', 'customers?search=quentin')).customers,
    ).toMatchObject([{ email, orders: 1 }]);
  });
});
