/** Does what makes the shop write its mails: each kind at least once, by the calls of visitors. */
import { newId } from '../../db/id.ts';
import { storePrivateFile } from '../../features/assets/store-private-file.ts';
import { saveCollection } from '../../features/collections/save-collection.ts';
import { saveDonation } from '../../features/donations/save-donation.ts';
import { savePlan } from '../../features/memberships/membership-plans.ts';
import { saveProduct } from '../../features/products/save-product.ts';
import { jobs } from '../../jobs/jobs.ts';
import { settlePayment } from '../../payments/settle-payment.ts';
import { AccountVisitor } from '../account-visitor.ts';
import { addressOf, cards, Shopper } from '../shopper.ts';
import type { TestApp } from '../test-app.ts';
import { createTestOwner } from '../test-owner.ts';
import { TestVisitor, type TestShop } from '../test-shop.ts';

/** What the site of {@link provokeMails} needs. */
export const provokedSettings = {
  payments: { test: true, manual: true, invoice: true },
  mails: { abandonedCart: true, abandonedCartHours: [4], abandonedCartNeedsOptIn: false },
  merchandising: { restockNotificationsEnabled: true },
};

/** Kinds of mails, as their keys begin, that {@link provokeMails} provokes. */
export const provokedKinds = [
  'account',
  'cart-reminder',
  'checkout-link',
  'donation-receipt',
  'downloads',
  'gift-card',
  'member-link',
  'order-confirmation',
  'pay-link',
  'restock',
  'subscription',
] as const;

const password = 'a long enough one';

/** The site answers at `localhost` and has the settings above; it is called `identifier`. */
export async function provokeMails(shop: TestShop, identifier: string): Promise<void> {
  await mailAccounts(shop.app);
  await mailCheckouts(shop);
  await mailGoods(shop);
  await mailMembers(shop);
  await mailDonation(shop);
  await mailDraft(shop, identifier);
  await mailRestock(shop);
}

async function mailAccounts(app: TestApp): Promise<void> {
  const visitor = new AccountVisitor(app);
  await visitor.signUp('known@account.test', password);
  await visitor.ask('create', 'known@account.test');
  await visitor.ask('forgotten-password', 'known@account.test');
  await visitor.ask('forgotten-password', 'unknown@account.test');
  await visitor.post('/account/details/email', { email: 'new@account.test', password });
  const link = await visitor.linkFor('new@account.test');
  await visitor.post(link, {});
  await visitor.post('/account/details/password', { password, newPassword: `${password} too` });
  await visitor.ask('create', 'waiting@account.test');
}

/** A checkout that goes on elsewhere, and one that is left. */
async function mailCheckouts(shop: TestShop): Promise<void> {
  const { app } = shop;
  const goods = await shop.addProduct({ productType: 2, variants: [{ priceCents: 1000 }] });
  const shopper = new Shopper(app);
  await shopper.add(goods.id);
  await shopper.send('POST', `/api/3/commerce/cart/${shopper.cartToken}/link`, {
    body: { email: 'elsewhere@checkout.test', fields: {} },
  });
  const leaver = new Shopper(app);
  await leaver.add(goods.id);
  await leaver.pay({
    email: 'left@checkout.test',
    expectedTotalCents: 1000,
    card: cards.declined,
  });
  app.setNow(new Date(app.ctx.now().getTime() + 5 * 3_600_000));
  await runJob(app, 'send-reminders');
}

/** Files, a gift card and a subscription that were paid. */
async function mailGoods(shop: TestShop): Promise<void> {
  const { app, siteId } = shop;
  const song = await shop.addProduct({ productType: 2, variants: [{ priceCents: 900 }] });
  const bytes = Buffer.from('0123456789');
  const file = await storePrivateFile(app.ctx.media, siteId, { filename: 'song.mp3', bytes });
  await app.ctx.transact((trx) => saveProduct(trx, siteId, { id: song.id, files: [file] }));
  const card = await shop.addProduct({ productType: 4, variants: [{ priceCents: 5000 }] });
  for (const { id, price } of [
    { id: song.id, price: 900 },
    { id: card.id, price: 5000 },
  ]) {
    const shopper = new Shopper(app);
    await shopper.add(id);
    const email = `${price}@goods.test`;
    await shopper.pay({ expectedTotalCents: price, email, payment: { provider: 'manual' } });
    const { payment_id: paymentId } = await app.ctx.db
      .selectFrom('orders')
      .select('payment_id')
      .where('cart_id', '=', shopper.cartToken)
      .executeTakeFirstOrThrow();
    const site = (await app.ctx.sites.get(siteId))!;
    await settlePayment(app.ctx, site, { paymentId, type: 'succeeded', isTest: false });
  }
  await runJob(app, 'send-gift-cards');
  await mailSubscription(shop);
}

async function mailSubscription(shop: TestShop): Promise<void> {
  const { app } = shop;
  const plan = { billingPeriod: { value: 1, unit: 'MONTH' as const }, numBillingCycles: 0 };
  const box = await shop.addProduct({ productType: 3, plan, variants: [{ priceCents: 1500 }] });
  const shopper = new Shopper(app);
  const begun = await shopper.send('POST', '/api/3/commerce/cart/subscription', {
    body: { itemId: box.id, qty: 1 },
  });
  shopper.cartToken = begun.json<{ cartToken: string }>().cartToken;
  await shopper.pay({ expectedTotalCents: 1500, email: 'plan@goods.test' });
  const { token } = await app.ctx.db
    .selectFrom('subscriptions')
    .select('token')
    .where('email', '=', 'plan@goods.test')
    .executeTakeFirstOrThrow();
  for (const action of ['skip', 'pause', 'resume', 'cancel']) {
    await shopper.send('POST', `/subscriptions/${token}`, {
      body: new URLSearchParams({ action }),
    });
  }
}

/** A free plan that is joined, a member who comes back, and a plan that is paid. */
async function mailMembers({ app, siteId }: TestShop): Promise<void> {
  const club = await app.ctx.transact((trx) =>
    saveCollection(trx, siteId, { typeName: 'page', type: 10, urlId: 'club', title: 'Club' }),
  );
  const make = (title: string, priceCents: number) =>
    app.ctx.transact((trx) =>
      savePlan(
        trx,
        { siteId, now: app.ctx.now() },
        {
          title,
          collectionIds: [club.id],
          ...(priceCents > 0 && { kind: 'once' as const, priceCents }),
        },
      ),
    );
  const visitor = new Shopper(app);
  const post = (path: string, fields: Record<string, string>) =>
    visitor.send('POST', path, { body: new URLSearchParams(fields) });
  await post(`/members/join/${await make('Vrienden', 0)}`, { email: 'free@members.test' });
  const paid = await post(`/members/join/${await make('Gönner', 2000)}`, {});
  visitor.cartToken = /cartToken=(.+)$/.exec(paid.headers.location ?? '')?.[1] ?? '';
  await visitor.pay({ expectedTotalCents: 2000, email: 'paid@members.test' });
  await post('/members/sign-in', { email: 'paid@members.test', next: '/club' });
}

async function mailDonation({ app, siteId }: TestShop): Promise<void> {
  const id = await app.ctx.transact((trx) =>
    saveDonation(
      trx,
      { siteId, now: app.ctx.now() },
      { title: 'Orgel', suggestedCents: [1000], minCents: 500, maxCents: 500_000 },
    ),
  );
  const giver = new Shopper(app);
  const chosen = await giver.send('POST', `/checkout/donate/${id}`, {
    body: new URLSearchParams({ amount: '1000' }),
  });
  giver.cartToken = /cartToken=(.+)$/.exec(chosen.headers.location ?? '')?.[1] ?? '';
  await giver.pay({
    expectedTotalCents: 1000,
    email: 'giver@donations.test',
    billingAddress: addressOf(),
  });
}

async function mailDraft(shop: TestShop, identifier: string): Promise<void> {
  const { app } = shop;
  const owner = await createTestOwner(app, identifier);
  const bowl = await shop.addProduct({ title: 'Krug', variants: [{ priceCents: 1000 }] });
  const line = { kind: 'variant', productId: bowl.id, variantId: bowl.variantIds[0]!, quantity: 1 };
  const content = {
    email: 'drafted@orders.test',
    lines: [line],
    shipping: { kind: 'own', name: 'Post', priceCents: 0 },
  };
  const id = await owner.add('draft-orders', { content });
  await owner.send('POST', owner.url(`draft-orders/${id}/mails`), { body: { message: '' } });
}

async function mailRestock(shop: TestShop): Promise<void> {
  const { app, siteId } = shop;
  const { id: productId, variantIds } = await shop.addProduct({ variants: [{ stock: 0 }] });
  const variantId = variantIds[0]!;
  await new TestVisitor(app).send('POST', '/api/site-users/account/notifications/restock', {
    body: { productId, variantId, siteVisitorEmail: 'waiting@restock.test' },
  });
  const variant = { id: variantId, sku: newId(), priceCents: 1000, stock: 3 };
  await app.ctx.transact((trx) => saveProduct(trx, siteId, { id: productId, variants: [variant] }));
  await runJob(app, 'send-restock-mails');
}

async function runJob({ ctx }: TestApp, name: string): Promise<void> {
  await jobs.find((job) => job.name === name)!.run(ctx);
}
