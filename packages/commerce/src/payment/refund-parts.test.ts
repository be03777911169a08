import { describe, expect, it } from 'vitest';
import type { ChargedPart } from '../total/charged-part.ts';
import { computeCartTotals } from '../cart/cart-totals.ts';
import type { CartTotalsInput } from '../cart/cart-totals-input.ts';
import {
  listKeptParts,
  refundAgain,
  refundAmount,
  refundParts,
  type PartialRefund,
} from './refund-parts.ts';

const place = { country: 'DE' };
const vat = (percent: number) => ({
  id: 'vat',
  name: 'VAT',
  zone: place,
  ratePpm: percent * 10_000,
  isOnShipping: true,
  isIncludedInPrice: true,
});

type Wares = readonly (readonly [unitPriceCents: number, quantity: number])[];

function charge(wares: Wares, more: Partial<CartTotalsInput> = {}): readonly ChargedPart[] {
  return computeCartTotals({
    entries: wares.map(([unitPriceCents, quantity], at) => {
      return { id: `e${at}`, itemId: 'i', productType: 1, unitPriceCents, quantity };
    }),
    destination: place,
    now: 0,
    ...more,
  }).chargedParts;
}

const off = (amountCents: number) => ({
  id: 'off',
  name: 'Off',
  benefit: { kind: 'fixed' as const, amountCents },
});
const amounts = ({ parts }: PartialRefund) => parts.map(({ amountCents }) => amountCents);

describe('refunds of parts', () => {
  it('CART-02 woocommerce/woocommerce#64668 all of a discounted line goes back', () => {
    const quarter = { id: 'q', name: 'q', benefit: { kind: 'percent' as const, ratePpm: 250_000 } };
    const charged = charge([[2390, 10]], { taxRules: [vat(20)], discounts: [quarter] });
    expect(refundParts(charged, [{ id: 'e0', quantity: 10 }])?.amountCents).toBe(17_925);
  });

  it('CART-02 single units take shares of what is kept, and the last one the rest', () => {
    const charged = charge([[1000, 3]], { discounts: [off(1)] });
    const refunds: PartialRefund[] = [];
    for (let unit = 0; unit < 3; unit += 1) {
      refunds.push(refundParts(listKeptParts(charged, refunds), [{ id: 'e0', quantity: 1 }])!);
    }
    expect(refunds.map(({ amountCents }) => amountCents)).toEqual([1000, 1000, 999]);
    expect(refundParts(listKeptParts(charged, refunds), [{ id: 'e0', quantity: 1 }])).toBe(
      undefined,
    );
  });

  it('what came back goes out again to the cent, unless it was given back anew', () => {
    const charged = charge([[1000, 3]], { taxRules: [vat(19)], discounts: [off(1)] });
    const { parts } = refundParts(charged, [{ id: 'e0', quantity: 3 }])!;
    const [one] = refundParts(charged, [{ id: 'e0', quantity: 1 }])!.parts;
    expect(refundAgain(charged, [one!])).toEqual(refundParts(charged, [{ id: 'e0', quantity: 1 }]));
    expect(refundAgain(charged, parts)).toMatchObject({ amountCents: 2999, parts });
    const lessUnits = listKeptParts(charged, [refundParts(charged, [{ id: 'e0', quantity: 1 }])!]);
    const lessMoney = listKeptParts(charged, [refundAmount(charged, 1)!]);
    expect(refundAgain(lessUnits, parts)).toBe(undefined);
    expect(refundAgain(lessMoney, parts)).toBe(undefined);
    expect(refundAgain(lessMoney, [one!])).toBeDefined();
    expect(refundAgain(charged, [{ ...one!, id: 'gone' }])).toBe(undefined);
    expect(refundAgain(charged, [])).toBe(undefined);
  });

  it('CART-02 woocommerce/woocommerce-ios#17630 price and tax go back as whole cents', () => {
    const charged = charge([[100, 1]], { taxRules: [vat(13)] });
    expect(refundParts(charged, [{ id: 'e0', quantity: 1 }])).toMatchObject({
      amountCents: 100,
      taxCents: 12,
    });
  });

  it('CART-02 solidusio/solidus#512 a line gives back its price after the discount', () => {
    const charged = charge(
      [
        [600, 1],
        [400, 1],
      ],
      { discounts: [off(100)] },
    );
    const back = (id: string) => refundParts(charged, [{ id, quantity: 1 }])?.amountCents;
    expect([back('e0'), back('e1')]).toEqual([540, 360]);
  });

  it('CART-02 shipping goes back beside units, and tax within each', () => {
    const charged = charge([[11_900, 2]], {
      taxRules: [vat(19)],
      shippingOption: { id: 's', name: 's', pricing: { kind: 'flat', priceCents: 595 }, zones: [] },
    });
    const refund = refundParts(charged, [
      { id: 'e0', quantity: 1 },
      { id: 'cart:shipping', amountCents: 595 },
    ])!;
    expect(refund).toMatchObject({ amountCents: 12_495, taxCents: 1995 });
    expect(refund.parts.map(({ taxes }) => taxes)).toEqual([
      [{ ruleId: 'vat', amountCents: 1900 }],
      [{ ruleId: 'vat', amountCents: 95 }],
    ]);
  });

  it.each([
    ['more units than are kept', [{ id: 'e0', quantity: 3 }]],
    ['no units', [{ id: 'e0', quantity: 0 }]],
    ['half a unit', [{ id: 'e0', quantity: 0.5 }]],
    ['more money than is kept', [{ id: 'e0', amountCents: 2001 }]],
    ['an unknown part', [{ id: 'x', quantity: 1 }]],
    ['nothing', []],
    [
      'one part twice',
      [
        { id: 'e0', quantity: 1 },
        { id: 'e0', amountCents: 1 },
      ],
    ],
  ])('CART-02 refuse %s', (_name, wishes) => {
    expect(refundParts(charge([[1000, 2]]), wishes)).toBeUndefined();
  });
});

describe('refunds of an amount', () => {
  it('CART-02 spree/spree#14467 are shared over the lines to the cent', () => {
    const charged = charge([
      [100, 1],
      [100, 1],
    ]);
    expect(amounts(refundAmount(charged, 103)!)).toEqual([52, 51]);
  });

  it('CART-02 medusajs/medusa#15530 give back what was paid too much, in whole cents', () => {
    expect(refundAmount(charge([[1000, 1]]), 238)?.amountCents).toBe(238);
  });

  it.each([0, -1, 0.5, 201, Number.NaN])('CART-02 refuse %d of 200', (amountCents) => {
    expect(refundAmount(charge([[200, 1]]), amountCents)).toBeUndefined();
  });
});
