import { euVatCountries, productTypes } from '@sitewright/commerce';
import type { TaxNote } from './paper-content.ts';

/** What decides why there is no tax. */
export interface UntaxedSale {
  /** ISO 3166-1 alpha-2, empty while the owner has not said. */
  sellerCountry: string;
  buyerCountry: string;
  /** The owner set this buyer free of tax. */
  isExempt: boolean;
  /** Of the lines that no tax is in; shipping has none. */
  untaxedTypes: readonly (number | undefined)[];
  /** True when no line holds any tax. */
  isAllUntaxed: boolean;
  hasOwnNote: boolean;
}

/** Why lines of a sale have no tax, as the law of the Union asks invoices to tell. */
export function findTaxNotes(sale: UntaxedSale): TaxNote[] {
  const { untaxedTypes } = sale;
  const voucher = untaxedTypes.includes(productTypes.giftCard) ? ['voucher' as const] : [];
  const others = untaxedTypes.filter((type) => type !== productTypes.giftCard);
  if (others.length === 0) return voucher;
  return [...findReasons(sale, others), ...voucher];
}

function findReasons(
  { sellerCountry, buyerCountry, isExempt, isAllUntaxed, hasOwnNote }: UntaxedSale,
  types: readonly (number | undefined)[],
): TaxNote[] {
  const hasGoods = types.includes(productTypes.physical);
  const hasServices = types.some((type) => type !== undefined && type !== productTypes.physical);
  const isAbroad = sellerCountry !== '' && buyerCountry !== '' && sellerCountry !== buyerCountry;
  const isSoldInUnion = euVatCountries.includes(sellerCountry);
  if (isAbroad && isSoldInUnion && isAllUntaxed) {
    if (!euVatCountries.includes(buyerCountry)) return hasGoods ? ['export'] : [];
    if (isExempt) {
      return [
        ...(hasGoods ? ['intra-community' as const] : []),
        ...(hasServices ? ['reverse-charge' as const] : []),
      ];
    }
  }
  if (isExempt) return ['exempt'];
  return isAllUntaxed && hasOwnNote ? ['by-owner'] : [];
}
