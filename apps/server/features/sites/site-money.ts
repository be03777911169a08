/** Money as one site writes it, the same on pages, in carts, at the checkout and in mails. D-82 */
import { formatMoney, type Money, type MoneyNotation } from '@sitewright/commerce';
import { getCldr, readMoneyNotation } from '@sitewright/formatters';
import { readSettings } from '../settings/read-settings.ts';
import type { Site } from './site.ts';

type MoneyFacts = Pick<Site, 'siteId' | 'locale' | 'settings'>;

const known = new WeakMap<object, Map<string, MoneyNotation>>();

/**
 * The notations of a site that is being loaded, by currency: those of its locale, or none where
 * its setting asks for the catalogue.
 */
export async function loadNotations(site: MoneyFacts): Promise<Site['notationOf']> {
  if (!readSettings(site, 'money').useCLDRMoneyFormat) return () => undefined;
  const cldr = await getCldr(site.locale);
  const ofLocale = known.get(cldr) ?? new Map<string, MoneyNotation>();
  known.set(cldr, ofLocale);
  return (currencyCode) => {
    const notation = ofLocale.get(currencyCode) ?? readMoneyNotation(cldr, currencyCode);
    ofLocale.set(currencyCode, notation);
    return notation;
  };
}

/** An amount as the site writes it. ENT-09, CFM-06 */
export function writeMoney(site: Pick<Site, 'notationOf'>, money: Money): string {
  return formatMoney(money, { notation: site.notationOf(money.currencyCode) });
}
