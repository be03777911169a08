/** Reviews through the front door: from a paid order to the page of its product. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderReviewsPath, productReviewPath, userRoles, type Review } from '@sitewright/contract';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { addShippingOption } from '../../testing/test-shop-rules.ts';
import {
  createTestShop,
  TestVisitor,
  type MadeProduct,
  type TestShop,
} from '../../testing/test-shop.ts';
import { saveCollection } from '../collections/save-collection.ts';
import { operator } from '../settings/settings-actor.ts';
import { writeSettings } from '../settings/write-settings.ts';
import { sealReviewLink } from './review-links.ts';

describeOnBothDatabases('reviews', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let bowl: MadeProduct;
  let shippingOptionId: string;
  let moderator: Office;
  let manager: Office;
  let editor: Office;

  beforeAll(async () => {
    app = await createTestApp({ database, now: new Date('2026-04-01T12:00:00Z') });
    const settings = {
      payments: { manual: true },
      merchandising: { productReviewsEnabled: true },
    };
    const siteId = await app.createSite({ host: 'localhost', identifier: 'shop', settings });
    shop = await createTestShop(app, siteId);
    shippingOptionId = await addShippingOption(shop, { priceCents: 500 });
    const roles = userRoles.values;
    moderator = await createOffice(app, { [siteId]: [roles.moderator] }, 'shop');
    manager = await createOffice(app, { [siteId]: [roles.storeManager] }, 'shop');
    editor = await createOffice(app, { [siteId]: [roles.editor] }, 'shop');
    bowl = await shop.addProduct({ title: 'Ash bowl', variants: [{ priceCents: 1000 }] });
  });
  afterAll(() => app.close());

  const set = (merchandising: Record<string, unknown>) =>
    writeSettings(app.ctx, { siteId: shop.siteId, actor: operator, values: { merchandising } });

  /** Buys it, and gives the address of the page where its buyer judges it. */
  async function buy(product: MadeProduct, email: string, isPaid = true): Promise<string> {
    const shopper = new Shopper(app);
    await shopper.add(product.id);
    const expectedTotalCents = await shopper.totalFor({ shippingOptionId });
    const payment = { provider: 'manual' };
    await shopper.pay({ email, expectedTotalCents, shippingOptionId, payment });
    const { siteId } = shop;
    const order = await app.ctx.transact((trx) =>
      trx
        .updateTable('orders')
        .set(isPaid ? { status: 'paid', paid_at: app.ctx.now() } : { note: '' })
        .where('site_id', '=', siteId)
        .where('cart_id', '=', shopper.cartToken)
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    return orderReviewsPath(sealReviewLink(await app.ctx.secrets(), siteId, order.id));
  }

  const send = (path: string, fields: Record<string, string>, visitor = new TestVisitor(app)) =>
    visitor.send('POST', path, { body: new URLSearchParams(fields) });
  const pathOf = async ({ id }: MadeProduct) => {
    const { url_id } = await app.ctx.db
      .selectFrom('products')
      .select('url_id')
      .where('site_id', '=', shop.siteId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return `/shop/p/${url_id}`;
  };
  const page = async (product: MadeProduct, query = '') =>
    (await app.server.inject((await pathOf(product)) + query)).body;
  const list = async (query: Record<string, unknown> = {}, office = manager) => {
    const { reviews } = (await office.get('reviews', query)).json<{ reviews: Review[] }>();
    return reviews;
  };
  const review = (product: MadeProduct, more: Record<string, string> = {}) => ({
    productId: product.id,
    rating: '4',
    title: 'Lovely <b>thing</b>',
    body: 'Holds soup.\nAnd salad.',
    name: 'Ann L.',
    ...more,
  });

  it('ROUT-32 are written by the link of an order, on a page of type 209, once a product', async () => {
    const path = await buy(bowl, 'ann@example.test');
    const opened = await app.server.inject(path);
    expect(opened.statusCode).toBe(200);
    expect(opened.body).toContain('"pageType":209');
    expect(opened.body).toContain('Ash bowl');
    expect(opened.headers['cache-control']).toContain('no-store');
    const sent = await send(path, review(bowl));
    expect(sent.statusCode).toBe(200);
    expect(sent.body).toContain('shown once the shop has looked at it');
    await send(path, review(bowl, { rating: '5', body: 'Holds stew.' }));
    const found = await list();
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      productTitle: 'Ash bowl',
      rating: 5,
      body: 'Holds stew.',
      state: 'waiting',
      source: 'native',
      isVerified: true,
      email: 'ann@example.test',
    });
    expect(found[0]!.customerId).not.toBeNull();
  });

  it('PDP-01 ENUM-01 are on the page once they are approved, with average, count and data for machines', async () => {
    expect(await page(bowl)).toContain('Nobody has written a review yet');
    const [mine] = await list();
    const changes = { state: { from: 'waiting', to: 'published' } };
    const told = async () => {
      const rows = await app.ctx.db.selectFrom('webhook_messages').select('topic').execute();
      return rows.filter(({ topic }) => topic === 'review.published').length;
    };
    const admin = await createOffice(app, { [shop.siteId]: [userRoles.values.admin] }, 'shop');
    const endpoint = { url: 'https://hooks.example/x', topics: ['review.published'] };
    await admin.send('POST', 'webhook-endpoints', endpoint);
    const before = await told();
    const changed = await moderator.send('PATCH', `reviews/${mine!.id}`, { changes });
    expect(changed.statusCode).toBe(200);
    expect(await told()).toBe(before + 1);
    const shown = await page(bowl);
    expect(shown).toContain('<strong>5.0</strong>');
    expect(shown).toContain('Lovely &lt;b&gt;thing&lt;/b&gt;');
    expect(shown).toContain('Verified buyer');
    expect(shown).not.toContain('ann@example.test');
    expect(shown).toContain(
      '"aggregateRating":{"@type":"AggregateRating","ratingValue":"5.0","reviewCount":1',
    );
    const { productReviews } = (await app.server.inject(`${await pathOf(bowl)}?format=json`)).json<{
      productReviews: { items: { recordType: number }[] };
    }>();
    expect(productReviews.items[0]?.recordType).toBe(10);
    const { activityId } = changed.json<{ activityId: string }>();
    await manager.send('POST', `activity/${activityId}/undo`);
    expect(await page(bowl)).toContain('Nobody has written a review yet');
    expect(await page(bowl)).not.toContain('aggregateRating');
    await moderator.send('PATCH', `reviews/${mine!.id}`, { changes });
  });

  it('wait again when their writer changes them, and a hidden one stays hidden', async () => {
    const path = await buy(bowl, 'ben@example.test');
    await send(path, review(bowl, { name: 'Ben' }));
    const [first] = await list({ search: 'ben' });
    await manager.send('POST', 'reviews/moderate', { ids: [first!.id], state: 'published' });
    expect(await page(bowl)).toContain('Ben');
    await send(path, review(bowl, { name: 'Ben', body: 'Something else' }));
    expect((await list({ search: 'ben' }))[0]).toMatchObject({ state: 'waiting' });
    expect(await page(bowl)).not.toContain('Something else');
    await manager.send('POST', 'reviews/moderate', { ids: [first!.id], state: 'hidden' });
    await send(path, review(bowl, { name: 'Ben', body: 'A third try' }));
    expect((await list({ search: 'ben' }))[0]).toMatchObject({ state: 'hidden' });
  });

  it('show at once where the owner wants that', async () => {
    await set({ reviewsNeedApproval: false });
    const cup = await shop.addProduct({ title: 'Oak cup', variants: [{ priceCents: 900 }] });
    const path = await buy(cup, 'cleo@example.test');
    expect(await page(cup)).toContain('Nobody has written');
    const sent = await send(path, review(cup, { name: 'Cleo' }));
    expect(sent.body).toContain('Your review is there for everybody');
    expect(await page(cup)).toContain('Cleo');
    await set({ reviewsNeedApproval: true });
  });

  it('name what is wrong and keep what was typed', async () => {
    const path = await buy(bowl, 'dan@example.test');
    const refused = await send(path, review(bowl, { rating: '', name: ' ', body: 'Kept words' }));
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('Choose how many stars you give');
    expect(refused.body).toContain('Tell the name that is shown');
    expect(refused.body).toContain('Kept words');
    expect(await list({ search: 'kept' })).toEqual([]);
  });

  it('are not written by a link that is none, for an order that is not paid, or while they are off', async () => {
    expect((await app.server.inject(orderReviewsPath('made-up'))).statusCode).toBe(404);
    const unpaid = await buy(bowl, 'eve@example.test', false);
    expect((await app.server.inject(unpaid)).statusCode).toBe(404);
    const tried = await buy(bowl, 'gus@example.test');
    expect((await app.server.inject(tried)).statusCode).toBe(200);
    await app.ctx.transact((trx) =>
      trx
        .updateTable('orders')
        .set({ is_test: true })
        .where('email', '=', 'gus@example.test')
        .execute(),
    );
    expect((await app.server.inject(tried)).statusCode, 'a test sold nothing').toBe(404);
    expect((await send(tried, review(bowl))).statusCode).toBe(404);
    const path = await buy(bowl, 'fay@example.test');
    await set({ productReviewsEnabled: false });
    expect((await app.server.inject(path)).statusCode).toBe(404);
    expect((await send(path, review(bowl, { name: 'Fay' }))).statusCode).toBe(404);
    expect(await page(bowl)).not.toContain('id="reviews"');
    await set({ productReviewsEnabled: true });
    expect(await list({ search: 'fay' })).toEqual([]);
  });

  it('are not asked for what stands on a page that is off', async () => {
    const path = await buy(bowl, 'hal@example.test');
    const turn = (isEnabled: boolean) =>
      app.ctx.transact((trx) =>
        saveCollection(trx, shop.siteId, { id: shop.collectionId, isEnabled }),
      );
    expect((await app.server.inject(path)).body).toContain('Ash bowl');
    await turn(false);
    expect((await app.server.inject(path)).body).not.toContain('Ash bowl');
    await send(path, review(bowl, { name: 'Hal' }));
    await turn(true);
    expect(await list({ search: 'hal' })).toEqual([]);
  });

  it('PDP-14 are nowhere while the kill switch is set, which custom code sees as a beta flag', async () => {
    expect(await page(bowl)).toContain('id="reviews"');
    await set({ reviewsKillSwitch: true, importedReviewsEnabled: true });
    const stopped = await page(bowl);
    expect(stopped).not.toContain('id="reviews"');
    expect(stopped).not.toContain('aggregateRating');
    expect(stopped).toContain('product_reviews_kill_switch');
    await set({ reviewsKillSwitch: false, importedReviewsEnabled: false });
    expect(await page(bowl)).toContain('id="reviews"');
  });

  it('ask strangers to sign in, and refuse an address with forms of other sites', async () => {
    const asked = await app.server.inject(productReviewPath(bowl.id));
    expect(asked.body).toContain('Reviews are written by people who bought it');
    const path = await buy(bowl, 'gus@example.test');
    const foreign = await app.server.inject({
      method: 'POST',
      url: path,
      headers: {
        origin: 'https://evil.example',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams(review(bowl)).toString(),
    });
    expect(foreign.statusCode).toBeGreaterThanOrEqual(400);
  });

  it('D-43 are the matter of moderators, who do not see whose order it was; of editors not at all', async () => {
    expect((await editor.get('reviews')).statusCode).toBe(403);
    const [seen] = await list({ search: 'stew' }, moderator);
    expect(seen).toMatchObject({ email: null, orderNumber: null, customerId: null });
    const exported = await moderator.get('reviews/export');
    expect(exported.body).toContain('Holds stew.');
    expect(exported.body).not.toContain('ann@example.test');
    expect((await manager.get('reviews/export')).body).toContain('ann@example.test');
  });

  it('are answered by the shop, for everybody and by mail', async () => {
    const [mine] = await list({ search: 'stew' });
    const changes = { reply: { from: '', to: 'Thank you & enjoy.' } };
    const body = { changes, mailsWriter: true };
    expect((await manager.send('PATCH', `reviews/${mine!.id}`, body)).statusCode).toBe(200);
    expect(await page(bowl)).toContain('Thank you &amp; enjoy.');
    const mails = await app.ctx.db
      .selectFrom('outbox_mails')
      .select(['to_address', 'text'])
      .where('subject', 'like', '%answers your review%')
      .execute();
    expect(mails).toHaveLength(1);
    expect(mails[0]!.to_address).toBe('ann@example.test');
    const late = await manager.send('PATCH', `reviews/${mine!.id}`, {
      changes: { reply: { from: '', to: 'Other words' } },
    });
    expect(late.statusCode).toBe(409);
    // An answer that is taken away leaves no date behind.
    const answer = (from: string, to: string) =>
      manager.send('PATCH', `reviews/${mine!.id}`, { changes: { reply: { from, to } } });
    await answer('Thank you & enjoy.', '');
    expect((await list({ search: 'stew' }))[0]).toMatchObject({ reply: '', repliedOn: null });
    await answer('', 'Thank you & enjoy.');
  });

  it('are moderated in bulk, deleted, and both is taken back', async () => {
    const ids = (await list()).map(({ id }) => id);
    const otherId = await app.createSite({ host: 'other.test', identifier: 'other' });
    const theirs = await createOffice(app, { [otherId]: [userRoles.values.moderator] }, 'other');
    const moved = await theirs.send('POST', 'reviews/moderate', { ids, state: 'hidden' });
    expect(moved.json(), 'staff of another site').toMatchObject({ changed: 0 });
    expect(await page(bowl)).toContain('Holds stew.');
    const hidden = (await manager.send('POST', 'reviews/moderate', { ids, state: 'hidden' })).json<{
      changed: number;
      activityIds: string[];
    }>();
    expect(hidden.changed).toBe(hidden.activityIds.length);
    expect(hidden.changed).toBeGreaterThan(1);
    expect(await page(bowl)).toContain('Nobody has written');
    for (const id of hidden.activityIds) await manager.send('POST', `activity/${id}/undo`);
    expect(await page(bowl)).toContain('Holds stew.');
    const [mine] = await list({ search: 'stew' });
    const deleted = await manager.send('DELETE', `reviews/${mine!.id}`);
    const { isDeleted, activityId } = deleted.json<{ isDeleted: boolean; activityId: string }>();
    expect(isDeleted).toBe(true);
    expect(await page(bowl)).not.toContain('Holds stew.');
    await manager.send('POST', `activity/${activityId}/undo`);
    expect((await manager.get(`reviews/${mine!.id}`)).json<Review>()).toMatchObject({
      body: 'Holds stew.',
      orderNumber: mine!.orderNumber,
    });
    expect(await page(bowl)).toContain('Holds stew.');
  });

  it('are counted, filtered and listed page by page', async () => {
    const all = await list();
    const { count } = (await manager.get('reviews/count')).json<{ count: number }>();
    expect(count).toBe(all.length);
    const first = (await manager.get('reviews', { limit: 1 })).json<{
      reviews: Review[];
      after: string;
    }>();
    const next = await list({ limit: 1, after: first.after });
    expect([first.reviews[0]!.id, next[0]!.id]).toEqual([all[0]!.id, all[1]!.id]);
    expect((await list({ state: 'hidden' })).every(({ state }) => state === 'hidden')).toBe(true);
    expect((await list({ isAnswered: true })).map(({ reply }) => reply)).toEqual([
      'Thank you & enjoy.',
    ]);
    expect(await list({ rating: 1 })).toEqual([]);
    expect(await list({ search: "'; drop | !" })).toEqual([]);
  });

  it('page without scripts, ten at a time', async () => {
    const tray = await shop.addProduct({ title: 'Elm tray', variants: [{ priceCents: 700 }] });
    await set({ reviewsNeedApproval: false });
    for (let number = 1; number <= 11; number++) {
      const path = await buy(tray, `buyer${number}@example.test`);
      await send(path, review(tray, { name: `Buyer ${number}`, rating: number > 1 ? '5' : '1' }));
      app.setNow(new Date(app.ctx.now().getTime() + 60_000));
    }
    await set({ reviewsNeedApproval: true });
    const first = await page(tray);
    expect(first).toContain('<strong>4.6</strong>');
    expect(first).toContain(`href="${await pathOf(tray)}?reviews=2#reviews"`);
    expect(first).toContain('Buyer 11<');
    expect(first).not.toContain('Buyer 1<');
    const second = await page(tray, '?reviews=2');
    expect(second).toContain('Buyer 1<');
    expect(second).not.toContain('Buyer 11<');
    expect(await page(tray, '?reviews=900')).toContain('Buyer 1<');
  });
});
