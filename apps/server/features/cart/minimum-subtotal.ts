import { findCurrency, parseDecimal } from '@sitewright/commerce';
import { readSettings } from '../settings/read-settings.ts';
import type { Site } from '../sites/site.ts';

/** The least subtotal of an order in minor units; 0: no minimum. ENT-21 */
export function minimumSubtotalCents(site: Site): number {
  const { minimumOrderSubtotalEnabled, minimumOrderSubtotal } = readSettings(site, 'store');
  if (!minimumOrderSubtotalEnabled) return 0;
  const digits = findCurrency(site.currency).fractionDigits;
  return parseDecimal(minimumOrderSubtotal?.value ?? '0', digits) ?? 0;
}
