import { describe, expect, it } from 'vitest';
import { computeShippingCost, isOfferedAt, listShippingQuotes } from './shipping.ts';
import type { ShippingOption, ShippingPricing } from './shipping.ts';

const option = (pricing: ShippingPricing, extra: Partial<ShippingOption> = {}): ShippingOption => ({
  id: 'o',
  name: 'Option',
  pricing,
  zones: [],
  ...extra,
});
const flat = (priceCents: number, extra?: Partial<ShippingOption>) =>
  option({ kind: 'flat', priceCents }, extra);
const parcel = { weightGrams: 1500, subtotalCents: 5000 };

describe('computeShippingCost', () => {
  it('flat costs the same for every parcel', () => {
    expect(computeShippingCost(flat(700), parcel)).toBe(700);
  });

  it('is free from the amount on, counted exactly', () => {
    expect(computeShippingCost(flat(700, { freeFromCents: 5000 }), parcel)).toBe(0);
    expect(computeShippingCost(flat(700, { freeFromCents: 5001 }), parcel)).toBe(700);
    expect(computeShippingCost(flat(700, { freeFromCents: null }), parcel)).toBe(700);
  });

  it('by weight takes the first step that carries it, in any order of the steps', () => {
    const steps = [
      { upToGrams: 5000, priceCents: 1500 },
      { upToGrams: 1500, priceCents: 900 },
      { upToGrams: 500, priceCents: 400 },
    ];
    const byWeight = option({ kind: 'weight', steps });
    const costAt = (weightGrams: number) =>
      computeShippingCost(byWeight, { ...parcel, weightGrams });
    expect([0, 500, 501, 1500, 5000].map(costAt)).toEqual([400, 400, 900, 900, 1500]);
    expect(costAt(5001)).toBeUndefined();
  });

  it('too heavy stays too heavy, however high the subtotal', () => {
    const steps = [{ upToGrams: 100, priceCents: 400 }];
    expect(
      computeShippingCost(option({ kind: 'weight', steps }, { freeFromCents: 0 }), parcel),
    ).toBeUndefined();
  });

  it('pickup is free', () =>
    expect(computeShippingCost(option({ kind: 'pickup' }), parcel)).toBe(0));
});

describe('more ways to price', () => {
  it('by price takes the highest step that is reached', () => {
    const byPrice = option({
      kind: 'price',
      steps: [
        { fromCents: 5000, priceCents: 300 },
        { fromCents: 1000, priceCents: 700 },
      ],
    });
    const costAt = (subtotalCents: number) =>
      computeShippingCost(byPrice, { ...parcel, subtotalCents });
    expect([999, 1000, 4999, 5000, 9000].map(costAt)).toEqual([undefined, 700, 700, 300, 300]);
  });

  it('by item counts units, beside what the parcel costs', () => {
    const byItem = option({ kind: 'item', baseCents: 400, priceCents: 150 });
    expect(computeShippingCost(byItem, { ...parcel, quantity: 3 })).toBe(850);
    const perItem = option({ kind: 'item', priceCents: 150 });
    expect(computeShippingCost(perItem, { ...parcel, quantity: 3 })).toBe(450);
  });

  it('handling is added, and free with the rest', () => {
    const handled = flat(700, { handlingCents: 200 });
    expect(computeShippingCost(handled, parcel)).toBe(900);
    expect(computeShippingCost({ ...handled, freeFromCents: 5000 }, parcel)).toBe(0);
  });

  it('a local delivery goes to the postcodes that it names, and nowhere without', () => {
    const local = option({ kind: 'local-delivery', priceCents: 300 });
    const near = { ...local, zones: [{ country: 'US', postcodes: ['112*', '10001-10099'] }] };
    const place = (postalCode: string) => ({ country: 'US', postalCode });
    expect(isOfferedAt(local, place('11201'))).toBe(false);
    expect(isOfferedAt(near, place('11201'))).toBe(true);
    expect(isOfferedAt(near, place('10050'))).toBe(true);
    expect(isOfferedAt(near, place('10100'))).toBe(false);
    expect(computeShippingCost(near, parcel)).toBe(300);
  });
});

describe('isOfferedAt', () => {
  it('follows countries and regions; no zone is everywhere; pickup too', () => {
    const zones = [{ country: 'US', regions: ['NY'] }, { country: 'CA' }];
    const place = (country: string, region?: string) => ({ country, region });
    expect(isOfferedAt(flat(1, { zones }), place('US', 'NY'))).toBe(true);
    expect(isOfferedAt(flat(1, { zones }), place('US', 'NJ'))).toBe(false);
    expect(isOfferedAt(flat(1, { zones }), place('US'))).toBe(false);
    expect(isOfferedAt(flat(1, { zones }), place('ca', 'QC'))).toBe(true);
    expect(isOfferedAt(flat(1), place('DE'))).toBe(true);
    expect(isOfferedAt(option({ kind: 'pickup' }, { zones }), place('DE'))).toBe(true);
  });
});

it('quotes are sorted by price, then name, pickup last; what cannot carry it is left out', () => {
  const quotes = listShippingQuotes(
    [
      option({ kind: 'pickup' }, { name: 'Studio' }),
      flat(900, { name: 'Express' }),
      flat(500, { name: 'Post' }),
      flat(500, { name: 'Courier' }),
      flat(1, { name: 'Abroad', zones: [{ country: 'DE' }] }),
      option({ kind: 'weight', steps: [] }, { name: 'Letter' }),
    ],
    { country: 'US' },
    parcel,
  );
  expect(quotes.map((quote) => [quote.option.name, quote.costCents, quote.isPickup])).toEqual([
    ['Courier', 500, false],
    ['Post', 500, false],
    ['Express', 900, false],
    ['Studio', 0, true],
  ]);
});
