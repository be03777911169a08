/** Reading taxes. */
import type { TaxRule } from '@sitewright/commerce';
import { ruleLimits } from '@sitewright/contract';
import type { Selectable } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import { rememberBySite } from '../sites/remember-by-site.ts';

type TaxRuleRow = Selectable<Database['tax_rules']>;

/** A tax as calls of staff tell it. */
export function presentTaxRule(row: TaxRuleRow) {
  return {
    id: row.id,
    name: row.name,
    zone: row.zone,
    ratePpm: row.rate_ppm,
    isOnShipping: row.is_on_shipping,
    isIncludedInPrice: row.is_included_in_price,
    productTypes: row.product_types,
    taxClasses: row.tax_classes,
    validFrom: row.valid_from?.getTime() ?? null,
    validUntil: row.valid_until?.getTime() ?? null,
    preset: row.preset,
  };
}

/** All taxes of a site. */
export async function listTaxRules(db: ReadDatabase, siteId: string) {
  const rows = await db
    .selectFrom('tax_rules')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('id')
    .limit(ruleLimits.taxRules)
    .execute();
  return rows.map(presentTaxRule);
}

/** The taxes of a site as the commerce package takes them. */
export const loadTaxRules = rememberBySite(async (db, { siteId }): Promise<readonly TaxRule[]> =>
  listTaxRules(db, siteId),
);
