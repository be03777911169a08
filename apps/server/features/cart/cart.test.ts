import {
  addCartEntry,
  addToCartMessages,
  cartSchema,
  requestLimits,
  updateEntryFields,
} from '@sitewright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../db/id.ts';
import { saveCollection } from '../collections/save-collection.ts';
import { startSession } from '../staff/staff-session.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  createTestShop,
  TestVisitor,
  type MadeProduct,
  type TestShop,
} from '../../testing/test-shop.ts';

const cartPath = '/api/commerce/shopping-cart';
const entriesPath = '/api/commerce/shopping-cart/entries';

describeOnBothDatabases('cart', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let otherShop: TestShop;

  beforeAll(async () => {
    app = await createTestApp({ database });
    shop = await createTestShop(app, await app.createSite({ host: 'localhost' }));
    otherShop = await createTestShop(app, await app.createSite({ host: 'other.test' }));
  });
  afterAll(() => app.close());

  const add = (visitor: TestVisitor, body: Record<string, unknown>, headers = {}) =>
    visitor.send('POST', entriesPath, { body, headers });
  const cartOf = async (visitor: TestVisitor) =>
    cartSchema.parse((await visitor.send('GET', cartPath)).json());

  /** Puts the variants `from` to `to - 1` of a product into a cart, one of each. */
  const fill = (cartId: string, { id, variantIds }: MadeProduct, from: number, to: number) =>
    app.ctx.transact((trx) =>
      trx
        .insertInto('cart_entries')
        .values(
          variantIds.slice(from, to).map((variantId) => ({
            site_id: shop.siteId,
            cart_id: cartId,
            id: newId(),
            product_id: id,
            variant_id: variantId,
            quantity: 1,
            additional_fields: 'null',
            fields_hash: '',
          })),
        )
        .execute(),
    );

  it('ATC-27 CART-05 adds an item and answers the cart, the entry and a crumb', async () => {
    const variants = [{ priceCents: 2450, stock: 3 }];
    const bowl = await shop.addProduct({ title: 'Bowl', variants });
    const visitor = new TestVisitor(app);
    const wish = { itemId: bowl.id, sku: 'SKU-1', quantity: 2, additionalFields: 'null' };
    const response = await add(visitor, wish);
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

  it('D-17 the cart id is for the server only and lasts two weeks', async () => {
    const bowl = await shop.addProduct();
    const response = await add(new TestVisitor(app), { itemId: bowl.id });
    const cookies = new Map(response.cookies.map((cookie) => [cookie.name, cookie]));
    expect(cookies.get('CART')).toMatchObject({ httpOnly: true, maxAge: 1_209_600, path: '/' });
    expect(cookies.get('hasCart')?.httpOnly).toBeUndefined();
    expect(cookies.get('hasCart')).toMatchObject({ value: 'true', maxAge: 1_209_600 });
  });

  it('CART-18 D-70 answers an empty cart to a visitor who has none, and a crumb', async () => {
    const visitor = new TestVisitor(app);
    const response = await visitor.send('GET', `${cartPath}?timecode=1&calculateSubtotal=true`);
    expect(response.statusCode).toBe(200);
    expect(cartSchema.parse(response.json())).toMatchObject({ entries: [], totalQuantity: 0 });
    expect(visitor.cookies.has('crumb')).toBe(true);
    expect(visitor.cookies.has('CART')).toBe(false);
  });

  it('CART-01 leaves unset fields out, never null', async () => {
    const bowl = await shop.addProduct();
    const visitor = new TestVisitor(app);
    await add(visitor, { itemId: bowl.id });
    const cart = (await visitor.send('GET', cartPath)).json<Record<string, unknown>>();
    for (const name of ['orderId', 'selectedShippingOption', 'shippingLocation', 'expiresAt']) {
      expect(cart).not.toHaveProperty(name);
    }
  });

  it('CART-04 joins equal entries, and keeps different ones in the order they came', async () => {
    const bowl = await shop.addProduct({ title: 'Bowl' });
    const plate = await shop.addProduct({ title: 'Plate' });
    const visitor = new TestVisitor(app);
    await add(visitor, { itemId: bowl.id, quantity: 1 });
    await add(visitor, { itemId: plate.id, quantity: 1 });
    await add(visitor, { itemId: bowl.id, quantity: '3' });
    const cart = await cartOf(visitor);
    const lines = cart.entries.map((entry) => [entry.title, entry.quantity]);
    expect(lines).toEqual([
      ['Bowl', 4],
      ['Plate', 1],
    ]);
    expect(cart.totalQuantity).toBe(5);
  });

  it('adds once for one Add-To-Cart-Id, also when both arrive at once', async () => {
    const bowl = await shop.addProduct({ variants: [{ stock: 2 }] });
    const visitor = new TestVisitor(app);
    await add(visitor, { itemId: bowl.id });
    const again = () => add(visitor, { itemId: bowl.id }, { 'Add-To-Cart-Id': 'click-1' });
    const answers = [...(await Promise.all([again(), again(), again()])), await again()];
    for (const response of answers) {
      expect(response.statusCode).toBe(200);
      expect(addCartEntry.answer.parse(response.json()).newlyAdded.quantity).toBe(2);
    }
    expect((await cartOf(visitor)).totalQuantity).toBe(2);
  });

  describe('ATC-31 refuses in the order options, variant, stock, quantity, form', () => {
    it('ATC-09 ATC-10 ATC-11 names the options that are still to be chosen', async () => {
      const make = (names: string[]) =>
        shop.addProduct({
          optionOrdering: names,
          variants: ['a', 'b'].map((value) => ({
            stock: 0,
            attributes: Object.fromEntries(names.map((name) => [name, value])),
          })),
        });
      const sentence = async (names: string[]) => {
        const { id } = await make(names);
        const response = await add(new TestVisitor(app), { itemId: id, quantity: 'x' });
        expect(response.statusCode).toBe(400);
        return response.json<{ message: string }>().message;
      };
      expect(await sentence(['Size'])).toBe('Please select the Size option.');
      expect(await sentence(['Size', 'Colour'])).toBe('Please select the Size and Colour options.');
      expect(await sentence(['Size', 'Colour', 'Wood'])).toBe(
        'Please select the Size, Colour and Wood options.',
      );
    });

    it('ATC-13 tells that there is no such variant', async () => {
      const bowl = await shop.addProduct();
      const response = await add(new TestVisitor(app), {
        itemId: bowl.id,
        sku: 'NO',
        quantity: 'x',
      });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({
        message: 'Sorry, that item variant is unavailable. Please select another variant.',
        code: 'variant_unavailable',
      });
    });

    it('ATC-14 ATC-17 counts what the cart already holds', async () => {
      const bowl = await shop.addProduct({ variants: [{ stock: 3 }] });
      const visitor = new TestVisitor(app);
      await add(visitor, { itemId: bowl.id, quantity: 2 });
      const response = await add(visitor, { itemId: bowl.id, quantity: 2 });
      expect(response.statusCode).toBe(409);
      const message = 'Sorry, we do not have enough of that item available.';
      expect(response.json()).toMatchObject({ message, error: message, code: 'not_enough_stock' });
      expect((await add(visitor, { itemId: bowl.id, quantity: 1 })).statusCode).toBe(200);
    });

    it('ATC-14 comes before the quantity', async () => {
      const bowl = await shop.addProduct({ variants: [{ stock: 0 }] });
      const response = await add(new TestVisitor(app), { itemId: bowl.id, quantity: 'x' });
      expect(response.json()).toMatchObject({ code: 'not_enough_stock' });
    });

    it.each([
      ['x', 'Quantity must be a number.'],
      ['', 'Quantity must be a number.'],
      [null, 'Quantity must be a number.'],
      [[], 'Quantity must be a number.'],
      [{}, 'Quantity must be a number.'],
      [1.5, 'Quantity must be a whole number'],
      ['1.5', 'Quantity must be a whole number'],
      [0, 'Quantity must be between 1 and 9999.'],
      [-1, 'Quantity must be between 1 and 9999.'],
      [1e9, 'Quantity must be between 1 and 9999.'],
    ])('ATC-15 ATC-16 PDP-04 quantity %j: %s', async (quantity, message) => {
      const bowl = await shop.addProduct();
      const response = await add(new TestVisitor(app), { itemId: bowl.id, quantity });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ message, error: message });
    });

    it('ATC-27 FORM-19 FORM-23 FORM-24 the form is checked by the rules of the browser', async () => {
      const form = [{ id: 'f1', type: 'text', title: 'Engraving', required: true, maxLength: 5 }];
      const ring = await shop.addProduct({ form });
      const visitor = new TestVisitor(app);
      const put = (additionalFields: unknown) =>
        add(visitor, { itemId: ring.id, additionalFields });
      expect((await put(undefined)).json()).toMatchObject({
        code: 'additional_fields_invalid',
        status: 400,
        errors: { 'additionalFields.f1': 'Required' },
      });
      expect((await put('{"f1":["too","long"]}')).json()).toMatchObject({
        errors: { 'additionalFields.f1': 'You have exceeded the character limit.' },
      });
      expect((await put('{"f1":{"a":{"b":"c"}}}')).statusCode).toBe(400);
      expect((await put('{"f1":" "}')).statusCode).toBe(400);
      expect((await put('{"f1":"too long"}')).statusCode).toBe(400);
      expect((await put('{"f1":"Anna"}')).statusCode).toBe(200);
    });

    it('ATC-19 a gift card asks for a denomination', async () => {
      const variants = [25, 50].map((euros) => ({
        priceCents: euros * 100,
        attributes: { Denomination: String(euros) },
      }));
      const card = await shop.addProduct({ productType: 4, variants });
      const response = await add(new TestVisitor(app), { itemId: card.id });
      expect(response.json()).toMatchObject({
        message: 'Select a denomination for the Gift Card',
      });
    });
  });

  it('PDP-08 digital products and gift cards never run out', async () => {
    for (const productType of [2, 4] as const) {
      const item = await shop.addProduct({ productType, variants: [{ stock: 0 }] });
      const response = await add(new TestVisitor(app), { itemId: item.id, quantity: 2 });
      expect(response.statusCode).toBe(200);
    }
  });

  it('D-10 a membership is not sold through the cart', async () => {
    const paywall = await shop.addProduct({ productType: 5 });
    const response = await add(new TestVisitor(app), { itemId: paywall.id });
    expect(response.json()).toMatchObject({ code: 'not_for_sale' });
  });

  it('an unknown item, a hidden one and one of another site are not found', async () => {
    const hidden = await shop.addProduct({ isVisible: false });
    const foreign = await otherShop.addProduct();
    for (const itemId of [newId(), hidden.id, foreign.id]) {
      const response = await add(new TestVisitor(app), { itemId });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: 'item_not_found' });
    }
  });

  it('the cart of another site cannot be reached, not even with its token', async () => {
    const bowl = await shop.addProduct();
    const visitor = new TestVisitor(app);
    await add(visitor, { itemId: bowl.id });
    const stranger = new TestVisitor(app, 'other.test');
    stranger.cookies.set('CART', visitor.cookies.get('CART')!);
    expect((await cartOf(stranger)).entries).toEqual([]);
    const plate = await otherShop.addProduct();
    stranger.cookies.set('CART', visitor.cookies.get('CART')!);
    const added = addCartEntry.answer.parse((await add(stranger, { itemId: plate.id })).json());
    expect(added.shoppingCart.cartToken).not.toBe(visitor.cookies.get('CART'));
    expect((await cartOf(visitor)).entries).toHaveLength(1);
  });

  it('never chooses the id of a cart by what a client sends', async () => {
    const bowl = await shop.addProduct();
    const visitor = new TestVisitor(app);
    const chosen = 'chosen-by-an-attacker-0000000000';
    visitor.cookies.set('CART', chosen);
    await add(visitor, { itemId: bowl.id });
    expect(visitor.cookies.get('CART')).not.toBe(chosen);
  });

  describe('D-18 a write without a good crumb', () => {
    it('ATC-23 is refused with a fresh one', async () => {
      const bowl = await shop.addProduct();
      const visitor = new TestVisitor(app);
      visitor.cookies.set('crumb', 'x'.repeat(43));
      const headers = { 'x-csrf-token': 'y'.repeat(43) };
      const response = await add(visitor, { itemId: bowl.id }, headers);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({
        crumbFail: true,
        crumb: expect.any(String),
        message: 'Your session has expired. Please reload the page and try again.',
      });
      expect(visitor.cookies.has('CART')).toBe(false);
    });

    it('is accepted with the crumb in the query', async () => {
      const bowl = await shop.addProduct();
      const visitor = new TestVisitor(app);
      await visitor.send('GET', cartPath);
      const url = `${entriesPath}?crumb=${visitor.cookies.get('crumb')}`;
      const headers = { 'x-csrf-token': '' };
      const response = await visitor.send('POST', url, { body: { itemId: bowl.id }, headers });
      expect(response.statusCode).toBe(200);
      expect(response.json().shoppingCart.totalQuantity).toBe(1);
    });
  });

  it.each([
    ['malformed JSON', '{"itemId":'],
    ['no object', '"text"'],
    ['a list', '[]'],
    ['null', 'null'],
    ['nothing', ''],
    ['no item', '{}'],
    ['an item that is no text', '{"itemId":{"$ne":1}}'],
    ['form answers that are no JSON', '{"itemId":"a","additionalFields":"{"}'],
    ['form answers that are a list', '{"itemId":"a","additionalFields":"[1]"}'],
    ['a long item', JSON.stringify({ itemId: 'a'.repeat(5000) })],
    ['a zero byte', JSON.stringify({ itemId: 'a\u0000b' })],
    ['a zero byte in the stock keeping unit', JSON.stringify({ itemId: 'a', sku: '\u0000' })],
  ])('answers 4xx to %s', async (_name, payload) => {
    const visitor = new TestVisitor(app);
    await visitor.send('GET', cartPath);
    const crumb = visitor.cookies.get('crumb')!;
    const response = await app.server.inject({
      method: 'POST',
      url: entriesPath,
      payload,
      headers: {
        host: 'localhost',
        'content-type': 'application/json',
        'x-csrf-token': crumb,
        cookie: `crumb=${crumb}`,
      },
    });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
    expect(response.json()).toMatchObject({ message: expect.any(String) });
  });

  it('answers 413 to a body of 10 MB', async () => {
    const visitor = new TestVisitor(app);
    const response = await add(visitor, { itemId: 'a', sku: 'x'.repeat(10_000_000) });
    expect(response.statusCode).toBe(413);
  });

  it('CART-26 D-47 holds at most 100 entries', async () => {
    const names = Array.from({ length: 101 }, (_, index) => `N${index}`);
    const item = await shop.addProduct({
      variants: names.map((sku) => ({ sku, attributes: { Name: sku } })),
    });
    const visitor = new TestVisitor(app);
    await add(visitor, { itemId: item.id, sku: 'N0' });
    await fill(visitor.cookies.get('CART')!, item, 1, 99);
    expect((await add(visitor, { itemId: item.id, sku: 'N99' })).statusCode).toBe(200);
    const full = await add(visitor, { itemId: item.id, sku: 'N100' });
    expect(full.json()).toMatchObject({ code: 'cart_full' });
    const more = await add(visitor, { itemId: item.id, sku: 'N7' });
    expect(more.statusCode).toBe(200);
    expect((await cartOf(visitor)).entries).toHaveLength(100);
  });

  it('CART-26 D-47 holds at most 100 entries, however many are added at once', async () => {
    const names = Array.from({ length: 112 }, (_, index) => `N${index}`);
    const item = await shop.addProduct({
      variants: names.map((sku) => ({ sku, attributes: { Name: sku } })),
    });
    const visitor = new TestVisitor(app);
    await add(visitor, { itemId: item.id, sku: 'N0' });
    await fill(visitor.cookies.get('CART')!, item, 1, 97);
    const adding = names.slice(97).map((sku) => add(visitor, { itemId: item.id, sku }));
    const codes = (await Promise.all(adding)).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(3);
    expect(codes.filter((code) => code === 400)).toHaveLength(12);
    expect((await cartOf(visitor)).entries).toHaveLength(100);
    // What is there grows all the same.
    const growing = ['N1', 'N2', 'N1'].map((sku) => add(visitor, { itemId: item.id, sku }));
    for (const { statusCode } of await Promise.all(growing)) expect(statusCode).toBe(200);
    expect((await cartOf(visitor)).totalQuantity).toBe(103);
  });

  describe('an entry', () => {
    const start = async (stock = 10) => {
      const bowl = await shop.addProduct({ variants: [{ stock, priceCents: 500 }] });
      const visitor = new TestVisitor(app);
      const response = await add(visitor, { itemId: bowl.id, quantity: 2 });
      const { newlyAdded } = addCartEntry.answer.parse(response.json());
      return { visitor, bowl, url: `${entriesPath}/${newlyAdded.id}` };
    };

    it('changes its quantity within the stock', async () => {
      const { visitor, url } = await start(5);
      const response = await visitor.send('PUT', url, { body: { quantity: 5 } });
      const { shoppingCart } = response.json<{ shoppingCart: unknown }>();
      expect(cartSchema.parse(shoppingCart)).toMatchObject({
        totalQuantity: 5,
        subtotalCents: 2500,
      });
      const tooMany = await visitor.send('PUT', url, { body: { quantity: 6 } });
      expect(tooMany.json()).toMatchObject({ code: 'not_enough_stock' });
      expect((await cartOf(visitor)).totalQuantity).toBe(5);
    });

    it('D-17 lives two weeks from its last change', async () => {
      const { visitor, url } = await start();
      const response = await visitor.send('PUT', url, { body: { quantity: 3 } });
      expect(response.cookies).toContainEqual(
        expect.objectContaining({ name: 'CART', httpOnly: true, maxAge: 14 * 24 * 60 * 60 }),
      );
    });

    it.each([0, -1, 1.5, 'x', 1e9, null])('refuses quantity %j', async (quantity) => {
      const { visitor, url } = await start();
      const response = await visitor.send('PUT', url, { body: { quantity } });
      expect(response.statusCode).toBe(400);
      expect((await cartOf(visitor)).totalQuantity).toBe(2);
    });

    it('is removed, and removing it again is no error', async () => {
      const { visitor, url } = await start();
      expect((await visitor.send('DELETE', url)).json()).toMatchObject({
        shoppingCart: { entries: [], totalQuantity: 0 },
      });
      expect((await visitor.send('DELETE', url)).statusCode).toBe(200);
    });

    it('of somebody else is not found', async () => {
      const { url } = await start();
      const { visitor } = await start();
      const response = await visitor.send('PUT', url, { body: { quantity: 1 } });
      expect(response.statusCode).toBe(404);
    });

    it('tells when it can no longer be bought', async () => {
      const { visitor, bowl } = await start(2);
      await app.ctx.transact((trx) =>
        trx
          .updateTable('variants')
          .set({ qty_in_stock: 1 })
          .where('id', '=', bowl.variantIds[0]!)
          .execute(),
      );
      expect((await cartOf(visitor)).entries[0]?.problem).toBe(
        'Sorry, we do not have enough of that item available.',
      );
    });

    it('changes and is removed by forms without scripts', async () => {
      const { visitor, url } = await start(3);
      const post = (fields: Record<string, string>) =>
        visitor.send('POST', url, { body: new URLSearchParams(fields) });
      const changed = await post({ quantity: '3' });
      expect([changed.statusCode, changed.headers.location]).toEqual([303, '/cart']);
      expect((await post({ quantity: '4' })).headers.location).toBe('/cart?error=not_enough_stock');
      expect((await cartOf(visitor)).totalQuantity).toBe(3);
      await post({ remove: '1' });
      expect((await cartOf(visitor)).totalQuantity).toBe(0);
    });
  });

  describe('CART-19 D-22 form answers', () => {
    const form = [{ id: 'name', type: 'text', title: 'Name', required: true }];

    it('are refused when they are longer than an entry keeps', async () => {
      const ring = await shop.addProduct();
      const answersOf = (length: number) => ({ note: 'x'.repeat(length) });
      const most = requestLimits.additionalFieldsLength - JSON.stringify(answersOf(0)).length;
      const send = (length: number) =>
        add(new TestVisitor(app), { itemId: ring.id, additionalFields: answersOf(length) });
      expect((await send(most)).statusCode).toBe(200);
      const refused = await send(most + 1);
      expect(refused.statusCode).toBe(413);
      expect(refused.json()).toMatchObject({ code: 'too_large' });
    });

    it('keep entries of one variant apart', async () => {
      const ring = await shop.addProduct({ form });
      const visitor = new TestVisitor(app);
      await add(visitor, { itemId: ring.id, additionalFields: '{"name":"Anna"}' });
      await add(visitor, { itemId: ring.id, additionalFields: { name: 'Ben' } });
      await add(visitor, { itemId: ring.id, additionalFields: '{"name":"Anna"}' });
      const lines = (await cartOf(visitor)).entries;
      expect(lines.map((line) => [line.additionalFields, line.quantity])).toEqual([
        [{ name: 'Anna' }, 2],
        [{ name: 'Ben' }, 1],
      ]);
    });

    it('share the stock of the variant', async () => {
      const ring = await shop.addProduct({ form, variants: [{ stock: 2 }] });
      const visitor = new TestVisitor(app);
      await add(visitor, { itemId: ring.id, additionalFields: { name: 'Anna' } });
      await add(visitor, { itemId: ring.id, additionalFields: { name: 'Ben' } });
      const third = await add(visitor, { itemId: ring.id, additionalFields: { name: 'Cleo' } });
      expect(third.json()).toMatchObject({ code: 'not_enough_stock' });
      const url = `${entriesPath}/${(await cartOf(visitor)).entries[0]!.id}`;
      const more = await visitor.send('PUT', url, { body: { quantity: 2 } });
      expect(more.json()).toMatchObject({ code: 'not_enough_stock' });
    });

    it('change, and equal entries become one', async () => {
      const ring = await shop.addProduct({ form });
      const visitor = new TestVisitor(app);
      await add(visitor, { itemId: ring.id, additionalFields: { name: 'Anna' }, quantity: 2 });
      const ben = addCartEntry.answer.parse(
        (await add(visitor, { itemId: ring.id, additionalFields: { name: 'Ben' } })).json(),
      );
      const url = `${entriesPath}/${ben.newlyAdded.id}/additionalFields`;
      const change = async (name: string) => {
        const body = { itemId: ring.id, sku: 'SKU-1', additionalFields: JSON.stringify({ name }) };
        const response = await visitor.send('PUT', url, { body });
        expect(response.statusCode).toBe(200);
        return updateEntryFields.answer.parse(response.json());
      };
      const renamed = await change('Bea');
      expect(renamed.updatedEntry).toMatchObject({
        quantity: 1,
        additionalFields: { name: 'Bea' },
      });
      const joined = await change('Anna');
      expect(joined.updatedEntry).toMatchObject({ quantity: 3 });
      expect(joined.shoppingCart.entries).toHaveLength(1);
      expect((await cartOf(visitor)).entries).toHaveLength(1);
    });
  });

  describe('a form without scripts', () => {
    const post = (visitor: TestVisitor, fields: Record<string, string>) =>
      visitor.send('POST', entriesPath, { body: new URLSearchParams(fields) });

    it('adds the variant of the chosen options and leads to the cart', async () => {
      const shirt = await shop.addProduct({
        optionOrdering: ['Size'],
        variants: ['S', 'M'].map((Size) => ({ sku: `T-${Size}`, attributes: { Size } })),
      });
      const visitor = new TestVisitor(app);
      const fields = { itemId: shirt.id, 'variant.Size': 'M', quantity: '2' };
      const response = await post(visitor, fields);
      expect([response.statusCode, response.headers.location]).toEqual([303, '/cart']);
      const cart = await cartOf(visitor);
      expect(cart.entries[0]).toMatchObject({ quantity: 2, chosenVariant: { sku: 'T-M' } });
      const unselected = await post(visitor, { itemId: shirt.id, 'variant.Size': '' });
      expect(unselected.headers.location).toBe('/cart?error=options_unselected&option=Size');
    });

    it('from another site is refused', async () => {
      const bowl = await shop.addProduct();
      const response = await app.server.inject({
        method: 'POST',
        url: entriesPath,
        payload: `itemId=${bowl.id}`,
        headers: {
          host: 'localhost',
          origin: 'http://evil.test',
          'content-type': 'application/x-www-form-urlencoded',
        },
      });
      expect(response.statusCode).toBe(400);
      expect(response.headers['content-type']).toContain('text/html');
      expect(response.body).toContain(addToCartMessages.sessionExpired);
      expect(response.cookies.map(({ name }) => name)).not.toContain('CART');
    });
  });

  it('D-12 D-85 ATC-28 SUBS-01 a subscription gets a cart of its own', async () => {
    const plan = { billingPeriod: { value: 1, unit: 'MONTH' as const }, numBillingCycles: 0 };
    const box = await shop.addProduct({ plan, variants: [{ priceCents: 1500 }] });
    const visitor = new TestVisitor(app);
    const body = { itemId: box.id, sku: 'SKU-1', qty: 1, additionalFields: null };
    const response = await visitor.send('POST', '/api/3/commerce/cart/subscription', { body });
    expect(response.statusCode).toBe(200);
    const { cartToken, redirectUrlPath } = response.json<Record<string, string>>();
    expect(redirectUrlPath).toBe(`/checkout/subscribe?cartToken=${cartToken}`);
    expect(visitor.cookies.has('CART')).toBe(false);
    expect((await add(visitor, { itemId: box.id })).json()).toMatchObject({ code: 'not_for_sale' });
    const bowl = await shop.addProduct();
    const wrong = { itemId: bowl.id, qty: 1 };
    const refused = await visitor.send('POST', '/api/3/commerce/cart/subscription', {
      body: wrong,
    });
    expect(refused.json()).toMatchObject({ code: 'not_subscribable' });
    const half = await visitor.send('POST', '/api/3/commerce/cart/subscription', {
      body: { ...body, qty: 1.5 },
    });
    expect(half.json()).toMatchObject({ message: 'Quantity must be a whole number' });
  });

  it('ATC-25 an address that adds too often is asked to wait', async () => {
    const bowl = await shop.addProduct();
    const wish = { itemId: bowl.id };
    const send = (body: unknown) =>
      new TestVisitor(app).send('POST', entriesPath, { body, remoteAddress: '203.0.113.7' });
    for (let count = 0; count < 120; count += 1) {
      const added = await send(new URLSearchParams(wish));
      expect(added.headers.location).toBe('/cart');
    }
    const refused = await send(wish);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ message: 'Please try again in a few seconds.' });
    const form = await send(new URLSearchParams(wish));
    expect([form.statusCode, form.headers.location]).toEqual([
      303,
      '/cart?error=too_many_requests',
    ]);
    app.setNow(new Date(app.ctx.now().getTime() + 61_000));
  });

  it('ATC-29 D-19 tells the stock of each variant', async () => {
    const variants = [{ sku: 'A', stock: 3 }, { sku: 'B' }];
    const bowl = await shop.addProduct({ variants });
    const ebook = await shop.addProduct({ productType: 2, variants: [{ stock: 0 }] });
    const visitor = new TestVisitor(app);
    const stock = async (id: string) =>
      (await visitor.send('GET', `/api/commerce/inventory/stock/?itemId=${id}`)).json();
    expect(await stock(bowl.id)).toEqual({
      results: [
        { id: bowl.variantIds[0], sku: 'A', unlimited: false, qtyInStock: 3 },
        { id: bowl.variantIds[1], sku: 'B', unlimited: true, qtyInStock: 0 },
      ],
    });
    expect(await stock(ebook.id)).toMatchObject({ results: [{ unlimited: true }] });
    expect(await stock((await otherShop.addProduct()).id)).toMatchObject({
      code: 'item_not_found',
    });
    const shown = (isEnabled: boolean) =>
      app.ctx.transact((trx) =>
        saveCollection(trx, shop.siteId, { id: shop.collectionId, isEnabled }),
      );
    await shown(false);
    expect(await stock(bowl.id), 'its page is closed').toMatchObject({ code: 'item_not_found' });
    await shown(true);
  });

  it('ATC-30 answers forms and no other block type', async () => {
    const made = await shop.addProduct({ form: [] });
    const visitor = new TestVisitor(app);
    const ask = (blockType: string) =>
      visitor.send(
        'GET',
        `/api/template/GetTemplateSchema?blockType=${blockType}&itemId=${made.id}`,
      );
    expect((await ask('form')).statusCode).toBe(200);
    expect((await ask('video')).statusCode).toBe(400);
  });

  it('ATC-30 answers the form of an item', async () => {
    const form = [{ id: 'name', type: 'text', title: 'Name', required: true }];
    const ring = await shop.addProduct({ form });
    const bowl = await shop.addProduct();
    const visitor = new TestVisitor(app);
    const read = async (query: string) =>
      (await visitor.send('GET', `/api/template/GetTemplateSchema?blockType=form&${query}`)).json();
    expect(await read(`itemId=${ring.id}`)).toEqual({
      form: {
        id: ring.formId,
        name: 'Details',
        fields: form,
        disclaimer: '',
        asksCaptcha: true,
      },
    });
    expect(await read(`formId=${ring.formId}`)).toMatchObject({ form: { fields: form } });
    expect(await read(`itemId=${bowl.id}`)).toEqual({ form: null });
    expect(await read('formId=nothing')).toMatchObject({ code: 'not_found' });
  });

  it('CART-18 D-67 shows the sample cart to staff only', async () => {
    const visitor = new TestVisitor(app);
    const mock = `${cartPath}?mock=true`;
    expect((await visitor.send('GET', mock)).json()).toMatchObject({ entries: [] });
    const token = await app.ctx.transact(async (trx) => {
      const account = { id: newId(), email: 'ann@staff.test', display_name: 'Ann' };
      await trx
        .insertInto('staff_accounts')
        .values({ ...account, password_hash: null, is_owner: true })
        .execute();
      return startSession(trx, {
        accountId: account.id,
        now: app.ctx.now(),
        replaces: undefined,
        device: '',
        address: '',
        provedAt: null,
      });
    });
    visitor.cookies.set('staff_session', token);
    const sample = cartSchema.parse((await visitor.send('GET', mock)).json());
    expect(sample).toMatchObject({ totalQuantity: 2, subtotalCents: 5000 });
    expect((await cartOf(visitor)).entries).toEqual([]);
  });

  it('forgets a cart after two weeks without a change', async () => {
    const bowl = await shop.addProduct();
    const visitor = new TestVisitor(app);
    await add(visitor, { itemId: bowl.id });
    app.setNow(new Date(app.ctx.now().getTime() + 13 * 86_400_000));
    await add(visitor, { itemId: bowl.id });
    app.setNow(new Date(app.ctx.now().getTime() + 13 * 86_400_000));
    expect((await cartOf(visitor)).totalQuantity).toBe(2);
    app.setNow(new Date(app.ctx.now().getTime() + 2 * 86_400_000));
    expect((await cartOf(visitor)).totalQuantity).toBe(0);
    expect(visitor.cookies.has('CART')).toBe(false);
  });
});
