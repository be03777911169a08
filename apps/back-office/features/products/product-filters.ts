/** The filters of the list of products, as they stand in its address. */
import { productTypes } from '@sitewright/commerce';
import { defineTexts } from '../../texts/define-texts.ts';
import type { ScreenText } from '../../texts/define-texts.ts';
import { productTypeNames, productTypeTexts } from './product-types.ts';

const texts = defineTexts({
  visible: { en: 'Visible', de: 'Sichtbar' },
  hidden: { en: 'Hidden', de: 'Verborgen' },
  inStock: { en: 'In stock', de: 'Auf Lager' },
  low: { en: 'Few left', de: 'Nur noch wenige' },
  out: { en: 'Sold out', de: 'Ausverkauft' },
  onSale: { en: 'On sale', de: 'Im Angebot' },
  archived: { en: 'Archived', de: 'Archiviert' },
});

/** One filter: a value of the address, and what it is called. */
export interface ProductFilter {
  readonly name: string;
  readonly value: string;
  readonly text: ScreenText;
}

/** All that the menu offers. */
export const productFilters: readonly ProductFilter[] = [
  { name: 'visible', value: 'true', text: texts.visible },
  { name: 'visible', value: 'false', text: texts.hidden },
  { name: 'stock', value: 'in', text: texts.inStock },
  { name: 'stock', value: 'low', text: texts.low },
  { name: 'stock', value: 'out', text: texts.out },
  { name: 'onSale', value: 'true', text: texts.onSale },
  { name: 'archived', value: 'true', text: texts.archived },
  ...productTypeNames.map((name) => ({
    name: 'productType',
    value: String(productTypes[name]),
    text: productTypeTexts[name],
  })),
];

type Values = Readonly<Record<string, string>>;

const oneOf = <Value extends string>(
  value: string | undefined,
  known: readonly Value[],
): Value | undefined => known.find((one) => one === value);

/** What the calls are asked; what the address says wrongly is left out. */
export function filterQuery(values: Values) {
  const flags = ['true', 'false'] as const;
  const { search, tag, collectionId, categoryId } = values;
  const productType = Object.values(productTypes).find(
    (number) => String(number) === values['productType'],
  );
  const visible = oneOf(values['visible'], flags);
  const onSale = oneOf(values['onSale'], flags);
  const archived = oneOf(values['archived'], flags);
  const stock = oneOf(values['stock'], ['in', 'low', 'out'] as const);
  return {
    ...(search && { search }),
    ...(tag && { tag }),
    ...(collectionId && { collectionId }),
    ...(categoryId && { categoryId }),
    ...(productType && { productType }),
    ...(visible && { visible }),
    ...(onSale && { onSale }),
    ...(archived && { archived }),
    ...(stock && { stock }),
  };
}

/** Where the list is narrowed to, for what is added from there. */
export function placeQuery({ collectionId, categoryId }: Values) {
  return { ...(collectionId && { collectionId }), ...(categoryId && { categoryId }) };
}

/** By what the list is sorted. */
export function sortQuery(values: Values) {
  const sort = oneOf(values['sort'], ['created', 'updated', 'title', 'price', 'stock'] as const);
  const direction = oneOf(values['direction'], ['asc', 'desc'] as const);
  return { ...(sort && { sort }), ...(direction && { direction }) };
}
