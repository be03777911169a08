import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../db/id.ts';
import { settlePayment } from '../../payments/settle-payment.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { addressOf, Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestOwner, type TestOwner } from '../../testing/test-owner.ts';
import { addCoupon, addShippingOption, addTaxRule } from '../../testing/test-shop-rules.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { saveCustomerTerms } from '../customers/save-customer-terms.ts';
import { readMails } from '../../testing/read-mails.ts';

interface ListedPaper {
  id: string;
  kind: string;
  number: string;
  totalCents: number;
}

const german = {
  firstName: 'Jörg',
  lastName: 'Müßig',
  line1: 'Straße 1',
  city: 'Köln',
  region: '',
  postalCode: '50667',
  country: 'DE',
};

describeOnBothDatabases('papers of an order', (database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ database });
  });
  afterAll(() => app.close());

  /** A shop that takes transfers, so that its orders are real ones. */
  async function openShop(name: string, settings: object = {}, site: object = {}) {
    const siteId = await app.createSite({
      host: `${name}.test`,
      identifier: name,
      title: 'Eiche & Söhne',
      ...site,
      settings: { payments: { manual: true, manualInstructions: 'IBAN DE00' }, ...settings },
    });
    const shop = await createTestShop(app, siteId);
    const owner = await createTestOwner(app, name);
    return { shop, owner, host: `${name}.test`, siteId };
  }

  interface Opened {
    shop: TestShop;
    owner: TestOwner;
    host: string;
    siteId: string;
  }

  interface Bought {
    address?: Record<string, string>;
    products?: { title: string; priceCents: number; quantity: number }[];
    coupon?: string;
    email?: string;
    isPaid?: boolean;
  }

  async function buy({ shop, host, siteId }: Opened, bought: Bought = {}) {
    const { products = [{ title: 'Bowl', priceCents: 1000, quantity: 3 }], coupon } = bought;
    const shopper = new Shopper(app, host);
    for (const { title, priceCents, quantity } of products) {
      const made = await shop.addProduct({ title, variants: [{ priceCents, sku: `S-${title}` }] });
      await shopper.add(made.id, quantity);
    }
    if (coupon) {
      const coupons = `/api/3/commerce/cart/${shopper.cartToken}/coupons`;
      await shopper.send('POST', coupons, { body: { promoCode: coupon } });
    }
    const shippingAddress = addressOf(bought.address);
    const { country = '', region = '' } = shippingAddress;
    const places = `/api/3/commerce/cart/${shopper.cartToken}/shipping`;
    await shopper.send('PUT', `${places}/location`, { body: { country, region } });
    const options = await app.ctx.db
      .selectFrom('shipping_options')
      .select('id')
      .where('site_id', '=', siteId)
      .execute();
    const shippingOptionId = options[0]?.id ?? (await addShippingOption(shop));
    await shopper.send('PUT', `${places}/option`, { body: { shippingOptionId } });
    const expectedTotalCents = (await shopper.cart()).grandTotalCents;
    const paid = await shopper.pay({
      email: bought.email ?? 'ann@example.test',
      expectedTotalCents,
      shippingOptionId,
      shippingAddress,
      payment: { provider: 'manual' },
    });
    expect(paid.statusCode, paid.body).toBe(200);
    const order = await app.ctx.db
      .selectFrom('orders')
      .selectAll()
      .where('cart_id', '=', shopper.cartToken)
      .executeTakeFirstOrThrow();
    const site = (await app.ctx.sites.get(siteId))!;
    const settle = (type: 'succeeded' | 'canceled') =>
      settlePayment(app.ctx, site, { paymentId: order.payment_id, type, isTest: false });
    if (bought.isPaid !== false) await settle('succeeded');
    return { order, shopper, settle, path: `orders/${order.order_number}` };
  }

  async function refundAll({ owner }: Opened, orderPath: string): Promise<void> {
    const body = { requestId: newId(), amountCents: 3000 };
    const answer = await owner.send('POST', owner.url(`${orderPath}/refunds`), { body });
    expect(answer.statusCode, answer.body).toBe(200);
  }

  async function listPapers({ owner }: Opened, orderPath: string): Promise<ListedPaper[]> {
    const answer = await owner.send('GET', owner.url(`${orderPath}/papers`));
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ papers: ListedPaper[] }>().papers;
  }

  async function readFile({ owner }: Opened, filePath: string): Promise<string[]> {
    const answer = await owner.send('GET', owner.url(filePath));
    expect(answer.statusCode, answer.body).toBe(200);
    const { base64, fileName } = answer.json<{ base64: string; fileName: string }>();
    const bytes = Buffer.from(base64, 'base64');
    const folder = process.env['KEEP_PAPERS'];
    if (folder)
      fs.writeFileSync(path.join(folder, `${owner.url('').split('/')[3]}-${fileName}`), bytes);
    return readPdf(bytes);
  }

  const subjectsOf = async (email: string) => {
    const mails = await readMails(app, { to: email });
    return mails.map(({ text }) => text);
  };

  it('an order has one invoice once it is paid: every sum, taxes on top, one page', async () => {
    const papers = { sellerName: 'Oak Inc.', sellerAddress: '5 Elm\nTrenton NJ', vatId: 'US-1' };
    const opened = await openShop('us', { papers });
    await addShippingOption(opened.shop, { name: 'By boat', priceCents: 600 });
    await addTaxRule(opened.shop, { name: 'NJ tax', country: 'US', region: 'NJ', ratePpm: 66_250 });
    await addTaxRule(opened.shop, {
      name: 'City tax',
      country: 'US',
      region: 'NJ',
      ratePpm: 20_000,
    });
    await addCoupon(opened.shop, { code: 'THREE', kind: 'fixed', amountCents: 300 });
    const { path: order, settle } = await buy(opened, { coupon: 'THREE', isPaid: false });
    expect(await listPapers(opened, order)).toEqual([]);
    const refused = await opened.owner.send('POST', opened.owner.url(`${order}/papers`));
    expect(refused.json()).toMatchObject({ code: 'invoice_not_possible' });
    await settle('succeeded');
    await settle('succeeded');
    const [invoice, ...others] = await listPapers(opened, order);
    expect(others).toEqual([]);
    expect(invoice).toMatchObject({ kind: 'invoice', number: 'INV-1', totalCents: 3533 });
    const pages = await readFile(opened, `${order}/papers/${invoice!.id}`);
    expect(pages).toHaveLength(1);
    const lines = pages[0]!.split('\n');
    for (const line of [
      'Number INV-1',
      'Date of issue March 2, 2026',
      'Bowl 3 $10.00 8.625% $27.00 $2.33 $29.33',
      'By boat 1 $6.00 – $6.00 $0.00 $6.00',
      'Total without tax $33.00',
      'Tax $2.33',
      'Total $35.33',
      'NJ tax 6.625% $27.00 $1.79',
      'City tax 2% $27.00 $0.54',
      'Without tax 0% $6.00 $0.00',
      'Prices are without tax. All amounts are in USD.',
    ]) {
      expect(lines).toContain(line);
    }
    expect(pages[0]).toContain('VAT ID US-1');
    expect(pages[0]).toContain('-$3.00');
    expect(pages[0]).toContain('Hoboken, NJ 07030');
  });

  it('German: prices with tax, letters, words, what a refund of one line gives back', async () => {
    const papers = {
      sellerAddress: 'Straße 2\n10115 Berlin',
      vatId: 'DE123456789',
      footer: 'Bank',
    };
    const site = { locale: 'de-DE', currency: 'EUR', timeZone: 'Europe/Berlin' };
    const opened = await openShop('de', { papers, business: { country: 'DE' } }, site);
    await addShippingOption(opened.shop, { name: 'DHL', priceCents: 595 });
    await addTaxRule(opened.shop, {
      name: 'USt.',
      country: 'DE',
      ratePpm: 190_000,
      isIncludedInPrice: true,
      isOnShipping: true,
    });
    const products = [
      { title: 'Schüssel „Größe“ łódź ελληνικά Привет', priceCents: 1190, quantity: 2 },
      { title: 'Tasse', priceCents: 999, quantity: 1 },
    ];
    const before = app.ctx.now();
    // In Berlin it is the next day already.
    app.setNow(new Date('2026-03-01T23:30:00Z'));
    const { order, path: orderPath } = await buy(opened, { products, address: german });
    app.setNow(before);
    const [invoice] = await listPapers(opened, orderPath);
    const [page] = await readFile(opened, `${orderPath}/papers/${invoice!.id}`);
    const lines = page!.split('\n').map((line) => line.replaceAll(/\s/g, ' '));
    for (const line of [
      'Ausstellungsdatum 2. März 2026',
      'Tasse 1 9,99 € 19 % 8,39 € 1,60 € 9,99 €',
      'DHL 1 5,95 € 19 % 5,00 € 0,95 € 5,95 €',
      'Gesamtbetrag 39,74 €',
      'Summe netto 33,39 €',
      'USt. 19 % 33,39 € 6,35 €',
      'Die Preise enthalten die Steuer. Alle Beträge in EUR.',
    ]) {
      expect(lines).toContain(line);
    }
    expect(page).toContain('„Größe“ łódź ελληνικά Привет'.split(' ')[0]);
    expect(page).toMatch(/łódź[\s\S]*ελληνικά[\s\S]*Привет/);
    expect(page).toContain('Jörg Müßig');
    expect(page).toContain('USt-IdNr. DE123456789');
    const item = await app.ctx.db
      .selectFrom('order_items')
      .select('id')
      .where('order_id', '=', order.id)
      .where('product_name', '=', 'Tasse')
      .executeTakeFirstOrThrow();
    const body = { requestId: newId(), units: [{ id: item.id, quantity: 1 }], reason: 'Sprung' };
    const { owner } = opened;
    for (const _ of [1, 2]) await owner.send('POST', owner.url(`${orderPath}/refunds`), { body });
    const [, credit, ...more] = await listPapers(opened, orderPath);
    expect(more).toEqual([]);
    expect(credit).toMatchObject({ kind: 'credit-note', number: 'CN-1', totalCents: 999 });
    const [creditPage] = await readFile(opened, `${orderPath}/papers/${credit!.id}`);
    const written = creditPage!.split('\n').map((line) => line.replaceAll(/\s/g, ' '));
    expect(written).toContain('Tasse 1 9,99 € 19 % 8,39 € 1,60 € 9,99 €');
    expect(written).toContain('Erstatteter Betrag 9,99 €');
    expect(creditPage).toContain('INV-1 vom 2. März 2026');
    expect(creditPage).toContain('Grund: Sprung');
    expect(creditPage).not.toContain('DHL');
  });

  it('stays as it was issued, whatever the owner changes later', async () => {
    const opened = await openShop('frozen', { papers: { sellerName: 'First Ltd' } });
    const { path: orderPath } = await buy(opened);
    const [invoice] = await listPapers(opened, orderPath);
    const { owner } = opened;
    const settings = { papers: { sellerName: 'Second Ltd', invoicePrefix: 'R/' } };
    const change = { body: settings };
    const changed = await owner.send('PATCH', owner.url('settings'), change);
    expect(changed.statusCode, changed.body).toBe(200);
    const [page] = await readFile(opened, `${orderPath}/papers/${invoice!.id}`);
    expect(page).toContain('First Ltd');
    expect(page).not.toContain('Second Ltd');
    const { path: second } = await buy(opened);
    expect((await listPapers(opened, second))[0]!.number).toBe('R/2');
  });

  it('numbers have no gaps and no doubles, when many are paid at once and some fail', async () => {
    const opened = await openShop('many');
    const bought = [];
    for (let index = 0; index < 8; index += 1) {
      bought.push(await buy(opened, { isPaid: false, email: `m${index}@many.test` }));
    }
    await bought[3]!.settle('canceled');
    const paid = bought.filter((_, index) => index !== 3);
    await Promise.all(paid.map(({ settle }) => settle('succeeded')));
    const rows = await app.ctx.db
      .selectFrom('papers')
      .select(['series_number', 'number'])
      .where('site_id', '=', opened.siteId)
      .orderBy('series_number')
      .execute();
    expect(rows.map(({ series_number: taken }) => taken)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('placed orders get theirs early where the owner says so, and a credit note when given up', async () => {
    const opened = await openShop('early', { papers: { invoiceWhen: 'placed' } });
    const email = 'eve@early.test';
    const { path: orderPath, settle } = await buy(opened, { isPaid: false, email });
    const [invoice] = await listPapers(opened, orderPath);
    const [page] = await readFile(opened, `${orderPath}/papers/${invoice!.id}`);
    expect(page).toContain('To pay $30.00');
    expect(page).toContain('IBAN DE00');
    expect((await subjectsOf(email))[0]).toMatch(/\/order-status\/paper\/[\w-]{40,}/);
    await settle('canceled');
    const [, credit] = await listPapers(opened, orderPath);
    expect(credit).toMatchObject({ kind: 'credit-note', totalCents: 3000 });
    const told = (await subjectsOf(email)).at(-1);
    expect(told).toContain(`Credit note ${credit!.number}`);
    expect(told).not.toContain(`Invoice ${invoice!.number}`);
  });

  it('an order that was given up and then paid has an invoice again, once', async () => {
    const opened = await openShop('late', { papers: { invoiceWhen: 'placed' } });
    const { path: orderPath, settle } = await buy(opened, { isPaid: false });
    await settle('canceled');
    await settle('succeeded');
    const { owner } = opened;
    await owner.send('POST', owner.url(`${orderPath}/papers`));
    await refundAll(opened, orderPath);
    const papers = await listPapers(opened, orderPath);
    expect(papers.map(({ kind, totalCents }) => [kind, totalCents])).toEqual([
      ['invoice', 3000],
      ['credit-note', 3000],
      ['invoice', 3000],
      ['credit-note', 3000],
    ]);
    const [page] = await readFile(opened, `${orderPath}/papers/${papers[2]!.id}`);
    expect(page).toContain('Nothing is left to pay');
    const [credit] = await readFile(opened, `${orderPath}/papers/${papers[3]!.id}`);
    expect(credit).toContain(`${papers[2]!.number} of`);
  });

  it('a refund that fails after it was done: its credit note is taken back, once', async () => {
    const opened = await openShop('failing');
    const { order, path: orderPath } = await buy(opened);
    await refundAll(opened, orderPath);
    const [, credit] = await listPapers(opened, orderPath);
    const refund = await app.ctx.db
      .selectFrom('payment_refunds')
      .select('id')
      .where('payment_id', '=', order.payment_id)
      .executeTakeFirstOrThrow();
    const site = (await app.ctx.sites.get(opened.siteId))!;
    for (const _ of [1, 2]) {
      await settlePayment(app.ctx, site, {
        paymentId: order.payment_id,
        type: 'refunded',
        isTest: false,
        refund: { refundId: refund.id, status: 'failed' },
      });
    }
    await refundAll(opened, orderPath);
    const papers = await listPapers(opened, orderPath);
    expect(papers.map(({ kind, totalCents }) => [kind, totalCents])).toEqual([
      ['invoice', 3000],
      ['credit-note', 3000],
      ['invoice', 3000],
      ['credit-note', 3000],
    ]);
    const [page] = await readFile(opened, `${orderPath}/papers/${papers[2]!.id}`);
    expect(page).toContain('Takes back credit note');
    expect(page).toContain(credit!.number);
  });

  it('an order of before gets its papers when staff ask for them, once; old ones tell no steps', async () => {
    const opened = await openShop('before');
    const { order, path: orderPath } = await buy(opened);
    const { owner } = opened;
    await app.ctx.transact(async (trx) => {
      await trx.deleteFrom('papers').where('order_id', '=', order.id).execute();
      await trx
        .updateTable('orders')
        .set({ steps: '[]', charged_parts: 'null' })
        .where('id', '=', order.id)
        .execute();
    });
    const body = { requestId: newId(), amountCents: 500 };
    await owner.send('POST', owner.url(`${orderPath}/refunds`), { body });
    expect(await listPapers(opened, orderPath)).toEqual([]);
    for (const _ of [1, 2]) {
      const issued = await owner.send('POST', owner.url(`${orderPath}/papers`));
      expect(issued.statusCode, issued.body).toBe(200);
    }
    const papers = await listPapers(opened, orderPath);
    expect(papers.map(({ kind, totalCents }) => [kind, totalCents])).toEqual([
      ['invoice', 3000],
      ['credit-note', 500],
    ]);
    const page = `/config/sites/before/${orderPath}`;
    const detail = await owner.send('GET', owner.url(`${orderPath}/detail`));
    expect(detail.json()).toMatchObject({ papers: [{ id: papers[0]!.id }, {}], steps: [] });
    const file = await owner.send('GET', `${page}/papers/${papers[0]!.id}`);
    expect(file.headers['content-type']).toBe('application/pdf');
    const slip = await owner.send('GET', `${page}/packing-slip`);
    expect(slip.headers['content-type']).toBe('application/pdf');
  });

  it('test orders count in series of their own and say that they are no invoice', async () => {
    const opened = await openShop('tests', { payments: { test: true, manual: true } });
    const { shop, host } = opened;
    const bowl = await shop.addProduct({ variants: [{ priceCents: 1000 }] });
    const shopper = new Shopper(app, host);
    await shopper.add(bowl.id);
    const shippingOptionId = await addShippingOption(shop);
    const expectedTotalCents = await shopper.totalFor({ shippingOptionId });
    await shopper.pay({ expectedTotalCents, shippingOptionId });
    const [invoice] = await listPapers(opened, 'orders/1');
    expect(invoice!.number).toBe('TEST-INV-1');
    const [page] = await readFile(opened, `orders/1/papers/${invoice!.id}`);
    expect(page).toContain('Test order: this is no invoice');
    const { path: real } = await buy(opened);
    expect((await listPapers(opened, real))[0]!.number).toBe('INV-1');
  });

  it('tells why there is no tax: reverse charge, exports, the owner’s own reason', async () => {
    const papers = { vatId: 'DE1', noTaxNote: 'Small business: no tax is charged' };
    const opened = await openShop('untaxed', { papers, business: { country: 'DE' } });
    const email = 'shop@wien.test';
    const site = (await app.ctx.sites.get(opened.siteId))!;
    await app.ctx.transact((trx) =>
      saveCustomerTerms(
        { ctx: app.ctx, trx, site },
        {
          email,
          isTaxExempt: true,
          taxNote: 'ATU12345678',
        },
      ),
    );
    const austrian = { ...german, city: 'Wien', postalCode: '1010', country: 'AT' };
    const pageOf = async (bought: Bought) => {
      const { path: orderPath } = await buy(opened, bought);
      const [invoice] = await listPapers(opened, orderPath);
      return (await readFile(opened, `${orderPath}/papers/${invoice!.id}`))[0]!;
    };
    const within = await pageOf({ email, address: austrian });
    expect(within).toContain('Intra-Community supply');
    expect(within).toContain('VAT ID ATU12345678');
    expect(await pageOf({})).toContain('Export of goods');
    expect(await pageOf({ address: german })).toContain('Small business: no tax is charged');
  });

  it('sixty lines reach over pages, the head on each', { timeout: 120_000 }, async () => {
    const opened = await openShop('long');
    const products = Array.from({ length: 60 }, (_, index) => ({
      title: `Hand-thrown bowl number ${index + 1} with a lid, a saucer and a very long name`,
      priceCents: 1000 + index,
      quantity: 1,
    }));
    const { path: orderPath } = await buy(opened, { products });
    const [invoice] = await listPapers(opened, orderPath);
    const pages = await readFile(opened, `${orderPath}/papers/${invoice!.id}`);
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
      if (page.includes('Hand-thrown')) expect(page).toContain('Item Qty Unit price');
    }
    expect(pages.join('\n')).toContain('number 60');
  });

  it('a packing slip names what is left to send, without a price, with a list to pick by', async () => {
    const opened = await openShop('packed');
    await addShippingOption(opened.shop, { name: 'By boat', priceCents: 600 });
    const products = [
      { title: 'Plate', priceCents: 1234, quantity: 2 },
      { title: 'Cup', priceCents: 5678, quantity: 1 },
    ];
    const { path: orderPath } = await buy(opened, { products });
    const pages = await readFile(opened, `${orderPath}/packing-slip`);
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain('Plate S-Plate 2');
    expect(pages[0]).toContain('Hoboken, NJ 07030');
    expect(pages[1]).toMatch(/S-Cup Cup[\s\S]*S-Plate Plate/);
    expect(pages.join('\n')).not.toMatch(/12\.34|56\.78|\$/);
  });

  it('the buyer opens the invoice by its own link; others and other sites get nothing', async () => {
    const opened = await openShop('own');
    const { order, shopper } = await buy(opened);
    const status = await shopper.send('GET', `/order-status/${order.token}`);
    const [link] = /\/order-status\/paper\/[\w-]+/.exec(status.body) ?? [];
    expect(link).toBeDefined();
    const file = await shopper.send('GET', link!);
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.headers['cache-control']).toBe('private, no-store');
    const stranger = new Shopper(app, opened.host);
    const seen = await stranger.send('GET', `/order-status/${order.token}`);
    expect(seen.body).not.toContain('/order-status/paper/');
    expect((await stranger.send('GET', `${link}x`)).statusCode).toBe(404);
    const elsewhere = new Shopper(app, 'us.test');
    expect((await elsewhere.send('GET', link!)).statusCode).toBe(404);
  });
});
