/** The example beside a rule that is being written, held against a cart of the saved rule. */
import type { Cart, TotalPreview } from '@sitewright/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestOwner, type TestOwner } from '../../testing/test-owner.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

const start = new Date('2026-03-02T12:00:00Z');
const day = 86_400_000;
const hoboken = { country: 'US', region: 'NJ', postalCode: '07030' };
const berlin = { country: 'DE', region: '', postalCode: '10115' };

type Rules = 'discounts' | 'sales' | 'shipping-options' | 'tax-rules';

describeOnBothDatabases('the example of a rule', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let owner: TestOwner;
  let identifier: string;
  let bowl: string;
  let plate: string;
  let count = 0;

  beforeAll(async () => {
    app = await createTestApp({ database });
    await app.createSite();
  });
  afterAll(() => app.close());

  beforeEach(async () => {
    count += 1;
    identifier = `previews-${count}`;
    app.setNow(start);
    shop = await createTestShop(app, await app.createSite({ identifier }));
    owner = await createTestOwner(app, identifier);
    const variants = (priceCents: number, weightGrams: number) => [{ priceCents, weightGrams }];
    bowl = (await shop.addProduct({ title: 'Bowl', variants: variants(1999, 600) })).id;
    plate = (await shop.addProduct({ title: 'Plate', variants: variants(1001, 300) })).id;
    await owner.add('tax-rules', { name: 'VAT', zone: { country: 'DE' }, ratePpm: 190_000 });
    const parcel = { name: 'Parcel', pricing: { kind: 'flat', priceCents: 490 } };
    await owner.add('shipping-options', parcel);
  });

  async function preview(path: Rules, body: object): Promise<TotalPreview> {
    const response = await owner.send('POST', owner.url(`${path}/preview`), { body });
    expect(response.statusCode, response.body).toBe(200);
    return response.json<TotalPreview>();
  }

  /** What the checkout tells of the same goods, sent to the same place. */
  async function buy({
    items,
    place,
    code,
    option,
  }: {
    items: Record<string, number>;
    place: object;
    code?: string;
    option: string;
  }): Promise<Cart> {
    const shopper = new Shopper(app, `${identifier}.localhost`);
    for (const [id, quantity] of Object.entries(items)) await shopper.add(id, quantity);
    const url = `/api/3/commerce/cart/${shopper.cartToken}`;
    await shopper.send('PUT', `${url}/shipping/location`, { body: place });
    if (code) await shopper.send('POST', `${url}/coupons`, { body: { promoCode: code } });
    const before = await shopper.cart();
    const chosen = before.shippingOptions.find(({ name }) => name === option);
    expect(chosen, option).toBeDefined();
    await shopper.send('PUT', `${url}/shipping/option`, {
      body: { shippingOptionId: chosen!.id },
    });
    return shopper.cart();
  }

  const linesOf = (items: Record<string, number>) =>
    Object.entries(items).map(([itemId, quantity]) => ({ itemId, quantity }));

  const totalsOf = (told: Cart | TotalPreview) => ({
    steps: told.steps.map((step) => ({ ...step, isOfRule: undefined })),
    subtotalCents: told.subtotalCents,
    discountCents: told.discountCents,
    shippingCostCents: told.shippingCostCents,
    taxCents: told.taxCents,
    grandTotalCents: told.grandTotalCents,
  });

  it.each<[string, Rules, object, { code?: string; option?: string }]>([
    [
      'a code of 15 %',
      'discounts',
      { name: 'Spring', code: 'spring', benefit: { kind: 'percent', ratePpm: 150_000 } },
      { code: 'SPRING' },
    ],
    [
      'a discount on everything that applies by itself',
      'discounts',
      { name: 'All', benefit: { kind: 'fixed', amountCents: 777, scope: 'all' } },
      {},
    ],
    [
      'every third unit',
      'discounts',
      { name: '3 for 2', benefit: { kind: 'buy-x-get-y', buyQuantity: 2, getQuantity: 1 } },
      {},
    ],
    ['free shipping', 'discounts', { name: 'Free', benefit: { kind: 'free-shipping' } }, {}],
    [
      'a sale of the catalogue',
      'sales',
      { name: 'Sale', benefit: { kind: 'percent', ratePpm: 333_333 } },
      {},
    ],
    [
      'shipping by weight with handling',
      'shipping-options',
      {
        name: 'By weight',
        pricing: { kind: 'weight', steps: [{ upToGrams: 5000, priceCents: 1290 }] },
        handlingCents: 199,
        zones: [{ country: 'DE' }],
      },
      { option: 'By weight' },
    ],
    [
      'shipping that is free from a subtotal on',
      'shipping-options',
      { name: 'Free', pricing: { kind: 'flat', priceCents: 900 }, freeFromCents: 4000 },
      { option: 'Free' },
    ],
    [
      'a tax in the prices, on shipping as well',
      'tax-rules',
      {
        name: 'Held',
        zone: { country: 'DE' },
        ratePpm: 70_000,
        isIncludedInPrice: true,
        isOnShipping: true,
      },
      {},
    ],
  ])('CART-02 equals the checkout: %s', async (_name, path, draft, { code, option = 'Parcel' }) => {
    const items = { [bowl]: 2, [plate]: 1 };
    const told = await preview(path, { draft, cart: { entries: linesOf(items), place: berlin } });
    expect(told.problem).toBeNull();
    expect(told.steps.some(({ isOfRule }) => isOfRule)).toBe(true);
    await owner.add(path, draft);
    const cart = await buy({ items, place: berlin, option, ...(code && { code }) });
    expect(totalsOf(told)).toEqual(totalsOf(cart));
  });

  it('takes a rule that is changed in the place of the one that is saved', async () => {
    const draft = { name: 'Ten', benefit: { kind: 'percent', ratePpm: 100_000 } };
    const id = await owner.add('discounts', draft);
    const cart = { entries: linesOf({ [plate]: 1 }), place: hoboken };
    const more = { ...draft, benefit: { kind: 'percent', ratePpm: 200_000 } };
    expect(await preview('discounts', { id, draft: more, cart })).toMatchObject({
      discountCents: 200,
      grandTotalCents: 801 + 490,
      shippingOption: 'Parcel',
      lines: [{ title: 'Plate', quantity: 1 }],
    });
    expect((await owner.send('GET', owner.url(`discounts/${id}`))).json()).toMatchObject({
      discount: { benefit: { ratePpm: 100_000 }, usedCount: 0 },
    });
  });

  it('shows a rule that begins later as of its beginning', async () => {
    const startsAt = start.getTime() + 9 * day;
    const draft = { name: 'Soon', benefit: { kind: 'fixed', amountCents: 100 }, startsAt };
    const told = await preview('discounts', { draft });
    expect(told).toMatchObject({ at: startsAt, discountCents: 100, problem: null });
  });

  it.each<[string, Rules, object, string]>([
    ['disabled', 'discounts', { benefit: { kind: 'free-shipping' }, isEnabled: false }, 'disabled'],
    [
      'below its least subtotal',
      'discounts',
      { benefit: { kind: 'fixed', amountCents: 5 }, minSubtotalCents: 100_000 },
      'below-minimum',
    ],
    [
      'over',
      'sales',
      { benefit: { kind: 'fixed', amountCents: 5 }, endsAt: start.getTime() },
      'expired',
    ],
    [
      'for elsewhere',
      'shipping-options',
      { pricing: { kind: 'flat', priceCents: 1 }, zones: [{ country: 'FR' }] },
      'not-served',
    ],
    [
      'too weak',
      'shipping-options',
      { pricing: { kind: 'weight', steps: [{ upToGrams: 10, priceCents: 1 }] } },
      'not-carried',
    ],
    ['of another country', 'tax-rules', { zone: { country: 'FR' }, ratePpm: 1 }, 'not-served'],
  ])('says why a rule does nothing: %s', async (_name, path, rule, problem) => {
    const told = await preview(path, { draft: { name: 'Rule', ...rule }, cart: { place: berlin } });
    expect(told).toMatchObject({ problem, grandTotalCents: expect.any(Number) });
    expect(told.steps.some(({ isOfRule }) => isOfRule)).toBe(false);
  });

  it('takes goods and a customer that the rule is for, and writes nothing', async () => {
    const draft = {
      name: 'Friends',
      benefit: { kind: 'percent', ratePpm: 500_000 },
      itemIds: [bowl],
      customerGroups: ['friends'],
    };
    const goods = { quantity: 3, unitPriceCents: 1000, unitGrams: 100 };
    const told = await preview('discounts', { draft, cart: { goods, place: hoboken } });
    expect(told).toMatchObject({ discountCents: 1500, grandTotalCents: 1500 + 490 });
    expect((await owner.send('GET', owner.url('discounts'))).json()).toEqual({ discounts: [] });
  });

  it('is refused with what is wrong with the draft', async () => {
    const draft = { name: '', benefit: { kind: 'percent', ratePpm: 0 } };
    const refused = await owner.send('POST', owner.url('discounts/preview'), { body: { draft } });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      errors: { 'draft.benefit.ratePpm': expect.any(String) },
    });
    const gone = { draft: { name: 'A', benefit: { kind: 'free-shipping' } } };
    const body = { ...gone, cart: { entries: [{ itemId: 'gone', quantity: 1 }] } };
    expect((await owner.send('POST', owner.url('discounts/preview'), { body })).statusCode).toBe(
      404,
    );
  });

  it('names what a rule can be for', async () => {
    const ask = async (body: object) =>
      (await owner.send('POST', owner.url('item-choices'), { body })).json();
    expect(await ask({ search: 'OWL' })).toEqual({
      products: [{ id: bowl, name: 'Bowl' }],
      categories: [],
    });
    expect(await ask({ ids: [plate] })).toMatchObject({ products: [{ name: 'Plate' }] });
  });

  it('lists discounts by a part of their name or code and by where they stand', async () => {
    const benefit = { kind: 'free-shipping' };
    const now = start.getTime();
    await owner.add('discounts', { name: 'Alpha', code: 'SPRING', benefit });
    await owner.add('discounts', { name: 'Beta', benefit, startsAt: now + day });
    await owner.add('discounts', { name: 'Gamma', benefit, endsAt: now });
    await owner.add('discounts', { name: 'Delta 50%', benefit, isEnabled: false });
    await owner.add('discounts', { name: 'Used', benefit, maxUses: 0 });
    const names = async (query: string) => {
      const answer = await owner.send('GET', owner.url(`discounts?${query}`));
      return answer.json<{ discounts: { name: string }[] }>().discounts.map(({ name }) => name);
    };
    expect(await names('search=prin')).toEqual(['Alpha']);
    expect(await names('search=0%25')).toEqual(['Delta 50%']);
    expect(await names('state=active')).toEqual(['Alpha']);
    expect(await names('state=scheduled')).toEqual(['Beta']);
    expect(await names('state=ended')).toEqual(['Gamma']);
    expect(await names('state=disabled')).toEqual(['Delta 50%']);
    expect(await names('state=used-up')).toEqual(['Used']);
    expect(await names('kind=code')).toEqual(['Alpha']);
    const page = (await owner.send('GET', owner.url('discounts?limit=4'))).json();
    expect(await names(`after=${page.after}`)).toEqual(['Alpha']);
  });

  it.each<[Rules, object, string, [unknown, unknown], [string, unknown, unknown]]>([
    [
      'discounts',
      { name: 'A', benefit: { kind: 'free-shipping' } },
      'name',
      ['A', 'B'],
      ['priority', 0, 3],
    ],
    [
      'sales',
      { name: 'A', benefit: { kind: 'fixed', amountCents: 1 } },
      'name',
      ['A', 'B'],
      ['isEnabled', true, false],
    ],
    [
      'shipping-options',
      { name: 'A', pricing: { kind: 'flat', priceCents: 1 } },
      'name',
      ['A', 'B'],
      ['handlingCents', 0, 5],
    ],
    [
      'tax-rules',
      { name: 'A', zone: { country: 'US' }, ratePpm: 5 },
      'name',
      ['A', 'B'],
      ['ratePpm', 5, 6],
    ],
  ])('merges edits of %s field by field', async (path, draft, field, [from, to], other) => {
    const id = await owner.add(path, draft);
    const change = (changes: object) =>
      owner.send('PATCH', owner.url(`${path}/${id}`), { body: { changes } });
    expect((await change({ [field]: { from, to } })).statusCode).toBe(200);
    const [name, was, becomes] = other;
    expect((await change({ [name]: { from: was, to: becomes } })).statusCode).toBe(200);
    const refused = await change({ [field]: { from, to: 'C' } });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'edited_meanwhile',
      conflicts: { [field]: { theirs: to, yours: 'C' } },
    });
  });
});
