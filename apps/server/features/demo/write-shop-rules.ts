import type { WriteTransaction } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import { toCents } from './write-products.ts';
import type { SeedScope } from './write-site.ts';

const ppmPerCent = 10_000;

/** Writes the forms of products; answers their ids by name. */
export async function writeForms(
  trx: WriteTransaction,
  { siteId, site }: SeedScope,
): Promise<Map<string, string>> {
  const rows = site.forms.map((form) => ({
    site_id: siteId,
    id: newId(),
    name: form.name,
    fields: JSON.stringify(form.fields),
    settings: '{}',
  }));
  if (rows.length > 0) await trx.insertInto('forms').values(rows).execute();
  return new Map(rows.map((row) => [row.name, row.id]));
}

/** Writes shipping options, tax rules and coupons. */
export async function writeShopRules(trx: WriteTransaction, scope: SeedScope): Promise<void> {
  await writeShippingOptions(trx, scope);
  await writeTaxRules(trx, scope);
  await writeCoupons(trx, scope);
}

async function writeShippingOptions(
  trx: WriteTransaction,
  { siteId, site }: SeedScope,
): Promise<void> {
  await trx
    .insertInto('shipping_options')
    .values(
      site.shipping.map((option, index) => ({
        site_id: siteId,
        id: newId(),
        name: option.name,
        description: option.description,
        kind: option.kind,
        price_cents: toCents(option.price),
        free_from_cents: option.freeFrom === undefined ? null : toCents(option.freeFrom),
        weight_steps: JSON.stringify(
          (option.steps ?? []).map((step) => ({
            upToGrams: step.upToGrams,
            priceCents: toCents(step.price),
          })),
        ),
        countries: [...(option.countries ?? [])],
        display_index: index,
        is_enabled: true,
      })),
    )
    .execute();
}

async function writeTaxRules(trx: WriteTransaction, { siteId, site }: SeedScope): Promise<void> {
  await trx
    .insertInto('tax_rules')
    .values(
      site.taxes.map((rule) => ({
        site_id: siteId,
        id: newId(),
        name: rule.name,
        country: rule.country,
        region: rule.region ?? '',
        rate_ppm: Math.round(rule.rate * ppmPerCent),
        is_on_shipping: rule.isOnShipping ?? false,
        is_included_in_price: rule.isIncludedInPrice ?? false,
      })),
    )
    .execute();
}

async function writeCoupons(trx: WriteTransaction, { siteId, site }: SeedScope): Promise<void> {
  if (site.coupons.length === 0) return;
  await trx
    .insertInto('coupons')
    .values(
      site.coupons.map((coupon) => ({
        site_id: siteId,
        id: newId(),
        code: coupon.code,
        name: coupon.name,
        kind: coupon.kind,
        rate_ppm: coupon.kind === 'percent' ? Math.round((coupon.amount ?? 0) * ppmPerCent) : 0,
        amount_cents: coupon.kind === 'fixed' ? toCents(coupon.amount ?? 0) : 0,
        min_subtotal_cents: toCents(coupon.minSubtotal ?? 0),
        starts_at: null,
        ends_at: null,
        usage_limit: null,
      })),
    )
    .execute();
}
