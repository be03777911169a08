/** Rules of a test shop: shipping, taxes, discounts. */
import type { ShippingPricing } from '@sitewright/commerce';
import type { DiscountDraft, ShippingOptionDraft, TaxRuleDraft } from '@sitewright/contract';
import { findDiscountId } from '../features/discounts/load-discounts.ts';
import { saveDiscount } from '../features/discounts/save-discount.ts';
import { saveShippingOption } from '../features/shipping/save-shipping-option.ts';
import { saveTaxRule } from '../features/taxes/save-tax-rule.ts';
import type { TestShop } from './test-shop.ts';

export interface TestShippingOption {
  name?: string;
  kind?: 'flat' | 'weight' | 'pickup';
  priceCents?: number;
  freeFromCents?: number;
  countries?: string[];
  weightSteps?: { upToGrams: number; priceCents: number }[];
  isEnabled?: boolean;
}

/** A way to ship by its usual parts; `saveShippingOption` takes all of them. */
export async function addShippingOption(
  { app, siteId }: TestShop,
  { kind = 'flat', priceCents = 0, countries = [], weightSteps, ...rest }: TestShippingOption = {},
): Promise<string> {
  const draft: ShippingOptionDraft = {
    name: 'Parcel',
    displayIndex: 0,
    ...rest,
    pricing: toPricing(kind, priceCents, weightSteps ?? []),
    zones: countries.map((country) => ({ country })),
  };
  return app.ctx.transact((trx) => saveShippingOption(trx, siteId, draft));
}

function toPricing(
  kind: 'flat' | 'weight' | 'pickup',
  priceCents: number,
  steps: { upToGrams: number; priceCents: number }[],
) {
  switch (kind) {
    case 'flat':
      return { kind, priceCents } satisfies ShippingPricing;
    case 'weight':
      return { kind, steps } satisfies ShippingPricing;
    case 'pickup':
      return { kind } satisfies ShippingPricing;
  }
}

export interface TestTaxRule {
  name?: string;
  country: string;
  region?: string;
  ratePpm: number;
  isOnShipping?: boolean;
  isIncludedInPrice?: boolean;
}

/** A tax by its usual parts; `saveTaxRule` takes all of them. */
export async function addTaxRule(
  { app, siteId }: TestShop,
  { country, region, ...rest }: TestTaxRule,
): Promise<void> {
  const zone = { country, ...(region ? { regions: [region] } : {}) };
  const draft: TaxRuleDraft = { name: 'Tax', ...rest, zone };
  await app.ctx.transact((trx) => saveTaxRule(trx, siteId, draft));
}

export interface TestCoupon {
  code: string;
  kind?: 'percent' | 'fixed' | 'free-shipping';
  ratePpm?: number;
  amountCents?: number;
  minSubtotalCents?: number;
  startsAt?: Date;
  endsAt?: Date;
  usageLimit?: number;
}

/** A code that is there already stays as it is. */
export async function addCoupon({ app, siteId }: TestShop, coupon: TestCoupon): Promise<string> {
  const { code, kind = 'percent', ratePpm = 100_000, amountCents = 0, startsAt, endsAt } = coupon;
  const draft: DiscountDraft = {
    name: code,
    code,
    benefit: toBenefit(kind, ratePpm, amountCents),
    ...(coupon.minSubtotalCents === undefined ? {} : { minSubtotalCents: coupon.minSubtotalCents }),
    startsAt: startsAt?.getTime() ?? null,
    endsAt: endsAt?.getTime() ?? null,
    maxUses: coupon.usageLimit ?? null,
  };
  return app.ctx.transact(
    async (trx) =>
      (await findDiscountId(trx, siteId, code)) ?? (await saveDiscount(trx, siteId, draft)),
  );
}

function toBenefit(
  kind: 'percent' | 'fixed' | 'free-shipping',
  ratePpm: number,
  amountCents: number,
): DiscountDraft['benefit'] {
  switch (kind) {
    case 'percent':
      return { kind, ratePpm };
    case 'fixed':
      return { kind, amountCents };
    case 'free-shipping':
      return { kind };
  }
}
