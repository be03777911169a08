/** What owners are told, and how often. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendAlerts } from '../../jobs/send-alerts.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { Shopper } from '../../testing/shopper.ts';
import { startSmtpPeer, type SmtpPeer } from '../../testing/smtp-peer.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { addShippingOption } from '../../testing/test-shop-rules.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { deliverMails } from '../mail/deliver-mails.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { operator } from '../settings/settings-actor.ts';
import { writeSettings } from '../settings/write-settings.ts';

describeOnBothDatabases('alerts to the owner', (database) => {
  let app: TestApp;
  let peer: SmtpPeer;
  let shop: TestShop;
  let shippingOptionId: string;
  beforeAll(async () => {
    peer = await startSmtpPeer();
    app = await createTestApp({ database, environment: { SMTP_URL: peer.url } });
    const mails = { alertAddresses: ['owner@example.test'], alertStockUnits: 2 };
    const payments = { test: true };
    const title = 'Alder\r\nBcc: evil@example.test';
    const settings = { mails, payments };
    shop = await createTestShop(app, await app.createSite({ host: 'localhost', title, settings }));
    shippingOptionId = await addShippingOption(shop, { priceCents: 500 });
  });
  afterAll(async () => {
    await app.close();
    await peer.close();
  });

  async function buy(title: string) {
    const bowl = await shop.addProduct({ title, variants: [{ priceCents: 1000, stock: 9 }] });
    const shopper = new Shopper(app);
    await shopper.add(bowl.id, 7);
    const expectedTotalCents = await shopper.totalFor({ shippingOptionId });
    const paid = await shopper.pay({ expectedTotalCents, shippingOptionId });
    expect(paid.statusCode, paid.body).toBe(200);
    return bowl;
  }
  const later = (minutes: number) =>
    app.setNow(new Date(app.ctx.now().getTime() + minutes * 60_000));
  const alerts = async () => {
    const rows = await app.ctx.db
      .selectFrom('outbox_mails')
      .select(['subject', 'text'])
      .where('dedupe_key', 'like', 'alerts:%')
      .orderBy('id')
      .execute();
    return rows;
  };

  it('come in one mail for all that happened in some minutes, each thing once', async () => {
    await buy('Ash bowl');
    await buy('Birch bowl');
    await Promise.all([sendAlerts.run(app.ctx), sendAlerts.run(app.ctx)]);
    const [first, ...more] = await alerts();
    expect(more).toEqual([]);
    for (const told of ['order 1 over', 'order 2 over', 'Ash bowl: 2 left', 'Birch bowl: 2 left']) {
      expect(first!.text).toContain(told);
    }
    for (let order = 0; order < 6; order += 1) await buy('Cedar\r\nBcc: evil@example.test');
    later(3);
    await sendAlerts.run(app.ctx);
    expect(await alerts()).toHaveLength(1);
    later(15);
    await sendAlerts.run(app.ctx);
    await sendAlerts.run(app.ctx);
    const all = await alerts();
    expect(all).toHaveLength(2);
    expect(all[1]!.text).not.toContain('order 2 over');
    expect(all[1]!.text).toContain('order 8 over');
  });

  it('leave over SMTP, and no name makes a header or a recipient of its own', async () => {
    await deliverMails(app.ctx);
    const told = peer.received.filter((mail) => mail.includes('things to know'));
    expect(told).toHaveLength(2);
    for (const mail of peer.received) {
      const [head = ''] = mail.split('\r\n\r\n');
      expect(head).not.toMatch(/^Bcc:/im);
    }
    expect(peer.recipients.flat()).not.toContain('evil@example.test');
  });

  it('tell of mails that did not leave, but not of alerts that did not', async () => {
    const mail = { to: 'gone@example.test', subject: 'Order 1', html: '<p>Hi</p>', text: 'Hi' };
    const { siteId } = shop;
    const marketing = { unsubscribeUrl: undefined };
    await app.ctx.transact(async (trx) => {
      await queueMail(trx, { siteId, dedupeKey: 'lost', ...mail });
      await queueMail(trx, { siteId, dedupeKey: 'ad', ...mail, subject: 'Your cart', marketing });
    });
    peer.refuseWith = { code: 550, text: '5.1.1 No such user' };
    await deliverMails(app.ctx);
    later(20);
    await sendAlerts.run(app.ctx);
    await deliverMails(app.ctx);
    later(20);
    await sendAlerts.run(app.ctx);
    peer.refuseWith = undefined;
    const all = await alerts();
    expect(all).toHaveLength(3);
    expect(all[2]!.text).toContain('“Order 1” to gone@example.test was not sent');
    expect(all[2]!.text, 'nobody waits for it').not.toContain('“Your cart”');
  });

  it('tell of a variant again once it was stocked and sold again', async () => {
    const set = (units: number) =>
      app.ctx.transact((trx) =>
        trx
          .updateTable('variants')
          .set({ qty_in_stock: units })
          .where('site_id', '=', shop.siteId)
          .execute(),
      );
    await set(9);
    later(20);
    await sendAlerts.run(app.ctx);
    await set(1);
    await sendAlerts.run(app.ctx);
    const last = (await alerts()).at(-1)!;
    expect(last.text).toContain('Ash bowl: 1 left');
  });

  it('go to every address, once each', async () => {
    const alertAddresses = ['owner@example.test', 'partner@example.test'];
    const { siteId } = shop;
    const values = { mails: { alertAddresses } };
    await writeSettings(app.ctx, { siteId, actor: operator, values });
    await buy('Elm bowl');
    later(20);
    await sendAlerts.run(app.ctx);
    await sendAlerts.run(app.ctx);
    const mails = await app.ctx.db
      .selectFrom('outbox_mails')
      .select('to_address')
      .where('dedupe_key', 'like', 'alerts:%')
      .where('text', 'like', '%Elm bowl: 2 left%')
      .orderBy('id')
      .execute();
    expect(mails.map(({ to_address: to }) => to)).toEqual(alertAddresses);
  });

  it('are as far apart as the owner says', async () => {
    const wait = async (minutes: number) => {
      later(minutes);
      await sendAlerts.run(app.ctx);
      return (await alerts()).length;
    };
    const { siteId } = shop;
    const mails = { alertAddresses: ['owner@example.test'], alertMinutes: 60 };
    await writeSettings(app.ctx, { siteId, actor: operator, values: { mails } });
    await buy('Fir bowl');
    const before = await wait(61);
    await buy('Gum bowl');
    expect([await wait(20), await wait(30)]).toEqual([before, before]);
    await writeSettings(app.ctx, {
      siteId,
      actor: operator,
      values: { mails: { alertMinutes: 45 } },
    });
    expect(await wait(1)).toBe(before + 1);
  });

  it('I18N-05 speak the language of the site', async () => {
    const mails = { alertAddresses: ['owner@example.test'], alertStockUnits: 2 };
    const host = 'holz.test';
    const siteId = await app.createSite({
      host,
      title: 'Holz',
      locale: 'de-DE',
      settings: { mails },
    });
    const german = await createTestShop(app, siteId);
    for (const title of ['Schale', 'Teller']) {
      await german.addProduct({ title, variants: [{ priceCents: 1000, stock: 1 }] });
    }
    await sendAlerts.run(app.ctx);
    const { subject, text, html } = await app.ctx.db
      .selectFrom('outbox_mails')
      .select(['subject', 'text', 'html'])
      .where('site_id', '=', siteId)
      .executeTakeFirstOrThrow();
    expect(subject).toBe('2 Neuigkeiten bei Holz');
    expect(html).toContain('lang="de-DE"');
    for (const line of [
      'WENIG BESTAND',
      'Schale: noch 1',
      'Teller: noch 1',
      'Wer benachrichtigt wird',
    ]) {
      expect(text).toContain(line);
    }
    expect(text).not.toMatch(/\b(left|shop\.|You get)/);
  });
});
