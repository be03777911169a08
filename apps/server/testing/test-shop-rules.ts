/** Rules of a test shop: shipping, taxes, coupons. */
import { newId } from '../db/id.ts';
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

export async function addShippingOption(
  { app, siteId }: TestShop,
  option: TestShippingOption = {},
): Promise<string> {
  const id = newId();
  await app.ctx.transact((trx) =>
    trx
      .insertInto('shipping_options')
      .values({
        site_id: siteId,
        id,
        name: option.name ?? 'Parcel',
        description: '',
        kind: option.kind ?? 'flat',
        price_cents: option.priceCents ?? 0,
        free_from_cents: option.freeFromCents ?? null,
        weight_steps: JSON.stringify(option.weightSteps ?? []),
        countries: option.countries ?? [],
        display_index: 0,
        is_enabled: option.isEnabled ?? true,
      })
      .execute(),
  );
  return id;
}

export interface TestTaxRule {
  name?: string;
  country: string;
  region?: string;
  ratePpm: number;
  isOnShipping?: boolean;
  isIncludedInPrice?: boolean;
}

export async function addTaxRule({ app, siteId }: TestShop, rule: TestTaxRule): Promise<void> {
  await app.ctx.transact((trx) =>
    trx
      .insertInto('tax_rules')
      .values({
        site_id: siteId,
        id: newId(),
        name: rule.name ?? 'Tax',
        country: rule.country,
        region: rule.region ?? '',
        rate_ppm: rule.ratePpm,
        is_on_shipping: rule.isOnShipping ?? false,
        is_included_in_price: rule.isIncludedInPrice ?? false,
      })
      .execute(),
  );
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
  const id = newId();
  await app.ctx.transact((trx) =>
    trx
      .insertInto('coupons')
      .values({
        site_id: siteId,
        id,
        code: coupon.code,
        name: coupon.code,
        kind: coupon.kind ?? 'percent',
        rate_ppm: coupon.ratePpm ?? 100_000,
        amount_cents: coupon.amountCents ?? 0,
        min_subtotal_cents: coupon.minSubtotalCents ?? 0,
        starts_at: coupon.startsAt ?? null,
        ends_at: coupon.endsAt ?? null,
        usage_limit: coupon.usageLimit ?? null,
      })
      .onConflict((conflict) => conflict.columns(['site_id', 'code']).doNothing())
      .execute(),
  );
  return id;
}
