import { addMonths } from '@sitewright/commerce';
import { readSettings } from '../settings/read-settings.ts';
import type { Site } from '../sites/site.ts';

/** When a card that is handed over then ends; null: never. */
export function expiryOf(site: Site, from: Date): Date | null {
  const { giftCardMonths } = readSettings(site, 'store');
  if (giftCardMonths === 0) return null;
  return new Date(addMonths(from.getTime(), giftCardMonths));
}
