import { addCartEntry, cartSchema } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, TestVisitor, type TestShop } from '../../testing/test-shop.ts';

describeOnBothDatabases('cart', (database) => {
  let app: TestApp;
  let shop: TestShop;
  const entries = '/api/commerce/shopping-cart/entries';

  beforeAll(async () => {
    app = await createTestApp({ database });
    shop = await createTestShop(app, await app.createSite({ host: 'localhost' }));
  });
  afterAll(() => app.close());

  const add = (visitor: TestVisitor, body: Record<string, unknown>, headers = {}) =>
    visitor.send('POST', entries, { body, headers });

  it('ATC-27 CART-05 adds an item and answers the cart, the entry and a crumb', async () => {
    const bowl = await shop.addProduct({
      title: 'Bowl',
      variants: [{ priceCents: 2450, stock: 3 }],
    });
    const visitor = new TestVisitor(app);
    const response = await add(visitor, {
      itemId: bowl.id,
      sku: 'SKU-1',
      quantity: 2,
      additionalFields: 'null',
    });
    expect(response.statusCode).toBe(200);
    const answer = addCartEntry.answer.parse(response.json());
    expect(answer.newlyAdded).toMatchObject({
      itemId: bowl.id,
      quantity: 2,
      title: 'Bowl',
      subTotal: 4900,
      purchasePriceCents: 2450,
      additionalFields: null,
      chosenVariant: { id: bowl.variantIds[0], sku: 'SKU-1', qtyInStock: 3, unlimited: false },
    });
    expect(answer.shoppingCart).toMatchObject({
      totalQuantity: 2,
      subtotalCents: 4900,
      grandTotalCents: 4900,
      taxCents: 0,
      isPurchased: false,
      websiteId: shop.siteId,
      requiresShipping: true,
    });
    expect(visitor.cookies.get('hasCart')).toBe('true');
    expect(visitor.cookies.get('CART')).toBe(answer.shoppingCart.cartToken);
  });

  it('CART-18 D-70 answers an empty cart to a visitor who has none, and a crumb', async () => {
    const visitor = new TestVisitor(app);
    const response = await visitor.send('GET', '/api/commerce/shopping-cart?timecode=1');
    expect(response.statusCode).toBe(200);
    expect(cartSchema.parse(response.json())).toMatchObject({ entries: [], totalQuantity: 0 });
    expect(visitor.cookies.has('crumb')).toBe(true);
    expect(visitor.cookies.has('CART')).toBe(false);
  });
});
