/** Asking buyers what they think of what they bought. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../db/id.ts';
import { sendReminders } from '../../jobs/send-reminders.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { Shopper } from '../../testing/shopper.ts';
import { startSmtpPeer, type SmtpPeer } from '../../testing/smtp-peer.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { addShippingOption } from '../../testing/test-shop-rules.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { fulfillOrder } from '../fulfillments/fulfill-order.ts';
import { deliverMails } from '../mail/deliver-mails.ts';
import { operator } from '../settings/settings-actor.ts';
import { writeSettings } from '../settings/write-settings.ts';
import { requestReviews } from './request-reviews.ts';

describeOnBothDatabases('review requests', (database) => {
  let app: TestApp;
  let peer: SmtpPeer;
  let shop: TestShop;
  let shippingOptionId: string;
  beforeAll(async () => {
    peer = await startSmtpPeer();
    app = await createTestApp({ database, environment: { SMTP_URL: peer.url } });
    const settings = { payments: { manual: true } };
    shop = await createTestShop(app, await app.createSite({ host: 'localhost', settings }));
    shippingOptionId = await addShippingOption(shop, { priceCents: 500 });
  });
  afterAll(async () => {
    await app.close();
    await peer.close();
  });

  const later = (days: number) => app.setNow(new Date(app.ctx.now().getTime() + days * 86_400_000));
  const switchTo = (reviewRequest: boolean) => {
    const values = { mails: { reviewRequest, reviewRequestDays: 10 } };
    return writeSettings(app.ctx, { siteId: shop.siteId, actor: operator, values });
  };
  const requests = () => peer.received.filter((mail) => mail.includes('Subject: How do you like'));

  async function buyAndSend(email: string, isTest = false) {
    const bowl = await shop.addProduct({ title: 'Ash bowl', variants: [{ priceCents: 1000 }] });
    const shopper = new Shopper(app);
    await shopper.add(bowl.id);
    const expectedTotalCents = await shopper.totalFor({ shippingOptionId });
    const payment = { provider: 'manual' };
    await shopper.pay({ email, expectedTotalCents, shippingOptionId, payment });
    const { siteId } = shop;
    await app.ctx.transact((trx) =>
      trx
        .updateTable('orders')
        .set({ status: 'paid', paid_at: app.ctx.now(), is_test: isTest })
        .where('cart_id', '=', shopper.cartToken)
        .execute(),
    );
    const order = await app.ctx.db
      .selectFrom('orders as o')
      .innerJoin('order_items as i', 'i.order_id', 'o.id')
      .select(['o.order_number', 'i.id'])
      .where('o.cart_id', '=', shopper.cartToken)
      .executeTakeFirstOrThrow();
    const site = (await app.ctx.sites.get(siteId))!;
    await fulfillOrder({ ctx: app.ctx, site }, order.order_number, {
      id: newId(),
      kind: 'shipment',
      items: [{ itemId: order.id, quantity: 1 }],
      carrier: '',
      trackingNumber: '',
      trackingUrl: '',
      actorName: 'Eve',
    });
  }

  it('are off until the owner wants them, and none is sent for what was long ago', async () => {
    await buyAndSend('early@example.test');
    later(20);
    await sendReminders.run(app.ctx);
    await switchTo(true);
    await sendReminders.run(app.ctx);
    await deliverMails(app.ctx);
    expect(requests()).toEqual([]);
  });

  it('are mailed once, some days after all was handed over, and lead to the products', async () => {
    await switchTo(true);
    await buyAndSend('ann@example.test');
    await buyAndSend('tester@example.test', true);
    later(9);
    await sendReminders.run(app.ctx);
    await deliverMails(app.ctx);
    expect(requests()).toEqual([]);
    later(2);
    await Promise.all([sendReminders.run(app.ctx), sendReminders.run(app.ctx)]);
    later(1);
    await sendReminders.run(app.ctx);
    await deliverMails(app.ctx);
    const [mail, ...more] = requests();
    expect(more).toEqual([]);
    expect(mail).toContain('To: ann@example.test');
    expect(mail!.replaceAll('=\r\n', '')).toContain('http://localhost/shop/p/');
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(mail).not.toContain('/reviews/order/');
  });

  it('ROUT-32 lead to where reviews are written, where the shop takes them', async () => {
    const values = { merchandising: { productReviewsEnabled: true } };
    await writeSettings(app.ctx, { siteId: shop.siteId, actor: operator, values });
    await buyAndSend('bea@example.test');
    later(11);
    await sendReminders.run(app.ctx);
    await deliverMails(app.ctx);
    const mail = requests().find((one) => one.includes('To: bea@example.test'))!;
    const [, path] = /http:\/\/localhost(\/reviews\/order\/[\w.%-]+)/.exec(
      mail.replaceAll('=\r\n', ''),
    )!;
    const page = await app.server.inject(path!);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Ash bowl');
  });

  it('are not for an order whose money went back after it was chosen', async () => {
    await switchTo(true);
    await buyAndSend('back@example.test');
    await buyAndSend('kept@example.test');
    later(11);
    let isChosen = false;
    const transact: typeof app.ctx.transact = async (work) => {
      const answer = await app.ctx.transact(work);
      if (isChosen) return answer;
      isChosen = true;
      await app.ctx.transact((trx) =>
        trx
          .updateTable('orders')
          .set({ status: 'refunded' })
          .where('email', '=', 'back@example.test')
          .execute(),
      );
      return answer;
    };
    await requestReviews({ ...app.ctx, transact });
    await deliverMails(app.ctx);
    const asked = (email: string) => requests().filter((mail) => mail.includes(`To: ${email}`));
    expect(asked('back@example.test')).toEqual([]);
    expect(asked('kept@example.test')).toHaveLength(1);
  });
});
