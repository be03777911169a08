/** Reminders of carts that were left. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sendReminders } from '../../jobs/send-reminders.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { cards, Shopper } from '../../testing/shopper.ts';
import { startSmtpPeer, type SmtpPeer } from '../../testing/smtp-peer.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { addShippingOption } from '../../testing/test-shop-rules.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { deliverMails } from '../mail/deliver-mails.ts';
import { operator } from '../settings/settings-actor.ts';
import { writeSettings } from '../settings/write-settings.ts';
import { readMails } from '../../testing/read-mails.ts';
import { remindOfCarts } from './remind-of-carts.ts';

describeOnBothDatabases('reminders of carts', (database) => {
  let app: TestApp;
  let peer: SmtpPeer;
  let shop: TestShop;
  let shippingOptionId: string;
  beforeAll(async () => {
    peer = await startSmtpPeer();
    app = await createTestApp({ database, environment: { SMTP_URL: peer.url } });
    shop = await createTestShop(app, await app.createSite({ host: 'localhost' }));
    shippingOptionId = await addShippingOption(shop, { priceCents: 500 });
  });
  beforeEach(async () => {
    await set({ abandonedCart: true, abandonedCartHours: [4, 48], abandonedCartNeedsOptIn: false });
  });
  afterAll(async () => {
    await app.close();
    await peer.close();
  });

  const set = (mails: Record<string, unknown>) =>
    writeSettings(app.ctx, { siteId: shop.siteId, actor: operator, values: { mails } });
  const later = (hours: number) =>
    app.setNow(new Date(app.ctx.now().getTime() + hours * 3_600_000));
  const run = async () => {
    await Promise.all([sendReminders.run(app.ctx), sendReminders.run(app.ctx)]);
    await deliverMails(app.ctx);
  };
  const remindersTo = (email: string) => readMails(app, { to: email, kind: 'cart-reminder:' });

  /** The last mail to an address as it came, without the marks of its encoding. */
  const sentTo = (email: string) =>
    peer.received
      .findLast((one) => one.includes(`To: ${email}`))!
      .replaceAll('=\r\n', '')
      .replaceAll('=3D', '=');

  /** Fills a cart and comes as far as a declined card. */
  async function leave(email: string) {
    const { id } = await shop.addProduct({ title: 'Ash bowl', variants: [{ priceCents: 1000 }] });
    const shopper = new Shopper(app);
    await shopper.add(id);
    const expectedTotalCents = await shopper.totalFor({ shippingOptionId });
    const pay = (card: string) =>
      shopper.pay({ email, expectedTotalCents, shippingOptionId, card });
    expect((await pay(cards.declined)).json()).toMatchObject({ code: 'card_declined' });
    return { shopper, pay };
  }

  it('are off until the owner wants them, and by default go to those alone who asked for news', async () => {
    await set({ abandonedCart: false });
    await leave('off@example.test');
    later(5);
    await run();
    expect(await remindersTo('off@example.test')).toEqual([]);
    await set({ abandonedCart: true, abandonedCartNeedsOptIn: true });
    await leave('no-news@example.test');
    await leave('news@example.test');
    const consent = { consent_text: 'News', source: 'checkout', opted_in_at: app.ctx.now() };
    await app.ctx.transact((trx) =>
      trx
        .insertInto('marketing_opt_ins')
        .values({ site_id: shop.siteId, email: 'news@example.test', ...consent })
        .execute(),
    );
    later(5);
    await run();
    expect(await remindersTo('no-news@example.test')).toEqual([]);
    expect(await remindersTo('news@example.test')).toMatchObject([{ status: 'sent' }]);
  });

  it('come once a step, and lead back to the cart', async () => {
    await leave('step@example.test');
    later(3);
    await run();
    expect(await remindersTo('step@example.test')).toEqual([]);
    later(2);
    await run();
    await run();
    const [mail, ...more] = await remindersTo('step@example.test');
    expect(more).toEqual([]);
    expect(mail!.text).toContain('1 × Ash bowl');
    later(46);
    await run();
    expect(await remindersTo('step@example.test')).toHaveLength(2);
    later(200);
    await run();
    expect(await remindersTo('step@example.test')).toHaveLength(2);
    const sent = peer.received.filter((one) => one.includes('To: step@example.test'));
    expect(sent).toHaveLength(2);
    expect(sent[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('lead to the checkout with the cart by their link, once', async () => {
    await leave('link@example.test');
    later(5);
    await run();
    const sent = sentTo('link@example.test');
    const [path = ''] = /\/checkout\/continue\?token=[\w-]+/.exec(sent) ?? [];
    const phone = new Shopper(app);
    const opened = await phone.send('POST', path, { body: new URLSearchParams({ answer: '' }) });
    expect(opened.statusCode).toBe(303);
    expect((await phone.send('GET', opened.headers.location!)).body).toContain('Ash bowl');
    const again = await new Shopper(app).send('POST', path, { body: new URLSearchParams() });
    expect(again.statusCode).toBe(404);
  });

  it('stop when it was bought, by this cart or another, and when they are unwanted', async () => {
    const bought = await leave('bought@example.test');
    expect((await bought.pay(cards.good)).statusCode).toBe(200);
    await leave('other@example.test');
    later(1);
    const other = await leave('other@example.test');
    expect((await other.pay(cards.good)).statusCode).toBe(200);
    await leave('stop@example.test');
    later(5);
    await run();
    expect(await remindersTo('bought@example.test')).toEqual([]);
    expect(await remindersTo('other@example.test')).toEqual([]);
    const sent = sentTo('stop@example.test');
    const [path = ''] = /\/newsletter\/unsubscribe\?token=[\w.-]+/.exec(sent) ?? [];
    expect((await app.server.inject({ method: 'POST', url: path })).statusCode).toBe(200);
    later(44);
    await run();
    expect((await remindersTo('stop@example.test')).map(({ status }) => status)).toEqual([
      'sent',
      'withheld',
    ]);
  });

  it('are not of what is paid or bought otherwise after they were chosen', async () => {
    const { pay } = await leave('just@example.test');
    await leave('two@example.test');
    later(1);
    const another = await leave('two@example.test');
    await leave('still@example.test');
    later(4);
    // Both are chosen, and then paid before the first mail is written.
    let isChosen = false;
    const transact: typeof app.ctx.transact = async (work) => {
      const answer = await app.ctx.transact(work);
      if (isChosen) return answer;
      isChosen = true;
      expect((await pay(cards.good)).statusCode).toBe(200);
      expect((await another.pay(cards.good)).statusCode).toBe(200);
      return answer;
    };
    await remindOfCarts({ ...app.ctx, transact });
    expect(await remindersTo('just@example.test')).toEqual([]);
    expect(await remindersTo('two@example.test')).toEqual([]);
    expect(await remindersTo('still@example.test')).toHaveLength(1);
  });

  it('come to an address once a day, however many carts somebody leaves with it', async () => {
    for (let cart = 0; cart < 4; cart += 1) await leave('victim@example.test');
    later(5);
    await run();
    expect(await remindersTo('victim@example.test')).toHaveLength(1);
    later(20);
    await run();
    expect(await remindersTo('victim@example.test')).toHaveLength(1);
  });

  it('come from each shop by itself: what another one sent that day keeps none back', async () => {
    const host = 'other.test';
    const mails = { abandonedCart: true, abandonedCartHours: [4], abandonedCartNeedsOptIn: false };
    const other = await createTestShop(app, await app.createSite({ host, settings: { mails } }));
    const { id } = await other.addProduct({ productType: 2, variants: [{ priceCents: 1000 }] });
    const shopper = new Shopper(app, host);
    await shopper.add(id);
    const email = 'both@example.test';
    const declined = await shopper.pay({ email, expectedTotalCents: 1000, card: cards.declined });
    expect(declined.json()).toMatchObject({ code: 'card_declined' });
    await leave(email);
    later(5);
    await run();
    const sites = (await remindersTo(email)).map(({ siteId }) => siteId);
    expect(new Set(sites)).toEqual(new Set([shop.siteId, other.siteId]));
    expect(sites).toHaveLength(2);
  });

  it('I18N-01 speak the language in which the checkout was seen last', async () => {
    const languages = { languages: [{ code: 'de' }] };
    await writeSettings(app.ctx, { siteId: shop.siteId, actor: operator, values: { languages } });
    const { shopper } = await leave('german@example.test');
    await leave('english@example.test');
    const place = `/api/3/commerce/cart/${shopper.cartToken}/shipping/location`;
    const headers = { referer: 'http://localhost/de/checkout' };
    await shopper.send('PUT', place, { body: { country: 'US', region: 'NJ' }, headers });
    later(5);
    await run();
    const [german] = await remindersTo('german@example.test');
    const [english] = await remindersTo('english@example.test');
    expect(german!.subject).toContain('Warenkorb');
    expect(german!.text).toContain('/de/checkout/continue?token=');
    expect(english!.subject).not.toContain('Warenkorb');
    expect(english!.text).not.toContain('/de/');
  });
});
