import { productTypes } from '@sitewright/commerce';
import { defineTexts } from '../../texts/define-texts.ts';

/** What kinds of product are called. ENT-04 */
export const productTypeTexts = defineTexts({
  physical: { en: 'Physical', de: 'Physisch' },
  digital: { en: 'Digital', de: 'Digital' },
  service: { en: 'Service', de: 'Dienstleistung' },
  giftCard: { en: 'Gift card', de: 'Geschenkgutschein' },
  paywall: { en: 'Paid access (paywall)', de: 'Bezahlter Zugang (Paywall)' },
});

/** Names of the kinds, in their order. */
export const productTypeNames = ['physical', 'digital', 'service', 'giftCard', 'paywall'] as const;

/** Name of a kind. */
export type ProductTypeName = (typeof productTypeNames)[number];

/** Whether units of it are counted; digital products and gift cards never run out. PDP-08 */
export function hasStock(type: ProductTypeName): boolean {
  return type === 'physical' || type === 'service';
}

/** The name of the kind with this number. */
export function typeNameOf(productType: number): ProductTypeName {
  return productTypeNames.find((name) => productTypes[name] === productType) ?? 'physical';
}
