/** From an owner's call to a visitor's total: every kind of rule that the totals know. */
import type { Cart } from '@sitewright/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveCategory } from '../collections/save-category.ts';
import { forgetUses } from '../discounts/forget-uses.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { addressOf, Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestOwner, type TestOwner } from '../../testing/test-owner.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { signInStaff } from '../../testing/test-staff.ts';

const start = new Date('2026-03-02T12:00:00Z');
const hour = 3_600_000;
const at = (hours: number) => start.getTime() + hours * hour;

describeOnBothDatabases('rules of a shop', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let owner: TestOwner;
  let identifier: string;
  let bowl: string;
  let plate: string;
  let song: string;
  let count = 0;

  beforeAll(async () => {
    app = await createTestApp({ database });
    await app.createSite();
  });
  afterAll(() => app.close());

  beforeEach(async () => {
    count += 1;
    identifier = `rules-${count}`;
    app.setNow(start);
    shop = await createTestShop(app, await app.createSite({ identifier }));
    owner = await createTestOwner(app, identifier);
    const bowls = await category('bowls');
    const round = await category('bowls/round');
    bowl = await product({ priceCents: 2000, weightGrams: 600, categoryIds: [round] });
    plate = await product({ priceCents: 1000, weightGrams: 300 });
    song = await product({ priceCents: 500, productType: 2 });
    categories = { bowls, round };
  });

  let categories: { bowls: string; round: string };

  const category = (urlPath: string) =>
    app.ctx.transact(async (trx) => {
      const draft = { collectionId: shop.collectionId, displayName: urlPath, urlPath };
      return (await saveCategory(trx, shop.siteId, draft)).id;
    });

  async function product({
    priceCents,
    weightGrams = 0,
    ...rest
  }: {
    priceCents: number;
    weightGrams?: number;
    productType?: 1 | 2;
    categoryIds?: string[];
    taxClass?: string;
  }) {
    const variants = [{ priceCents, weightGrams }];
    return (await shop.addProduct({ ...rest, variants })).id;
  }

  const set = async (values: Record<string, unknown>) => {
    const response = await owner.send('PATCH', owner.url('settings'), { body: values });
    expect(response.statusCode, response.body).toBe(200);
  };

  /** A shopper of this shop with some units of each item. */
  async function fill(items: Record<string, number>) {
    const shopper = new Shopper(app, `${identifier}.localhost`);
    for (const [id, quantity] of Object.entries(items)) await shopper.add(id, quantity);
    return shopper;
  }

  const enter = async (shopper: Shopper, promoCode: string) => {
    const url = `/api/3/commerce/cart/${shopper.cartToken}/coupons`;
    const response = await shopper.send('POST', url, { body: { promoCode } });
    return response.json<{ shoppingCart?: Cart; code?: string; message?: string }>();
  };

  /** The cart once it goes to a place, by an option when one is named. */
  async function sendTo(shopper: Shopper, place: Record<string, string>, option?: string) {
    const url = `/api/3/commerce/cart/${shopper.cartToken}/shipping`;
    const located = await shopper.send('PUT', `${url}/location`, { body: place });
    expect(located.statusCode, located.body).toBe(200);
    if (!option) return located.json<{ shoppingCart: Cart }>().shoppingCart;
    const body = { shippingOptionId: option };
    const chosen = await shopper.send('PUT', `${url}/option`, { body });
    expect(chosen.statusCode, chosen.body).toBe(200);
    return chosen.json<{ shoppingCart: Cart }>().shoppingCart;
  }

  const buySong = async (email: string, code?: string) => {
    const shopper = await fill({ [song]: 1 });
    if (code) await enter(shopper, code);
    const { grandTotalCents: expectedTotalCents } = await shopper.cart();
    const paid = await shopper.pay({ email, expectedTotalCents });
    return { expectedTotalCents, code: paid.json<{ code?: string }>().code ?? 'bought' };
  };

  const percent = (ratePpm: number, more: Record<string, unknown> = {}) => {
    return { name: `${ratePpm / 10_000} %`, benefit: { kind: 'percent', ratePpm }, ...more };
  };
  const fixed = (amountCents: number, more: Record<string, unknown> = {}) => {
    return { name: 'Off', benefit: { kind: 'fixed', amountCents }, ...more };
  };

  describe('discounts', () => {
    it('apply by themselves from the first entry on, and name no code', async () => {
      await owner.add('discounts', percent(100_000));
      const shopper = new Shopper(app, `${identifier}.localhost`);
      const added = await shopper.add(bowl);
      expect(added.json()).toMatchObject({ shoppingCart: { discountCents: 200 } });
      expect(await shopper.cart()).toMatchObject({ discountCents: 200, grandTotalCents: 1800 });
    });

    it('by code, in any case, take off what the owner wrote', async () => {
      await owner.add('discounts', fixed(750, { code: 'spring' }));
      const shopper = await fill({ [bowl]: 1 });
      const { shoppingCart } = await enter(shopper, 'Spring');
      expect(shoppingCart).toMatchObject({
        discountCents: 750,
        validCoupons: [{ code: 'SPRING', discountCents: 750 }],
      });
    });

    it('fall on chosen products, or on a category and those below it', async () => {
      await owner.add('discounts', fixed(100, { itemIds: [plate] }));
      await owner.add('discounts', percent(500_000, { categoryIds: [categories.bowls] }));
      const shopper = await fill({ [bowl]: 1, [plate]: 1 });
      expect((await shopper.cart()).discountCents).toBe(100 + 1000);
    });

    it('wait for a least subtotal, a least quantity, their beginning and not their end', async () => {
      await owner.add('discounts', fixed(10, { minSubtotalCents: 4000 }));
      await owner.add('discounts', fixed(20, { minQuantity: 3 }));
      await owner.add('discounts', fixed(40, { startsAt: at(1), endsAt: at(2) }));
      const shopper = await fill({ [bowl]: 1 });
      const cart = async () => (await shopper.cart()).discountCents;
      expect(await cart()).toBe(0);
      await shopper.add(bowl);
      expect(await cart()).toBe(10);
      await shopper.add(bowl);
      expect(await cart()).toBe(30);
      app.setNow(new Date(at(1)));
      expect(await cart()).toBe(70);
      app.setNow(new Date(at(2)));
      expect(await cart()).toBe(30);
    });

    it('buy two, get one: the cheapest is free', async () => {
      const benefit = { kind: 'buy-x-get-y', buyQuantity: 2, getQuantity: 1 };
      await owner.add('discounts', { name: 'Three for two', benefit });
      const shopper = await fill({ [bowl]: 2, [plate]: 1 });
      expect((await shopper.cart()).discountCents).toBe(1000);
    });

    it('buy one of a category, get another product for half', async () => {
      const gets = { itemIds: [plate] };
      const benefit = {
        kind: 'buy-x-get-y',
        buyQuantity: 1,
        getQuantity: 1,
        ratePpm: 500_000,
        gets,
      };
      await owner.add('discounts', { name: 'Half', benefit, categoryIds: [categories.bowls] });
      const shopper = await fill({ [bowl]: 1, [plate]: 2 });
      expect((await shopper.cart()).discountCents).toBe(500);
    });

    it('buy one, get one of a category: what lies in the categories below it counts', async () => {
      const gets = { categoryIds: [categories.bowls] };
      const benefit = { kind: 'buy-x-get-y', buyQuantity: 1, getQuantity: 1, gets };
      await owner.add('discounts', { name: 'A bowl with it', benefit, itemIds: [plate] });
      const shopper = await fill({ [plate]: 1, [bowl]: 1 });
      expect((await shopper.cart()).discountCents).toBe(2000);
    });

    it('stack by priority, and an exclusive one applies alone', async () => {
      await owner.add('discounts', percent(500_000, { code: 'HALF' }));
      await owner.add('discounts', fixed(500, { code: 'FIVE', priority: 1 }));
      const shopper = await fill({ [bowl]: 1 });
      await enter(shopper, 'HALF');
      await enter(shopper, 'FIVE');
      expect((await shopper.cart()).discountCents).toBe(500 + 750);
      await owner.add('discounts', fixed(1500, { code: 'ALONE', isExclusive: true, priority: 2 }));
      await enter(shopper, 'ALONE');
      const cart = await shopper.cart();
      expect(cart.validCoupons.map(({ code }) => code)).toEqual(['ALONE']);
      expect(cart.discountCents).toBe(1500);
      expect(cart.invalidCoupons.map(({ problem }) => problem)).toEqual([
        'That code cannot be combined with another discount.',
        'That code cannot be combined with another discount.',
      ]);
    });

    it('send for nothing, also what is handled', async () => {
      const parcel = { name: 'Parcel', pricing: { kind: 'flat', priceCents: 700 } };
      const option = await owner.add('shipping-options', { ...parcel, handlingCents: 300 });
      const shopper = await fill({ [bowl]: 1 });
      const place = { country: 'US', region: 'NJ', postalCode: '07030' };
      expect((await sendTo(shopper, place, option)).shippingCostCents).toBe(1000);
      await owner.add('discounts', { name: 'Free', benefit: { kind: 'free-shipping' } });
      expect(await shopper.cart()).toMatchObject({ shippingCostCents: 0, grandTotalCents: 2000 });
    });

    it('count their uses in all, and for each customer by email', async () => {
      await owner.add('discounts', fixed(100, { code: 'TWICE', maxUses: 2 }));
      await owner.add('discounts', fixed(100, { code: 'EACH', maxUsesPerCustomer: 1 }));
      expect(await buySong('ann@example.test', 'EACH')).toMatchObject({ code: 'bought' });
      const again = await buySong('ANN@example.test', 'EACH');
      expect(again).toEqual({ expectedTotalCents: 400, code: 'total_changed' });
      expect(await buySong('ben@example.test', 'EACH')).toMatchObject({ code: 'bought' });
      const bought = [];
      for (const email of ['a@example.test', 'b@example.test', 'c@example.test']) {
        bought.push((await buySong(email, 'TWICE')).expectedTotalCents);
      }
      expect(bought).toEqual([400, 400, 500]);
      const listed = await owner.send('GET', owner.url('discounts'));
      const uses = listed.json<{
        discounts: { code: string; usedCount: number; testUsedCount: number }[];
      }>().discounts;
      expect(uses.map((use) => [use.code, use.testUsedCount, use.usedCount])).toEqual([
        ['EACH', 2, 0],
        ['TWICE', 2, 0],
      ]);
    });

    it('know who used them after they were deleted and came back', async () => {
      const id = await owner.add('discounts', fixed(100, { code: 'BACK', maxUsesPerCustomer: 1 }));
      expect(await buySong('ann@example.test', 'BACK')).toMatchObject({ code: 'bought' });
      const gone = await owner.send('DELETE', owner.url(`discounts/${id}`));
      const { activityId } = gone.json<{ activityId: string }>();
      const undone = await owner.send('POST', owner.url(`activity/${activityId}/undo`), {
        body: {},
      });
      expect(undone.statusCode, undone.body).toBe(200);
      const again = await buySong('ann@example.test', 'BACK');
      expect(again).toEqual({ expectedTotalCents: 400, code: 'total_changed' });
      expect(await buySong('ben@example.test', 'BACK')).toMatchObject({ code: 'bought' });
      // Once nobody can bring it back, who used it is forgotten.
      const countUses = async () => {
        await forgetUses(app.ctx);
        const uses = app.ctx.db.selectFrom('discount_uses').select('email');
        return (await uses.where('discount_id', '=', id).execute()).length;
      };
      await owner.send('DELETE', owner.url(`discounts/${id}`));
      expect(await countUses()).toBe(2);
      app.setNow(new Date(at(24 * 30 + 1)));
      expect(await countUses()).toBe(0);
    });

    it.each([
      ['are given once, also to one who buys twice at the same moment', {}],
      ['are given once, whatever else each customer may use', { maxUsesPerCustomer: 3 }],
    ])('for a first order %s', async (_title, more) => {
      await owner.add('discounts', fixed(100, { isFirstOrderOnly: true, ...more }));
      const two = [await fill({ [song]: 1 }), await fill({ [song]: 1 })];
      const pay = (shopper: Shopper) =>
        shopper.pay({ email: 'new@example.test', expectedTotalCents: 400 });
      const answers = await Promise.all(two.map(pay));
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
        200, 409,
      ]);
      const known = await fill({ [song]: 1 });
      const refused = await known.pay({ email: 'new@example.test', expectedTotalCents: 400 });
      expect(refused.json()).toMatchObject({
        code: 'total_changed',
        shoppingCart: { grandTotalCents: 500 },
      });
    });

    it('for a group of customers, whom the owner names', async () => {
      await owner.add('discounts', percent(500_000, { customerGroups: ['friends'] }));
      const terms = { email: 'Pal@Example.test', groups: ['friends'] };
      await owner.send('POST', owner.url('customer-terms'), { body: terms });
      const [pal, other] = [await fill({ [song]: 1 }), await fill({ [song]: 1 })];
      const pay = (shopper: Shopper, email: string, expectedTotalCents: number) =>
        shopper.pay({ email, expectedTotalCents });
      expect((await pal.cart()).grandTotalCents).toBe(500);
      expect((await pay(pal, 'pal@example.test', 500)).json()).toMatchObject({
        code: 'total_changed',
        shoppingCart: { grandTotalCents: 250 },
      });
      expect((await pay(pal, 'pal@example.test', 250)).statusCode).toBe(200);
      expect((await pay(other, 'other@example.test', 500)).statusCode).toBe(200);
    });

    it('that are changed, switched off or deleted count so at once, and orders keep theirs', async () => {
      const id = await owner.add('discounts', fixed(100, { name: 'Spring' }));
      const { expectedTotalCents } = await buySong('ann@example.test');
      expect(expectedTotalCents).toBe(400);
      const shopper = await fill({ [song]: 1 });
      const totalAfter = async (changes: object) => {
        const url = owner.url(`discounts/${id}`);
        const saved = await owner.send('PATCH', url, { body: { changes } });
        expect(saved.statusCode, saved.body).toBe(200);
        return (await shopper.cart()).grandTotalCents;
      };
      const off = (amountCents: number) => ({ kind: 'fixed', amountCents });
      expect(await totalAfter({ benefit: { from: off(100), to: off(200) } })).toBe(300);
      expect(await totalAfter({ isEnabled: { from: true, to: false } })).toBe(500);
      expect(await totalAfter({ isEnabled: { from: false, to: true } })).toBe(300);
      const gone = await owner.send('DELETE', owner.url(`discounts/${id}`));
      expect(gone.json()).toMatchObject({ isDeleted: true });
      expect((await shopper.cart()).grandTotalCents).toBe(500);
      const { snapshot } = await app.ctx.db
        .selectFrom('payments')
        .select('snapshot')
        .where('site_id', '=', shop.siteId)
        .executeTakeFirstOrThrow();
      expect(snapshot.steps).toContainEqual(
        expect.objectContaining({ kind: 'discount', name: 'Spring', amountCents: -100 }),
      );
    });

    it('are refused with a message for what is wrong', async () => {
      await owner.add('discounts', fixed(1, { code: 'SAME' }));
      const id = await owner.add('discounts', fixed(1, { startsAt: at(5) }));
      const save = async (body: object, path = 'discounts') =>
        (await owner.send('POST', owner.url(path), { body })).json();
      expect(await save(fixed(1, { code: 'same' }))).toMatchObject({ code: 'code_taken' });
      expect(await save(percent(1_000_001))).toMatchObject({
        errors: { 'benefit.ratePpm': expect.any(String) },
      });
      expect(await save(fixed(1, { code: 'WITH BLANK' }))).toMatchObject({
        errors: { code: 'A code has letters, digits and signs, and no blanks.' },
      });
      const early = await owner.send('PATCH', owner.url(`discounts/${id}`), {
        body: { changes: { endsAt: { from: null, to: at(4) } } },
      });
      expect(early.json()).toMatchObject({
        errors: { endsAt: 'The end has to come after the start.' },
      });
      const unknown = await owner.send('PATCH', owner.url('discounts/nobody'), {
        body: { changes: {} },
      });
      expect(unknown.statusCode).toBe(404);
    });
  });

  describe('sales of the catalogue', () => {
    const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

    it('PDP-11 lower the price on the product, the list and in the cart alike, while they run', async () => {
      const sale = { kind: 'percent', ratePpm: 250_000 };
      const body = { name: 'Winter', benefit: sale, categoryIds: [categories.bowls] };
      await owner.add('sales', { ...body, startsAt: at(1), endsAt: at(3) });
      const shopper = await fill({ [bowl]: 2, [plate]: 1 });
      const path = (await shopper.cart()).entries.find(({ itemId }) => itemId === bowl)!.item
        .fullUrl;
      const shown = async () => {
        const [item, list] = await Promise.all(
          [`${path}?format=json`, '/shop?format=json'].map(async (url) => {
            const response = await shopper.send('GET', url);
            return response.json<{ item: Variants; items: Variants[] }>();
          }),
        );
        const cart = await shopper.cart();
        const entry = cart.entries.find(({ itemId }) => itemId === bowl)!;
        const html = (await shopper.send('GET', path)).body;
        return {
          item: priceOf(item!.item),
          list: priceOf(list!.items.find(({ id }) => id === bowl)!),
          entry: entry.purchasePriceCents,
          variant: entry.chosenVariant.onSale,
          isOnPage: html.includes(dollars(1500)),
          subtotal: cart.subtotalCents,
        };
      };
      const before = { item: 2000, list: 2000, entry: 2000, variant: false, isOnPage: false };
      const during = { item: 1500, list: 1500, entry: 1500, variant: true, isOnPage: true };
      expect(await shown()).toEqual({ ...before, subtotal: 5000 });
      app.setNow(new Date(at(1)));
      expect(await shown()).toEqual({ ...during, subtotal: 4000 });
      app.setNow(new Date(at(3)));
      expect(await shown()).toEqual({ ...before, subtotal: 5000 });
    });

    it('make the price that is ordered, and deleting one ends it', async () => {
      const id = await owner.add('sales', {
        name: 'Song week',
        benefit: { kind: 'price', priceCents: 99 },
        itemIds: [song],
      });
      expect(await buySong('ann@example.test')).toEqual({ expectedTotalCents: 99, code: 'bought' });
      const [line] = await app.ctx.db
        .selectFrom('order_items')
        .select('unit_price_cents')
        .where('site_id', '=', shop.siteId)
        .execute();
      expect(line).toEqual({ unit_price_cents: 99 });
      await owner.send('DELETE', owner.url(`sales/${id}`));
      const shopper = await fill({ [song]: 1 });
      expect((await shopper.cart()).grandTotalCents).toBe(500);
    });
  });

  describe('ways to ship', () => {
    const hoboken = { country: 'US', region: 'NJ', postalCode: '07030' };
    const flat = (priceCents: number) => ({ kind: 'flat', priceCents });
    const add = (name: string, pricing: object, more: object = {}) =>
      owner.add('shipping-options', { name, pricing, ...more });
    const quotes = ({ shippingOptions }: Cart) =>
      shippingOptions.map(({ name, priceCents }) => [name, priceCents]);

    it('come behind those that are there, unless they say where', async () => {
      await add('First', flat(100));
      await add('Second', flat(100));
      await add('Above', flat(100), { displayIndex: 0 });
      const listed = await owner.send('GET', owner.url('shipping-options'));
      const { shippingOptions } = listed.json<{
        shippingOptions: { name: string; displayIndex: number }[];
      }>();
      const places = shippingOptions.map(({ name, displayIndex }) => [name, displayIndex]);
      expect(Object.fromEntries(places)).toEqual({ First: 0, Second: 1, Above: 0 });
    });

    it('cost by weight, by subtotal, by unit, flat, with handling', async () => {
      await add('Weight', {
        kind: 'weight',
        steps: [
          { upToGrams: 1000, priceCents: 100 },
          { upToGrams: 5000, priceCents: 200 },
        ],
      });
      await add('Subtotal', {
        kind: 'price',
        steps: [
          { fromCents: 0, priceCents: 900 },
          { fromCents: 4000, priceCents: 300 },
        ],
      });
      await add('Unit', { kind: 'item', baseCents: 50, priceCents: 120 });
      await add('Flat', flat(600), { handlingCents: 45 });
      const shopper = await fill({ [bowl]: 2, [plate]: 1 });
      expect(quotes(await sendTo(shopper, hoboken))).toEqual([
        ['Weight', 200],
        ['Subtotal', 300],
        ['Unit', 410],
        ['Flat', 645],
      ]);
    });

    it('are free from a subtotal on, which is judged after discounts of goods', async () => {
      const option = await add('Parcel', flat(600), { freeFromCents: 4000, handlingCents: 50 });
      const shopper = await fill({ [bowl]: 2 });
      expect((await sendTo(shopper, hoboken, option)).shippingCostCents).toBe(0);
      await owner.add('discounts', fixed(1));
      expect((await shopper.cart()).shippingCostCents).toBe(650);
    });

    it('go where their zones are: countries, regions, patterns of postcodes', async () => {
      const zone = (more: object) => ({ zones: [{ country: 'US', ...more }] });
      await add('State', flat(1), zone({ regions: ['NJ', 'NY'] }));
      await add('Code', flat(2), zone({ postcodes: ['070??'] }));
      await add('Range', flat(3), zone({ postcodes: ['10000-10999'] }));
      await add('Coast', flat(4), zone({ exceptPostcodes: ['967*'] }));
      await add('Abroad', flat(5), { zones: [{ country: 'DE' }] });
      const shopper = await fill({ [bowl]: 1 });
      const names = async (place: Record<string, string>) =>
        (await sendTo(shopper, place)).shippingOptions.map(({ name }) => name);
      expect(await names(hoboken)).toEqual(['State', 'Code', 'Coast']);
      const soho = { country: 'US', region: 'NY', postalCode: '10012-1234' };
      expect(await names(soho)).toEqual(['State', 'Range', 'Coast']);
      expect(await names({ country: 'US', region: 'HI', postalCode: '96701' })).toEqual([]);
      expect(await names({ country: 'DE', postalCode: '10115' })).toEqual(['Abroad']);
    });

    it('a local delivery goes to its places alone; a pick-up is where the owner says', async () => {
      const local = { kind: 'local-delivery', priceCents: 250 };
      const nowhere = await owner.send('POST', owner.url('shipping-options'), {
        body: { name: 'Bicycle', pricing: local },
      });
      expect(nowhere.json()).toMatchObject({
        errors: { zones: 'A local delivery needs a place where it is offered.' },
      });
      await add('Bicycle', local, { zones: [{ country: 'US', postcodes: ['070*'] }] });
      const place = { country: 'US', region: 'NY' };
      const studio = await add('Studio', { kind: 'pickup', place });
      const newYork = { name: 'NY', zone: { country: 'US', regions: ['NY'] }, ratePpm: 100_000 };
      await owner.add('tax-rules', newYork);
      const shopper = await fill({ [bowl]: 1 });
      const cart = await sendTo(shopper, hoboken, studio);
      expect(quotes(cart)).toEqual([
        ['Bicycle', 250],
        ['Studio', 0],
      ]);
      expect(cart.taxCents).toBe(200);
    });

    it('decide which countries are asked for', async () => {
      const countries = async (shopper: Shopper) => {
        const url = `/api/commerce/checkout?cartToken=${shopper.cartToken}`;
        const page = (await shopper.send('GET', url)).json<{ countries: { code: string }[] }>();
        return page.countries.map(({ code }) => code);
      };
      await add('Union', flat(1), { zones: [{ country: 'DE' }, { country: 'AT' }] });
      const goods = await fill({ [bowl]: 1 });
      expect(await countries(goods)).toEqual(['AT', 'DE']);
      expect((await countries(await fill({ [song]: 1 }))).length).toBeGreaterThan(200);
      await add('World', flat(2));
      expect((await countries(goods)).length).toBeGreaterThan(200);
    });

    it('in the order, keep their name after they are deleted', async () => {
      const option = await add('By boat', flat(600));
      const shopper = await fill({ [bowl]: 1 });
      const { grandTotalCents: expectedTotalCents } = await sendTo(shopper, hoboken, option);
      const paid = await shopper.pay({ shippingOptionId: option, expectedTotalCents });
      expect(paid.statusCode, paid.body).toBe(200);
      await owner.send('DELETE', owner.url(`shipping-options/${option}`));
      const { redirectUrlPath } = paid.json<{ redirectUrlPath: string }>();
      expect((await shopper.send('GET', redirectUrlPath)).body).toContain('By boat');
      const next = await fill({ [bowl]: 1 });
      expect((await sendTo(next, hoboken)).shippingOptions).toEqual([]);
    });
  });

  describe('taxes', () => {
    const germany = { country: 'DE' };
    const berlin = { country: 'DE', postalCode: '10115' };
    const vat = (ratePpm: number, more: object = {}) =>
      owner.add('tax-rules', { name: 'VAT', zone: germany, ratePpm, ...more });

    it('fall on classes of products, and on none that is untaxed', async () => {
      await vat(190_000, { taxClasses: ['standard'] });
      await vat(70_000, { taxClasses: ['reduced'] });
      const book = await product({ priceCents: 1000, taxClass: 'reduced' });
      const stamp = await product({ priceCents: 1000, taxClass: 'untaxed' });
      const shopper = await fill({ [plate]: 1, [book]: 1, [stamp]: 1 });
      expect((await sendTo(shopper, berlin)).taxCents).toBe(190 + 70);
    });

    it('fall on kinds of products', async () => {
      await vat(100_000, { productTypes: [2] });
      const shopper = await fill({ [plate]: 1, [song]: 1 });
      expect((await sendTo(shopper, berlin)).taxCents).toBe(50);
    });

    it('are owed from their first day to before their last', async () => {
      await vat(100_000, { validUntil: at(1) });
      await vat(200_000, { validFrom: at(1) });
      const shopper = await fill({ [plate]: 1 });
      expect((await sendTo(shopper, berlin)).taxCents).toBe(100);
      app.setNow(new Date(at(1)));
      expect((await shopper.cart()).taxCents).toBe(200);
    });

    it('leave out zones within a zone', async () => {
      await owner.add('tax-rules', {
        name: 'IVA',
        zone: { country: 'ES', exceptPostcodes: ['35*', '38*'] },
        ratePpm: 210_000,
      });
      const shopper = await fill({ [plate]: 1 });
      expect((await sendTo(shopper, { country: 'ES', postalCode: '28001' })).taxCents).toBe(210);
      expect((await sendTo(shopper, { country: 'ES', postalCode: '35001' })).taxCents).toBe(0);
    });

    it('are not owed by an exempt customer', async () => {
      await vat(100_000);
      const terms = { email: 'club@example.test', isTaxExempt: true, taxNote: 'No. 7' };
      await owner.send('POST', owner.url('customer-terms'), { body: terms });
      const shopper = await fill({ [song]: 1 });
      const billingAddress = addressOf({ country: 'DE', region: '', postalCode: '10115' });
      const pay = (expectedTotalCents: number) =>
        shopper.pay({
          email: 'club@example.test',
          shippingAddress: undefined,
          billingAddress,
          expectedTotalCents,
        });
      expect((await pay(550)).json()).toMatchObject({ shoppingCart: { grandTotalCents: 500 } });
      expect((await pay(500)).statusCode).toBe(200);
      const listed = await owner.send('GET', owner.url('customer-terms'));
      expect(listed.json()).toEqual({
        customers: [
          {
            email: 'club@example.test',
            groups: [],
            isTaxExempt: true,
            taxNote: 'No. 7',
            // It was a test.
            orderCount: 0,
          },
        ],
        next: null,
      });
    });

    it.each([
      ['own-rules', 0],
      ['shares', 130],
      ['highest-rate', 190],
      ['largest-value', 70],
    ])('on shipping by the setting %s', async (shippingTax, cents) => {
      await set({ totals: { shippingTax } });
      await vat(190_000, { taxClasses: ['standard'] });
      await vat(70_000, { taxClasses: ['reduced'] });
      const pricing = { kind: 'flat', priceCents: 1000 };
      const option = await owner.add('shipping-options', { name: 'Parcel', pricing });
      const cheap = await product({ priceCents: 1000 });
      const more = shippingTax === 'largest-value' ? 2000 : 1000;
      const book = await product({ priceCents: more, taxClass: 'reduced' });
      const shopper = await fill({ [cheap]: 1, [book]: 1 });
      const cart = await sendTo(shopper, berlin, option);
      expect(cart.taxCents - 190 - (more * 7) / 100).toBe(cents);
    });

    it('are rounded of the total or of every line, as the owner wishes', async () => {
      await vat(190_000);
      const pen = await product({ priceCents: 55 });
      const cap = await product({ priceCents: 55 });
      const shopper = await fill({ [pen]: 1, [cap]: 1 });
      expect((await sendTo(shopper, berlin)).taxCents).toBe(21);
      await set({ totals: { rounding: 'line' } });
      expect((await shopper.cart()).taxCents).toBe(20);
    });

    it('that prices hold are left out abroad, when the owner says so', async () => {
      await vat(190_000, { isIncludedInPrice: true });
      await set({ business: { country: 'DE' } });
      const jug = await product({ priceCents: 1190 });
      const shopper = await fill({ [jug]: 1 });
      const oslo = { country: 'NO', postalCode: '0150' };
      expect((await sendTo(shopper, oslo)).grandTotalCents).toBe(1190);
      await set({ totals: { leavesTaxOfHomeAbroad: true } });
      expect((await shopper.cart()).grandTotalCents).toBe(1000);
      expect((await sendTo(shopper, berlin)).grandTotalCents).toBe(1190);
    });

    it('and totals are a multiple of what the owner sets', async () => {
      await set({ totals: { totalStepCents: 5 } });
      const pin = await product({ priceCents: 1013 });
      const shopper = await fill({ [pin]: 1 });
      expect((await shopper.cart()).grandTotalCents).toBe(1015);
    });
  });

  it('CART-02 every total explains itself, in the cart, on its pages and with the order', async () => {
    await owner.add('discounts', percent(125_000));
    await owner.add('sales', { name: 'Week', benefit: { kind: 'fixed', amountCents: 105 } });
    await owner.add('tax-rules', { name: 'NJ', zone: { country: 'US' }, ratePpm: 66_250 });
    await set({ totals: { totalStepCents: 5 } });
    const pricing = { kind: 'flat', priceCents: 777 };
    const draft = { name: 'By boat', pricing, handlingCents: 33 };
    const option = await owner.add('shipping-options', draft);
    const shopper = await fill({ [bowl]: 3, [song]: 1 });
    const place = { country: 'US', region: 'NJ', postalCode: '07030' };
    const cart = await sendTo(shopper, place, option);
    const sum = (steps: Cart['steps']) =>
      steps.reduce((total, step) => total + step.amountCents, 0);
    expect(sum(cart.steps)).toBe(cart.grandTotalCents);
    expect(cart.steps.map(({ kind }) => kind)).toEqual([
      'price',
      'sale',
      'price',
      'sale',
      'discount',
      'shipping',
      'handling',
      'tax',
      'rounding',
    ]);
    const paid = await shopper.pay({
      shippingOptionId: option,
      expectedTotalCents: cart.grandTotalCents,
    });
    expect(paid.statusCode, paid.body).toBe(200);
    const row = await app.ctx.db
      .selectFrom('orders')
      .select(['steps', 'order_number', 'grand_total_cents'])
      .where('site_id', '=', shop.siteId)
      .executeTakeFirstOrThrow();
    expect(row.steps!.reduce((total, step) => total + step.amountCents, 0)).toBe(
      row.grand_total_cents,
    );
    expect(row.steps![0]!.name).toBe('Bowl');
    const path = paid.json<{ redirectUrlPath: string }>().redirectUrlPath;
    const page = (await shopper.send('GET', path)).body;
    const details = /<details class="[a-z-]*steps">([\s\S]*?)<\/details>/.exec(page)?.[1] ?? '';
    const amounts = [...details.matchAll(/<dd>(-?)\$([\d,.]+)<\/dd>/g)].map(
      ([, sign, text]) => Number(`${sign}${text!.replace(',', '')}`) * 100,
    );
    const [total, ...steps] = amounts.toReversed();
    expect(Math.round(total!)).toBe(cart.grandTotalCents);
    expect(Math.round(steps.reduce((all, one) => all + one, 0))).toBe(cart.grandTotalCents);
    const told = await owner.send('GET', owner.url(`orders/${row.order_number}/detail`));
    expect(told.json()).toMatchObject({
      steps: row.steps!.map(({ kind, amountCents }) => ({ kind, amountCents })),
    });
  });

  it('D-43 each call asks for its permission', async () => {
    const site = await app.ctx.db
      .selectFrom('sites')
      .select('site_id')
      .where('identifier', '=', identifier)
      .executeTakeFirstOrThrow();
    const roles = { storeManager: 8, viewer: 10, editor: 2 } as const;
    const allowed: Record<string, string[]> = {};
    for (const [name, role] of Object.entries(roles)) {
      const cookies = await signInStaff(app, { [site.site_id]: [role] });
      const visitor = new Shopper(app, `${identifier}.localhost`);
      visitor.cookies.set('staff_session', cookies.staff_session);
      for (const path of [
        'discounts',
        'sales',
        'shipping-options',
        'tax-rules',
        'customer-terms',
      ]) {
        for (const method of ['GET', 'POST'] as const) {
          const body = method === 'POST' ? { body: {} } : {};
          const { statusCode } = await visitor.send(method, owner.url(path), body);
          if (statusCode !== 403) (allowed[name] ??= []).push(`${method} ${path}`);
        }
      }
    }
    expect(allowed).toEqual({
      storeManager: [
        'GET discounts',
        'POST discounts',
        'GET sales',
        'POST sales',
        'GET customer-terms',
        'POST customer-terms',
      ],
      viewer: ['GET shipping-options', 'GET tax-rules', 'GET customer-terms'],
    });
  });
});

interface Variants {
  id: string;
  variants: { price: number; salePrice: number; onSale: boolean }[];
}

function priceOf({ variants: [first] }: Variants): number {
  return first!.onSale ? first!.salePrice : first!.price;
}
