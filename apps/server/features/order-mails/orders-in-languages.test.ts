import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestOwner, type TestOwner } from '../../testing/test-owner.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { readMails } from '../../testing/read-mails.ts';
import { addressOf, cards, Shopper } from '../../testing/shopper.ts';
import { siteOfOrder } from '../orders/site-of-order.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { addShippingOption } from '../../testing/test-shop-rules.ts';
import { createTestShop, type SendOptions, type TestShop } from '../../testing/test-shop.ts';

/** A shopper whose calls come from pages below `/de`. */
class GermanShopper extends Shopper {
  override send(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    options: SendOptions = {},
  ) {
    const headers = { referer: 'http://localhost/de/checkout', ...options.headers };
    return super.send(method, url, { ...options, headers });
  }
}

describeOnBothDatabases('buying in another language of a shop', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let owner: TestOwner;
  let shippingOptionId: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const languages = { languages: [{ code: 'de' }] };
    const siteId = await app.createSite({
      host: 'localhost',
      identifier: 'oak',
      title: 'Oak',
      settings: { languages },
    });
    shop = await createTestShop(app, siteId);
    owner = await createTestOwner(app, 'oak');
    shippingOptionId = await addShippingOption(shop, { name: 'Post', priceCents: 600 });
  });
  afterAll(() => app.close());

  async function buy(shopper: Shopper, email: string) {
    const bowl = await shop.addProduct({ title: 'Bowl' });
    await shopper.add(bowl.id, 2);
    const expectedTotalCents = await shopper.totalFor({ shippingOptionId });
    const paid = await shopper.pay({
      email,
      shippingOptionId,
      expectedTotalCents,
      shippingAddress: addressOf(),
    });
    expect(paid.statusCode).toBe(200);
    return app.ctx.db
      .selectFrom('orders')
      .select(['order_number', 'token', 'language', 'id'])
      .where('cart_id', '=', shopper.cartToken)
      .executeTakeFirstOrThrow();
  }

  it('CART-09 ROUT-23 the cart below /de is in German, the one of the shop in English', async () => {
    const shopper = new Shopper(app);
    await shopper.add((await shop.addProduct({ title: 'Bowl' })).id);
    const german = (await shopper.send('GET', '/de/cart')).body;
    for (const text of ['Warenkorb', 'Zwischensumme', 'Entfernen', 'Weiter einkaufen']) {
      expect(german).toContain(text);
    }
    expect(german).not.toContain('Shopping Cart');
    const english = (await shopper.send('GET', '/cart')).body;
    expect(english).toContain('Shopping Cart');
    expect(english).not.toContain('Warenkorb');
  });

  it('ROUT-24 the checkout below /de is in German, what is wrong with it too', async () => {
    const shopper = new GermanShopper(app);
    await shopper.add((await shop.addProduct({ title: 'Bowl' })).id);
    const url = `/de/checkout?cartToken=${shopper.cartToken}`;
    const german = (await shopper.send('GET', url)).body;
    for (const text of ['Kontakt', 'E-Mail', 'Vorname', 'Deutschland', 'Lieferung', 'Zahlung']) {
      expect(german).toContain(text);
    }
    const posted = await shopper.send('POST', url, {
      body: new URLSearchParams({ email: 'nobody', expectedTotalCents: '1' }),
    });
    expect(posted.statusCode).toBe(422);
    expect(posted.body).toContain('Bitte geben Sie eine gültige E-Mail-Adresse ein.');
    expect(posted.body).toContain('Bitte prüfen Sie die markierten Felder.');
    const declined = await shopper.pay({
      card: cards.declined,
      shippingOptionId,
      expectedTotalCents: await shopper.totalFor({ shippingOptionId }),
    });
    expect(declined.json()).toMatchObject({
      code: 'card_declined',
      message: 'Ihre Karte wurde abgelehnt. Bitte versuchen Sie es mit einer anderen.',
    });
  });

  it('ROUT-34 an order keeps the language it was bought in: its mails, links and page speak it', async () => {
    const shopper = new GermanShopper(app);
    const order = await buy(shopper, 'anna@german.test');
    expect(order.language).toBe('de');
    const [mail] = await readMails(app, { to: 'anna@german.test' });
    expect(mail!.subject).toBe(`Testbestellung ${order.order_number} bei Oak`);
    expect(mail!.text).toContain('Danke für Ihre Bestellung');
    expect(mail!.text).toContain('Zwischensumme: 20,00');
    expect(mail!.text).toContain('Vereinigte Staaten');
    expect(mail!.text).toContain(`/de/order-status/${order.token}`);
    expect(mail!.html).toContain('<html lang="de"');
    const page = await shopper.send('GET', `/de/order-status/${order.token}`);
    expect(page.body).toContain('Diese Bestellung ist bezahlt.');
    expect(page.body).toContain('Rechnung');

    const sent = await owner.send('POST', owner.url(`orders/${order.order_number}/cancel`), {
      body: { reason: '' },
    });
    expect(sent.statusCode).toBeLessThan(300);
    const mails = await readMails(app, { to: 'anna@german.test' });
    const subjects = mails.map(({ subject }) => subject);
    expect(subjects).toContain(`Bestellung storniert: Bestellung ${order.order_number} bei Oak`);
  });

  it('ROUT-34 an order of the shop’s own language stays in it, also when staff read German', async () => {
    const order = await buy(new Shopper(app), 'ann@english.test');
    expect(order.language).toBe(null);
    const [mail] = await readMails(app, { to: 'ann@english.test' });
    expect(mail!.subject).toBe(`Test order ${order.order_number} at Oak`);
    expect(mail!.text).toMatch(new RegExp(`//[^/]+/order-status/${order.token}`));
    // What is written about it during a call from a page in German is not in German.
    const { sites, db } = app.ctx;
    const site = (await sites.findByIdentifier('oak'))!;
    const german = await sites.inLanguage(site, 'de');
    const shown = await siteOfOrder(db, german, order.id);
    expect([shown.language, shown.locale]).toEqual([undefined, site.locale]);
    const kept = await buy(new GermanShopper(app), 'ida@german.test');
    expect(await siteOfOrder(db, german, kept.id)).toBe(german);
  });

  it('I18N-01 a language that was switched off leads nowhere: later mails are in the shop’s own', async () => {
    const order = await buy(new GermanShopper(app), 'otto@german.test');
    const off = await owner.send('PUT', '/api/multilingual/languages?site=oak', {
      body: { languages: [{ code: 'de', isEnabled: false }] },
    });
    expect(off.statusCode).toBe(200);
    await owner.send('POST', owner.url(`orders/${order.order_number}/cancel`), {
      body: { reason: '' },
    });
    const mails = await readMails(app, { to: 'otto@german.test' });
    const last = mails.find(({ subject }) => subject.includes('canceled'))!;
    expect(last.subject).toBe(`Order canceled: order ${order.order_number} at Oak`);
    expect(last.text).not.toContain('/de/');
  });
});
