import { addMonths } from '@sitewright/commerce';
import { userRoles } from '@sitewright/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { deliverMails } from '../mail/deliver-mails.ts';
import { newId } from '../../db/id.ts';
import { settlePayment } from '../../payments/settle-payment.ts';
import { giveGiftCard } from '../../testing/give-gift-card.ts';
import { meetAtLock } from '../../testing/meet-at-lock.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { Shopper } from '../../testing/shopper.ts';
import { startSmtpPeer, type SmtpPeer } from '../../testing/smtp-peer.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, TestVisitor, type TestShop } from '../../testing/test-shop.ts';
import { signInStaff } from '../../testing/test-staff.ts';
import { withdrawFromBalance } from '../balances/issue-balance.ts';
import { listGiftCardItems } from '../orders/list-gift-card-items.ts';
import { operator } from '../settings/settings-actor.ts';
import { writeSettings } from '../settings/write-settings.ts';
import { lockOrderOfPayment } from '../orders/lock-order.ts';
import { oweOrderRefund } from '../orders/refunds/owe-order-refund.ts';
import { listGiftCards } from './list-gift-cards.ts';
import { sendGiftCards } from './send-gift-cards.ts';

const codePattern = /[2-9A-HJ-NP-Z]{4}(?:-[2-9A-HJ-NP-Z]{4}){3}/;

describeOnBothDatabases('SUBS-03 gift cards', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let peer: SmtpPeer;
  beforeAll(async () => {
    peer = await startSmtpPeer();
    app = await createTestApp({ database, environment: { SMTP_URL: peer.url } });
    const settings = { payments: { test: true, manual: true }, store: { giftCardMonths: 12 } };
    shop = await createTestShop(app, await app.createSite({ host: 'localhost', settings }));
  });
  afterAll(async () => {
    app.ctx.mailer?.close();
    await app.close();
    await peer.close();
  });

  const site = async () => (await app.ctx.sites.get(shop.siteId))!;

  async function staffWith(role: 'storeManager' | 'viewer') {
    const cookies = await signInStaff(app, { [shop.siteId]: [userRoles.values[role]] });
    const staff = new TestVisitor(app);
    for (const [name, value] of Object.entries(cookies)) staff.cookies.set(name, value);
    const base = `/api/sites/${(await site()).identifier}/gift-cards`;
    return {
      get: (path = '') => staff.send('GET', base + path),
      post: (path: string, body: unknown = {}) =>
        staff.send('POST', (base + path).replace('gift-cards/../', ''), { body }),
    };
  }

  /** A gift card of 50.00, bought by transfer, whose money came. */
  async function buy(additionalFields: Record<string, unknown> | null) {
    const card = await shop.addProduct({ productType: 4, variants: [{ priceCents: 5000 }] });
    const shopper = new Shopper(app);
    const body = { itemId: card.id, quantity: 1, additionalFields };
    const added = await shopper.send('POST', '/api/commerce/shopping-cart/entries', { body });
    shopper.cartToken = shopper.cookies.get('CART') ?? '';
    if (added.statusCode !== 200) return { added };
    const payment = { provider: 'manual' };
    await shopper.pay({ expectedTotalCents: 5000, payment, email: 'ann@example.test' });
    const order = await app.ctx.db
      .selectFrom('orders')
      .select(['id', 'payment_id'])
      .where('cart_id', '=', shopper.cartToken)
      .executeTakeFirstOrThrow();
    const { payment_id: paymentId } = order;
    await settlePayment(app.ctx, await site(), { paymentId, type: 'succeeded', isTest: false });
    const { id } = await app.ctx.db
      .selectFrom('gift_cards')
      .select('id')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    return { added, id, paymentId };
  }

  const mailsOf = (id: string) =>
    app.ctx.db
      .selectFrom('outbox_mails')
      .select(['to_address', 'text', 'html', 'sealed'])
      .where('dedupe_key', 'like', `gift-card:${id}:%`)
      .execute();
  const leftOn = async (id: string) => {
    const staff = await staffWith('viewer');
    const { giftCard } = (await staff.get(`/${id}`)).json<{ giftCard: { balanceCents: number } }>();
    return giftCard.balanceCents;
  };

  it('given by staff tell their code, though the job for those that are due comes at once', async () => {
    const staff = await staffWith('storeManager');
    const { transact } = app.ctx;
    const among = vi.spyOn(app.ctx, 'transact').mockImplementation(async (work) => {
      const done = await transact(work);
      await sendGiftCards({ ...app.ctx, transact });
      return done;
    });
    const given = await staff.post('', { amountCents: 700, recipientEmail: 'soon@example.test' });
    expect(among).toHaveBeenCalled();
    among.mockRestore();
    const { code, giftCard } = given.json<{ code: string; giftCard: { id: string } }>();
    expect(code).toMatch(codePattern);
    const mails = await mailsOf(giftCard.id);
    expect(mails).toHaveLength(1);
  });

  it('given by staff twice with one request are one, sent once', async () => {
    const staff = await staffWith('storeManager');
    const give = (requestId: string) =>
      staff.post('', { amountCents: 700, recipientEmail: 'once@example.test', requestId });
    const held = sql`lock table gift_cards in share mode`;
    const again = () => give('give-1');
    const answers = await meetAtLock(app, held, [again, again, again]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const told = answers.map((one) => one.json<{ code: string; giftCard: { id: string } }>());
    expect(new Set(told.map(({ giftCard }) => giftCard.id)).size).toBe(1);
    expect(told.filter(({ code }) => codePattern.test(code))).toHaveLength(1);
    expect(told.filter(({ code }) => code === '')).toHaveLength(2);
    const other = (await give('give-2')).json<{ giftCard: { id: string } }>();
    expect(other.giftCard.id).not.toBe(told[0]!.giftCard.id);
  });

  it('given by staff hold no more than sums of many of them can tell exactly', async () => {
    const staff = await staffWith('storeManager');
    const give = (amountCents: number) =>
      staff.post('', { amountCents, recipientEmail: 'rich@example.test' });
    expect((await give(Number.MAX_SAFE_INTEGER)).statusCode).toBe(400);
    expect((await give(1_000_000_001)).statusCode).toBe(400);
    expect((await give(1_000_000_000)).statusCode).toBe(200);
  });

  it('are good until a day of the calendar that hangs in the shop', async () => {
    // In the shop, which is in New York, it is still the first.
    app.setNow(new Date('2026-04-02T02:00:00Z'));
    const staff = await staffWith('storeManager');
    const body = { amountCents: 700, recipientEmail: 'zone@example.test' };
    const { giftCard } = (await staff.post('', body)).json<{ giftCard: { id: string } }>();
    const [mail] = await mailsOf(giftCard.id);
    expect(mail!.text).toContain('Good until April 1, 2027.');
  });

  it('go to whom and when their buyer says, and their code is read by nobody else', async () => {
    app.setNow(new Date('2026-05-01T12:00:00Z'));
    const { id } = await buy({
      giftRecipientEmail: 'ben@gift.test',
      giftMessage: 'For your birthday',
      giftDay: ['5', '20', '2026'],
    });
    // In the shop, which is in New York, it is a minute to eight.
    app.setNow(new Date('2026-05-20T11:59:00Z'));
    await sendGiftCards(app.ctx);
    expect(await mailsOf(id!)).toEqual([]);
    app.setNow(new Date('2026-05-20T12:00:00Z'));
    await Promise.all([sendGiftCards(app.ctx), sendGiftCards(app.ctx)]);
    const [mail, ...others] = await mailsOf(id!);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to_address: 'ben@gift.test' });
    expect(mail!.text).toContain('“For your birthday”');
    expect(mail!.text).toContain('ann@example.test sends you');
    expect(mail!.text + mail!.html).not.toMatch(codePattern);
    await deliverMails(app.ctx);
    const sent = peer.received.find((message) => message.includes('sends you a gift card'))!;
    const code = codePattern.exec(sent)![0];
    const [left] = await mailsOf(id!);
    expect(left!.sealed).toBeNull();
    expect(left!.text + left!.html).not.toContain(code);
    const page = await new TestVisitor(app).send('POST', '/gift-card', {
      body: new URLSearchParams({ code }),
    });
    expect(page.body).toContain('$50.00');
  });

  it('one that cannot be sent stops no other, and they end on a day that there is', async () => {
    app.setNow(new Date('2028-02-29T12:00:00Z'));
    const broken = await buy({ giftRecipientEmail: 'broken@gift.test' });
    const whole = await buy(null);
    const { db } = app.ctx;
    const { kysely } = app.ctx.database;
    const refused = sql`alter table outbox_mails add constraint broken
      check (to_address <> 'broken@gift.test')`;
    await refused.execute(kysely);
    await sendGiftCards(app.ctx);
    expect(await mailsOf(broken.id!)).toEqual([]);
    expect(await mailsOf(whole.id!)).toHaveLength(1);
    const { expires_at: end } = await db
      .selectFrom('balances')
      .select('expires_at')
      .where('id', '=', whole.id!)
      .executeTakeFirstOrThrow();
    expect(end).toEqual(new Date('2029-02-28T12:00:00Z'));
    await sql`alter table outbox_mails drop constraint broken`.execute(kysely);
    await sendGiftCards(app.ctx);
    expect(await mailsOf(broken.id!)).toHaveLength(1);
  });

  it('are not sold for a day that there is not', async () => {
    const { added } = await buy({ giftDay: ['2', '30', '2027'] });
    expect(added.json()).toMatchObject({
      errors: { 'additionalFields.giftDay': 'There is no such day.' },
    });
  });

  /** Its price, as staff or as the provider gives it back. */
  async function refund(paymentId: string, source: 'staff' | 'provider') {
    const { siteId } = shop;
    const shopSite = await site();
    await app.ctx.transact(async (trx) => {
      const order = (await lockOrderOfPayment(trx, { siteId, paymentId }))!;
      const [itemId] = await listGiftCardItems(trx, { siteId, orderId: order.orderId });
      const part = { id: itemId!, quantity: 1, amountCents: 5000, taxes: [] };
      await oweOrderRefund({ ctx: app.ctx, trx, site: shopSite }, order, {
        requestId: newId(),
        source,
        refund: { amountCents: 5000, taxCents: 0, parts: [part] },
        restocked: [],
        reason: 'Wrong one',
      });
    });
  }

  it('nopCommerce#506 are worth nothing once their price goes back, which it does not once they are spent', async () => {
    const fresh = await buy(null);
    await refund(fresh.paymentId!, 'staff');
    expect(await leftOn(fresh.id!)).toBe(0);
    await sendGiftCards(app.ctx);
    expect(await mailsOf(fresh.id!)).toEqual([]);
    const spent = await buy(null);
    await app.ctx.transact((trx) =>
      withdrawFromBalance(trx, {
        siteId: shop.siteId,
        id: spent.id!,
        amountCents: 100,
        now: app.ctx.now(),
      }),
    );
    await expect(refund(spent.paymentId!, 'staff')).rejects.toMatchObject({
      code: 'gift_card_spent',
    });
    expect(await leftOn(spent.id!)).toBe(4900);
    await refund(spent.paymentId!, 'provider');
    expect(await leftOn(spent.id!)).toBe(0);
  });

  it('that ended are not revived once their price went back elsewhere', async () => {
    const manager = await staffWith('storeManager');
    const { id, paymentId } = await buy(null);
    const ended = (await manager.post(`/${id}/void`)).json<{ activityId: string }>();
    await refund(paymentId!, 'provider');
    expect((await manager.post(`/../activity/${ended.activityId}/undo`)).statusCode).toBe(409);
    expect(await leftOn(id!)).toBe(0);
  });

  it('are good for so many months from the day on which they are sent, however late that is', async () => {
    const { id } = await buy(null);
    const now = app.ctx.now();
    const sentAt = new Date(now.getTime() + 40 * 86_400_000);
    app.setNow(sentAt);
    await sendGiftCards(app.ctx);
    const shown = await (await staffWith('viewer')).get(`/${id}`);
    const expiresOn = addMonths(sentAt.getTime(), 12);
    expect(shown.json()).toMatchObject({ giftCard: { expiresOn } });
    const keep = (giftCardMonths: number) =>
      writeSettings(app.ctx, {
        siteId: shop.siteId,
        actor: operator,
        values: { store: { giftCardMonths } },
      });
    await keep(0);
    const endless = await buy(null);
    await sendGiftCards(app.ctx);
    const kept = await (await staffWith('viewer')).get(`/${endless.id}`);
    expect(kept.json(), 'none is no end').toMatchObject({ giftCard: { expiresOn: null } });
    await keep(12);
    app.setNow(now);
  });

  it('whose price did not go back after all are worth it again, unless somebody ended them', async () => {
    const manager = await staffWith('storeManager');
    type Detail = { giftCard: { balanceCents: number; voidedOn: number | null } };
    const shown = async (id: string) => (await manager.get(`/${id}`)).json<Detail>().giftCard;
    /** Staff give it back by the order; then it turns out that it did not arrive. */
    const giveBack = async (paymentId: string, amountCents: number) => {
      const { order_number: number } = await app.ctx.db
        .selectFrom('orders')
        .select('order_number')
        .where('payment_id', '=', paymentId)
        .executeTakeFirstOrThrow();
      const body = { requestId: newId(), reason: 'Wrong one', amountCents };
      const asked = await manager.post(`/../orders/${number}/refunds`, body);
      expect(asked.statusCode, asked.body).toBe(200);
      const { id: refundId } = await app.ctx.db
        .selectFrom('payment_refunds')
        .select('id')
        .where('payment_id', '=', paymentId)
        .executeTakeFirstOrThrow();
      return async () =>
        settlePayment(app.ctx, await site(), {
          paymentId,
          type: 'refunded',
          refund: { status: 'failed', refundId },
          isTest: false,
        });
    };
    const whole = await buy(null);
    const comesBack = await giveBack(whole.paymentId!, 5000);
    expect(await shown(whole.id!)).toMatchObject({ balanceCents: 0 });
    expect((await shown(whole.id!)).voidedOn).not.toBeNull();
    await comesBack();
    expect(await shown(whole.id!)).toMatchObject({ balanceCents: 5000, voidedOn: null });
    await comesBack();
    expect(await shown(whole.id!)).toMatchObject({ balanceCents: 5000, voidedOn: null });

    const ended = await buy(null);
    const partComesBack = await giveBack(ended.paymentId!, 2000);
    expect(await shown(ended.id!)).toMatchObject({ balanceCents: 3000, voidedOn: null });
    const { activityId } = (await manager.post(`/${ended.id!}/void`)).json<{
      activityId: string;
    }>();
    await partComesBack();
    expect((await shown(ended.id!)).voidedOn).not.toBeNull();
    expect((await manager.post(`/../activity/${activityId}/undo`)).statusCode).toBe(409);
  });

  it('are given, listed, sent anew and ended by staff, who see no code later', async () => {
    const manager = await staffWith('storeManager');
    const viewer = await staffWith('viewer');
    const wish = { amountCents: 2500, recipientEmail: 'cid@gift.test' };
    expect((await viewer.post('', wish)).statusCode).toBe(403);
    type Given = { giftCard: { id: string; expiresOn: number }; code: string };
    const given = (await manager.post('', wish)).json<Given>();
    expect(given).toMatchObject({ giftCard: { balanceCents: 2500, kind: 'gift-card' } });
    const { id } = given.giftCard;
    const list = (await viewer.get()).body;
    expect(list).toContain(id);
    expect(list).toContain(given.code.slice(-4));
    expect(list).not.toContain(given.code);
    app.setNow(new Date(app.ctx.now().getTime() + 86_400_000));
    const renewed = (await manager.post(`/${id}/code`)).json<Given>();
    expect(renewed.giftCard.expiresOn, 'good no longer').toBe(given.giftCard.expiresOn);
    const check = async (code: string) => {
      const body = new URLSearchParams({ code });
      return (await new TestVisitor(app).send('POST', '/gift-card', { body })).statusCode;
    };
    expect([await check(given.code), await check(renewed.code)]).toEqual([400, 200]);
    const ended = (await manager.post(`/${id}/void`)).json<{ giftCard: unknown }>();
    expect(ended.giftCard).toMatchObject({ balanceCents: 0, voidedOn: app.ctx.now().getTime() });
    expect(await check(renewed.code)).toBe(400);
    expect((await manager.post(`/${id}/code`)).statusCode, 'ended for good').toBe(404);
    expect((await viewer.get(`/${id}`)).json()).toMatchObject({
      entries: [
        { kind: 'issued', amountCents: 2500 },
        { kind: 'voided', amountCents: -2500 },
      ],
    });
  });

  it('sent anew while a payment holds a part are told with all that is theirs', async () => {
    const manager = await staffWith('storeManager');
    const wish = { amountCents: 5000, recipientEmail: 'dot@gift.test' };
    type Given = { giftCard: { id: string }; code: string };
    const given = (await manager.post('', wish)).json<Given>();
    const bowl = await shop.addProduct({ productType: 2, variants: [{ priceCents: 7000 }] });
    const shopper = new Shopper(app);
    await shopper.add(bowl.id);
    const url = `/api/3/commerce/cart/${shopper.cartToken}/gift-cards`;
    expect((await shopper.send('POST', url, { body: { code: given.code } })).statusCode).toBe(200);
    const payment = { provider: 'manual' };
    const paid = await shopper.pay({ expectedTotalCents: 7000, expectedDueCents: 2000, payment });
    expect(paid.statusCode, paid.body).toBe(200);
    app.setNow(new Date(app.ctx.now().getTime() + 60_000));
    await manager.post(`/${given.giftCard.id}/code`);
    const mails = await mailsOf(given.giftCard.id);
    expect(mails.map(({ text }) => text.includes('$50.00'))).toEqual([true, true]);
  });

  it('ATC-25 are not guessed: by address, by cart and on the whole site tries come to an end', async () => {
    app.setNow(new Date(app.ctx.now().getTime() + 3_600_001));
    const real = await giveGiftCard(shop, 5000);
    const song = await shop.addProduct({ productType: 2, variants: [{ priceCents: 900 }] });
    const answers = new Map<number, number>();
    let last = '';
    const guess = async (shopper: Shopper, code: string, remoteAddress: string) => {
      const path = `/api/3/commerce/cart/${shopper.cartToken}/gift-cards`;
      const answer = await shopper.send('POST', path, { body: { code }, remoteAddress });
      answers.set(answer.statusCode, (answers.get(answer.statusCode) ?? 0) + 1);
      if (answer.statusCode === 429) last = answer.body;
      return answer.statusCode;
    };
    for (let address = 0; address < 120; address += 1) {
      const shopper = new Shopper(app);
      await shopper.add(song.id);
      for (let attempt = 0; attempt < 11; attempt += 1) {
        const code = `${address}-${attempt}`;
        await guess(shopper, code, `203.0.113.${address}`);
      }
    }
    // 120 carts with 11 tries each: ten of a cart, until the site had a thousand; then three.
    expect(Object.fromEntries(answers)).toEqual({ 400: 1000 + 20 * 3, 429: 320 - 20 * 3 });
    expect(JSON.parse(last)).toMatchObject({ status: 429, code: 'too_many_requests' });
    const guesser = new Shopper(app);
    await guesser.add(song.id);
    for (const wrong of ['no-1', 'no-2', 'no-3']) await guess(guesser, wrong, '198.51.100.8');
    expect(await guess(guesser, real.code, '198.51.100.8')).toBe(429);
    const buyer = new Shopper(app);
    await buyer.add(song.id);
    expect(await guess(buyer, real.code, '198.51.100.7')).toBe(200);
    // Nobody guesses at another shop: who mistypes there has as many tries as ever.
    const other = await createTestShop(app, await app.createSite({ host: 'quiet.test' }));
    const tune = await other.addProduct({ productType: 2, variants: [{ priceCents: 900 }] });
    const elsewhere = new Shopper(app, 'quiet.test');
    await elsewhere.add(tune.id);
    for (const wrong of ['no-1', 'no-2', 'no-3', 'no-4']) {
      expect(await guess(elsewhere, wrong, '198.51.100.6')).toBe(400);
    }
  }, 120_000);

  it('are found by the beginning of an email or the end of a code, a page at a time', async () => {
    const siteId = await app.createSite({ identifier: 'given' });
    const cards: { id: string; code: string }[] = [];
    for (let index = 0; index < 5; index += 1) {
      cards.unshift(await giveGiftCard({ ...shop, app, siteId }, 5000));
    }
    const ids = cards.map(({ id }) => id);
    await app.ctx.transact((trx) =>
      trx
        .updateTable('gift_cards')
        .set({ recipient_email: 'Zoe@example.test' })
        .where('site_id', '=', siteId)
        .where('id', '=', ids[1]!)
        .execute(),
    );
    const { db } = app.ctx;
    const walk = async (search: string, limit: number) => {
      const seen: string[] = [];
      let after: string | undefined;
      do {
        const page = await listGiftCards(db, siteId, { search, limit, after });
        seen.push(...page.giftCards.map(({ id }) => id));
        after = page.after;
      } while (after !== undefined);
      return seen;
    };
    const others = ids.filter((_id, index) => index !== 1);
    const hint = cards[2]!.code.slice(-4).toLowerCase();
    for (const limit of [1, 2, 50]) {
      expect(await walk('GIFT@', limit)).toEqual(others);
      expect(await walk('zoe', limit)).toEqual([ids[1]]);
      expect(await walk(hint, limit)).toEqual([ids[2]]);
    }
    const credit = await giveGiftCard({ ...shop, app, siteId }, 500, { kind: 'store-credit' });
    const ofKind = async (kind: 'gift-card' | 'store-credit', search = '') =>
      (await listGiftCards(db, siteId, { search, kind, limit: 50 })).giftCards.map(({ id }) => id);
    expect(await ofKind('store-credit')).toEqual([credit.id]);
    expect(await ofKind('gift-card')).toEqual(ids);
    expect(await ofKind('store-credit', 'gift@')).toEqual([credit.id]);
    expect(await ofKind('gift-card', 'gift@')).toEqual(others);
  });
});
