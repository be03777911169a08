import { computeCartTotals, type CartTotalsInput, type ProductType } from '@sitewright/commerce';
import { cartSchema, productTypes } from '@sitewright/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { addCoupon, addShippingOption, addTaxRule } from '../../testing/test-shop-rules.ts';
import { createTestShop, type MadeProduct, type TestShop } from '../../testing/test-shop.ts';

/** A product of the shop, with what the rules need to know of it. */
interface Ware extends MadeProduct {
  productType: ProductType;
  unitPriceCents: number;
  weightGrams: number;
}

describeOnBothDatabases('cart totals', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let wares: Ware[];
  let shippingOptionId: string;

  beforeAll(async () => {
    app = await createTestApp({ database });
    shop = await createTestShop(app, await app.createSite({ host: 'localhost' }));
    const kinds: Pick<Ware, 'productType' | 'unitPriceCents' | 'weightGrams'>[] = [
      { productType: 1, unitPriceCents: 1999, weightGrams: 300 },
      { productType: 1, unitPriceCents: 333, weightGrams: 1200 },
      { productType: 2, unitPriceCents: 1, weightGrams: 0 },
      { productType: 3, unitPriceCents: 4550, weightGrams: 0 },
      { productType: 4, unitPriceCents: 5000, weightGrams: 0 },
    ];
    wares = [];
    for (const kind of kinds) {
      const { productType, unitPriceCents, weightGrams } = kind;
      // D-78: a gift card is never on sale.
      const price =
        productType === productTypes.giftCard
          ? { priceCents: unitPriceCents }
          : { priceCents: unitPriceCents + 100, salePriceCents: unitPriceCents, onSale: true };
      const variants = [{ ...price, weightGrams }];
      wares.push({ ...kind, ...(await shop.addProduct({ productType, variants })) });
    }
    shippingOptionId = await addShippingOption(shop, { priceCents: 795, freeFromCents: 15_000 });
    await addTaxRule(shop, { name: 'State', country: 'US', region: 'NJ', ratePpm: 66_250 });
    await addTaxRule(shop, { name: 'Levy', country: 'US', ratePpm: 10_000, isOnShipping: true });
    await addCoupon(shop, { code: 'TENTH', kind: 'percent', ratePpm: 125_000 });
  });
  afterAll(() => app.close());

  /** The same cart, computed by the rules alone. */
  function expected(cart: { ware: Ware; quantity: number }[], hasCoupon: boolean) {
    const input: CartTotalsInput = {
      entries: cart.map(({ ware, quantity }, index) => ({
        id: String(index),
        itemId: ware.id,
        productType: ware.productType,
        unitPriceCents: ware.unitPriceCents,
        quantity,
        weightGrams: ware.weightGrams,
      })),
      discounts: hasCoupon
        ? [
            {
              id: 'c',
              code: 'TENTH',
              name: 'TENTH',
              benefit: { kind: 'percent', ratePpm: 125_000 },
              minSubtotalCents: 0,
            },
          ]
        : [],
      destination: { country: 'US', region: 'NJ' },
      shippingOption: {
        id: 's',
        name: 'Parcel',
        pricing: { kind: 'flat', priceCents: 795 },
        freeFromCents: 15_000,
        zones: [],
      },
      taxRules: [
        {
          id: 'a',
          name: 'State',
          zone: { country: 'US', regions: ['NJ'] },
          ratePpm: 66_250,
          isOnShipping: false,
          isIncludedInPrice: false,
        },
        {
          id: 'b',
          name: 'Levy',
          zone: { country: 'US' },
          ratePpm: 10_000,
          isOnShipping: true,
          isIncludedInPrice: false,
        },
      ],
      now: app.ctx.now().getTime(),
    };
    return computeCartTotals(input);
  }

  it('CART-02 CART-03 are those of the rules, for any cart', { timeout: 120_000 }, async () => {
    const line = fc.record({ index: fc.nat(4), quantity: fc.integer({ min: 1, max: 9 }) });
    const lines = fc.uniqueArray(line, {
      minLength: 1,
      maxLength: 5,
      selector: (one) => one.index,
    });
    await fc.assert(
      fc.asyncProperty(lines, fc.boolean(), async (chosen, hasCoupon) => {
        const cart = chosen.map(({ index, quantity }) => ({ ware: wares[index]!, quantity }));
        const shopper = new Shopper(app);
        for (const { ware, quantity } of cart) await shopper.add(ware.id, quantity);
        const totals = expected(cart, hasCoupon);
        if (hasCoupon) {
          await shopper.send('POST', `/api/3/commerce/cart/${shopper.cartToken}/coupons`, {
            body: { promoCode: 'tenth' },
          });
        }
        await shopper.totalFor(totals.requiresShipping ? { shippingOptionId } : {});
        const shown = cartSchema.parse(await shopper.cart());
        const isCouponValid = totals.appliedDiscounts.length > 0 || !hasCoupon;
        expect(shown.validCoupons.length > 0 || !hasCoupon).toBe(isCouponValid);
        expect({ ...shown, entries: [] }).toMatchObject({
          subtotalCents: totals.subtotalCents,
          discountCents: totals.discountCents,
          shippingCostCents: totals.shippingCostCents,
          taxCents: totals.taxCents,
          grandTotalCents: totals.grandTotalCents,
          totalQuantity: totals.totalQuantity,
          hasDigital: totals.hasDigital,
          purelyDigital: totals.purelyDigital,
          requiresShipping: totals.requiresShipping,
        });
      }),
      { numRuns: 12 },
    );
  });
});
