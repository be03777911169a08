import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { DistantShopper } from '../../testing/distant-shopper.ts';
import { Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { forgetLinks } from './checkout-links.ts';
import { readMails } from '../../testing/read-mails.ts';

const street = '17 Secret Lane';
const typed = {
  'shippingAddress.lastName': 'Featherstone',
  'billingAddress.line1': street,
  note: 'Ring twice',
  'payment.cardNumber': '4000056655665556',
  giftCardCode: 'CODE-1234',
};

describeOnBothDatabases('a checkout that goes on elsewhere', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let mails = 0;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const site = { host: 'localhost', settings: { store: { showNoteField: true } } };
    shop = await createTestShop(app, await app.createSite(site));
  });
  afterAll(() => app.close());

  /** Types, asks for the link, and answers what the mail holds. */
  async function leave(fields: Record<string, string> = typed) {
    const { id } = await shop.addProduct({ productType: 2, variants: [{ priceCents: 1000 }] });
    const shopper = new Shopper(app);
    await shopper.add(id);
    mails += 1;
    const email = `link-${mails}@example.test`;
    const url = `/api/3/commerce/cart/${shopper.cartToken}/link`;
    const answer = await shopper.send('POST', url, { body: { email, fields } });
    expect(answer.statusCode, answer.body).toBe(200);
    const mail = (await readMails(app, { to: email }))[0]!;
    const path = /\/checkout\/continue\?token=[\w-]+/.exec(mail.text)?.[0] ?? '';
    return { shopper, mail, path };
  }

  const open = (visitor: Shopper, path: string, answer = '') =>
    visitor.send('POST', path, { body: new URLSearchParams({ answer }) });

  it('D-12 goods that are added after the link of a plan are in a cart of their own', async () => {
    const plan = { billingPeriod: { value: 1, unit: 'MONTH' as const }, numBillingCycles: 0 };
    const coffee = await shop.addProduct({ plan, variants: [{ priceCents: 1500, stock: 9 }] });
    const mug = await shop.addProduct({ variants: [{ priceCents: 4000, stock: 9 }] });
    const laptop = new Shopper(app);
    const begun = await laptop.send('POST', '/api/3/commerce/cart/subscription', {
      body: { itemId: coffee.id },
    });
    const { cartToken } = begun.json<{ cartToken: string }>();
    const email = 'plan-link@example.test';
    await laptop.send('POST', `/api/3/commerce/cart/${cartToken}/link`, {
      body: { email, fields: {} },
    });
    const { text } = (await readMails(app, { to: email }))[0]!;
    const phone = new Shopper(app);
    await open(phone, /\/checkout\/continue\?token=[\w-]+/.exec(text)?.[0] ?? '');
    expect((await phone.cart()).isSubscription).toBe(true);
    await phone.add(mug.id);
    expect(phone.cartToken).not.toBe(cartToken);
    const { entries, isSubscription } = await phone.cart();
    expect(entries.map(({ itemId }) => itemId)).toEqual([mug.id]);
    expect(isSubscription).toBe(false);
    await phone.add(mug.id);
    expect((await phone.cart()).entries.map(({ quantity }) => quantity)).toEqual([2]);
  });

  it('leads to the machine itself while nobody told an address and mails stay in the outbox', async () => {
    const fresh = await createTestShop(app, await app.createSite({ identifier: 'fresh' }));
    const { id } = await fresh.addProduct({ productType: 2, variants: [{ priceCents: 1000 }] });
    const shopper = new Shopper(app, 'fresh.localhost');
    await shopper.add(id);
    const url = `/api/3/commerce/cart/${shopper.cartToken}/link`;
    const email = 'fresh@example.test';
    await shopper.send('POST', url, { body: { email, fields: {} } });
    const [mail] = await readMails(app, { to: email });
    expect(mail?.text).toContain('http://fresh.localhost:3000/checkout/continue?token=');
  });

  it('has what was typed once its name is told, in one browser, once', async () => {
    const { path } = await leave();
    const phone = new Shopper(app);
    const page = await phone.send('GET', path);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('The last name that you typed');
    const opened = await open(phone, path, ' featherstone ');
    expect(opened.statusCode).toBe(303);
    for (let visit = 0; visit < 2; visit += 1) {
      const checkout = await phone.send('GET', opened.headers.location!);
      expect(checkout.body).toContain(street);
      expect(checkout.body).toContain('Ring twice</textarea>');
      expect(checkout.body).not.toContain('4000056655665556');
      expect(checkout.body).not.toContain('CODE-1234');
    }
    const other = new Shopper(app);
    expect((await other.send('GET', path)).statusCode).toBe(404);
    expect((await open(other, path, 'Featherstone')).statusCode).toBe(404);
    expect((await other.send('GET', opened.headers.location!)).body).not.toContain(street);
  });

  it('shows a stranger who has the link nothing, and ends after five guesses', async () => {
    const { path, mail } = await leave();
    expect(mail.html + mail.text).not.toContain(street);
    const stranger = new Shopper(app);
    expect((await stranger.send('GET', path)).body).not.toMatch(/Secret|Featherstone|Ring twice/);
    const statuses: number[] = [];
    for (const guess of ['', 'Smith', 'Jones', 'Brown', 'Davis', 'Featherstone']) {
      statuses.push((await open(stranger, path, guess)).statusCode);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 404, 404]);
  });

  it('is not opened by a program that only looks at links, and ends after a day', async () => {
    const { path } = await leave({ 'billingAddress.postalCode': '07030' });
    for (let look = 0; look < 3; look += 1) await new Shopper(app).send('GET', path);
    const phone = new Shopper(app);
    expect((await phone.send('GET', path)).body).toContain('The postcode that you typed');
    app.setNow(new Date(app.ctx.now().getTime() + 25 * 60 * 60_000));
    expect((await open(phone, path, '07030')).statusCode).toBe(404);
    await forgetLinks(app.ctx);
    expect(await app.ctx.db.selectFrom('checkout_links').selectAll().execute()).toEqual([]);
  });

  it('says why it does not open, also where nothing is asked', async () => {
    const { path } = await leave({ note: 'Ring twice' });
    const phone = new DistantShopper(app, '198.51.100.77');
    const page = await phone.send('GET', path);
    expect(page.body).not.toContain('name="answer"');
    const statuses: number[] = [];
    for (let tries = 0; tries < 20; tries += 1) {
      statuses.push((await open(phone, '/checkout/continue?token=none')).statusCode);
    }
    expect(new Set(statuses)).toEqual(new Set([404]));
    const refused = await open(phone, path);
    expect(refused.statusCode).toBe(429);
    expect(refused.body).toMatch(/<p role="alert">[^<]*again/);
  });

  it('keeps neither card nor code, and no token, in the database', async () => {
    const { path } = await leave();
    const rows = JSON.stringify(
      await app.ctx.db.selectFrom('checkout_links').selectAll().execute(),
    );
    expect(rows).toContain(street);
    expect(rows).not.toMatch(/4000056655665556|CODE-1234/);
    expect(rows).not.toContain(path.split('token=')[1]);
  });

  it('mails three links for a cart within an hour', async () => {
    const { shopper } = await leave();
    const ask = () =>
      shopper.send('POST', `/api/3/commerce/cart/${shopper.cartToken}/link`, {
        body: { email: 'many@example.test', fields: {} },
      });
    expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([200, 200]);
    expect((await ask()).statusCode).toBe(429);
  });
});
