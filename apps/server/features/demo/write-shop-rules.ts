import type { WriteTransaction } from '../../db/database.ts';
import { saveDiscount } from '../discounts/save-discount.ts';
import { saveForm } from '../forms-schema/save-form.ts';
import { saveShippingOption } from '../shipping/save-shipping-option.ts';
import { saveTaxRule } from '../taxes/save-tax-rule.ts';
import type { SeedScope } from './site-seed.ts';

/** Writes the forms of products; answers their ids by name. */
export async function writeForms(
  trx: WriteTransaction,
  { siteId, site }: SeedScope,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const form of site.forms) ids.set(form.name, await saveForm(trx, siteId, form));
  return ids;
}

/** Writes shipping options, tax rules and discounts. */
export async function writeShopRules(
  trx: WriteTransaction,
  { siteId, site }: SeedScope,
): Promise<void> {
  for (const option of site.shipping) await saveShippingOption(trx, siteId, option);
  for (const rule of site.taxes) await saveTaxRule(trx, siteId, rule);
  for (const discount of site.discounts) await saveDiscount(trx, siteId, discount);
}
