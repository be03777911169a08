/** The same once more, from the page of an order. */
import { cartPageSchema } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../db/id.ts';
import { AccountVisitor } from '../../testing/account-visitor.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';

const password = 'correct horse battery';
const engraving = { id: 'text', type: 'text', title: 'Engraving', required: true };

describeOnBothDatabases('ordering the same again', (database) => {
  let app: TestApp;
  let shop: TestShop;
  beforeAll(async () => {
    app = await createTestApp({ database });
    shop = await createTestShop(app, await app.createSite({ host: 'localhost' }));
  });
  afterAll(() => app.close());

  interface Wish {
    itemId: string;
    quantity?: number;
    sku?: string;
    additionalFields?: unknown;
  }

  async function buy(shopper: Shopper, wishes: Wish[]): Promise<string> {
    for (const { additionalFields, ...wish } of wishes) {
      const body = {
        quantity: 1,
        ...wish,
        ...(additionalFields ? { additionalFields: JSON.stringify(additionalFields) } : {}),
      };
      const added = await shopper.send('POST', '/api/commerce/shopping-cart/entries', { body });
      expect(added.statusCode, added.body).toBe(200);
    }
    shopper.cartToken = shopper.cookies.get('CART')!;
    const paid = await shopper.pay({ expectedTotalCents: await shopper.totalFor() });
    expect(paid.statusCode, paid.body).toBe(200);
    const { token } = await app.ctx.db
      .selectFrom('orders')
      .select('token')
      .where('cart_id', '=', shopper.cartToken)
      .executeTakeFirstOrThrow();
    return token;
  }

  function again(visitor: TestVisitor, token: string, requestId: string = newId()) {
    const body = new URLSearchParams({ requestId });
    return visitor.send('POST', `/order-status/${token}/reorder`, { body });
  }

  async function noticesAt(visitor: TestVisitor, path: string): Promise<string[]> {
    const { body } = await visitor.send('GET', path);
    const json = /id="sqs-page-data">([^<]*)</.exec(body)![1]!;
    const { notices } = cartPageSchema.parse(JSON.parse(json));
    for (const notice of notices) expect(body.split('id="sqs-page-data"')[0]).toContain(notice);
    return notices;
  }

  it('puts the same variants with their answers into the cart, once for each form', async () => {
    const bowl = await shop.addProduct({
      productType: 3,
      variants: [{ attributes: { Size: 'S' } }, { attributes: { Size: 'L' }, priceCents: 2000 }],
    });
    const ring = await shop.addProduct({ title: 'Ring', productType: 3, form: [engraving] });
    const shopper = new Shopper(app);
    const token = await buy(shopper, [
      { itemId: bowl.id, sku: 'SKU-2', quantity: 3 },
      { itemId: ring.id, additionalFields: { text: 'For Ada' } },
    ]);
    for (const path of [`/order-status/${token}`, `/checkout/order-confirmed?token=${token}`]) {
      const { body } = await shopper.send('GET', path);
      expect(body).toContain(`action="/order-status/${token}/reorder"`);
    }
    const requestId = newId();
    for (const answer of [
      await again(shopper, token, requestId),
      await again(shopper, token, requestId),
    ]) {
      expect(answer.statusCode).toBe(303);
      expect(answer.headers.location).toBe('/cart');
    }
    const { entries } = await shopper.cart();
    expect(entries).toMatchObject([
      { itemId: bowl.id, quantity: 3, chosenVariant: { sku: 'SKU-2' } },
      { itemId: ring.id, quantity: 1 },
    ]);
    const kept = await app.ctx.db
      .selectFrom('cart_entries')
      .select('additional_fields')
      .where('product_id', '=', ring.id)
      .where('cart_id', '=', shopper.cookies.get('CART')!)
      .executeTakeFirstOrThrow();
    expect(kept.additional_fields).toEqual({ text: 'For Ada' });
    await again(shopper, token);
    expect((await shopper.cart()).entries.map(({ quantity }) => quantity)).toEqual([6, 2]);
  });

  it('says what cannot be had any more, and why', async () => {
    const scarce = await shop.addProduct({
      title: 'Vase',
      productType: 3,
      variants: [{ stock: 5 }],
    });
    const empty = await shop.addProduct({ title: 'Cup', productType: 3, variants: [{ stock: 1 }] });
    const hidden = await shop.addProduct({ title: 'Jug', productType: 3 });
    const asked = await shop.addProduct({
      title: 'Ring',
      productType: 3,
      form: [{ id: 'metal', type: 'select', title: 'Metal', options: ['Gold', 'Tin'] }],
    });
    const shopper = new Shopper(app);
    const token = await buy(shopper, [
      { itemId: scarce.id, quantity: 3 },
      { itemId: empty.id },
      { itemId: hidden.id },
      { itemId: asked.id, additionalFields: { metal: 'Tin' } },
    ]);
    await app.ctx.transact(async (trx) => {
      await trx
        .updateTable('products')
        .set({ is_visible: false })
        .where('id', '=', hidden.id)
        .execute();
      await trx
        .updateTable('forms')
        .set({
          fields: JSON.stringify([
            { id: 'metal', type: 'select', title: 'Metal', options: ['Gold'] },
          ]),
        })
        .where('id', '=', asked.formId!)
        .execute();
    });
    const answer = await again(shopper, token);
    const path = answer.headers.location!;
    expect(await noticesAt(shopper, path)).toEqual([
      'Vase: 2 of 3 could be put into your cart, no more can be had.',
      'Cup is sold out.',
      'Jug is no longer sold.',
      'Ring asks for details that we do not have: please choose it again on its own page.',
    ]);
    expect((await shopper.cart()).entries).toMatchObject([{ itemId: scarce.id, quantity: 2 }]);
    const more = await again(shopper, token);
    expect((await noticesAt(shopper, more.headers.location!))[0]).toBe(
      'All that can be had of Vase is in your cart already.',
    );
    expect(await noticesAt(new Shopper(app), path), 'a stranger with the address').toEqual([]);
  });

  it('asks again about a gift and leads to the page of a subscription', async () => {
    const card = await shop.addProduct({ title: 'Gift card', productType: 4 });
    const plain = await shop.addProduct({ title: 'Card', productType: 4 });
    const shopper = new Shopper(app);
    const gift = { giftRecipientEmail: 'bo@example.test', giftMessage: 'For you' };
    const token = await buy(shopper, [
      { itemId: card.id, additionalFields: gift },
      { itemId: plain.id },
    ]);
    const answer = await again(shopper, token);
    expect(await noticesAt(shopper, answer.headers.location!)).toEqual([
      'Gift card was a gift: please choose it again on its own page.',
    ]);
    expect((await shopper.cart()).entries).toMatchObject([{ itemId: plain.id }]);
    const bowl = await shop.addProduct({ title: 'Tea', productType: 3 });
    const once = new Shopper(app);
    const tea = await buy(once, [{ itemId: bowl.id }]);
    await app.ctx.transact((trx) =>
      trx
        .updateTable('products')
        .set({
          is_subscribable: true,
          subscription_plan: JSON.stringify({ billingPeriod: { unit: 'MONTH', value: 1 } }),
        })
        .where('id', '=', bowl.id)
        .execute(),
    );
    const refused = await again(once, tea);
    expect(await noticesAt(once, refused.headers.location!)).toEqual([
      'Tea is a subscription: please begin it on its own page.',
    ]);
    expect((await once.cart()).entries).toEqual([]);
  });

  it('is for whoever bought it alone, and only from our own pages', async () => {
    const bowl = await shop.addProduct({ productType: 3 });
    const shopper = new Shopper(app);
    const token = await buy(shopper, [{ itemId: bowl.id }]);
    const stranger = new Shopper(app);
    expect((await stranger.send('GET', `/order-status/${token}`)).body).not.toContain('/reorder');
    expect((await again(stranger, token)).statusCode).toBe(404);
    expect((await stranger.cart()).entries).toEqual([]);
    const foreign = await shopper.send('POST', `/order-status/${token}/reorder`, {
      body: new URLSearchParams(),
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(foreign.statusCode).toBe(400);
    expect((await shopper.cart()).entries).toEqual([]);
  });

  it('fills the cart of an account from its list of orders', async () => {
    const bowl = await shop.addProduct({ productType: 3 });
    const visitor = new AccountVisitor(app);
    await visitor.signUp('again@example.test', password);
    const token = await buy(visitor, [{ itemId: bowl.id, quantity: 2 }]);
    const phone = new AccountVisitor(app);
    await phone.signIn('again@example.test', password);
    const { body } = await phone.send('GET', '/account');
    expect(body).toContain(`action="/order-status/${token}/reorder"`);
    expect((await again(phone, token)).headers.location).toBe('/cart');
    const laptop = new AccountVisitor(app);
    await laptop.signIn('again@example.test', password);
    expect((await laptop.cart()).entries).toMatchObject([{ itemId: bowl.id, quantity: 2 }]);
  });
});
