import { productTypes } from '../product/product-type.ts';
import type { ItemChoice } from './discount.ts';

/** An entry as far as a choice of goods looks at it. */
export type ChoosableEntry = {
  readonly itemId: string;
  readonly productType: number;
  readonly categoryIds?: readonly string[] | null;
};

/** True when a discount or sale is for an entry. Gift cards are money and never cheaper. D-78. */
export function isChosen(entry: ChoosableEntry, { itemIds, categoryIds }: ItemChoice): boolean {
  if (entry.productType === productTypes.giftCard) return false;
  if (!itemIds?.length && !categoryIds?.length) return true;
  if (itemIds?.includes(entry.itemId)) return true;
  return !!categoryIds?.some((id) => entry.categoryIds?.includes(id));
}
