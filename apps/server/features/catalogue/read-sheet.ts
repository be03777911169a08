/** Products as rows of their sheet. */
import type { readProductSheet, SheetProduct } from '@sitewright/contract';
import type { z } from 'zod';
import type { ReadDatabase } from '../../db/database.ts';
import type { AnswerOf } from '../../http/call-types.ts';
import { loadHeldUnits } from '../products/held-units.ts';
import { readProductFields, readVariantFields } from '../products/product-fields.ts';
import { loadStoredProducts, type StoredProduct } from '../products/stored-products.ts';
import { listProductPage } from './list-products.ts';
import type { FilterScope } from './product-filter.ts';

/**
 * A page of them with all of their variants, in the order of the list.
 * @throws ApiError `place_wrong`
 */
export async function readSheet(
  db: ReadDatabase,
  scope: FilterScope,
  query: z.output<typeof readProductSheet.query>,
): Promise<AnswerOf<typeof readProductSheet>> {
  const { ids, after } = await listProductPage(db, scope, query);
  const products = await loadSheetProducts(db, scope.siteId, ids);
  return { products, ...(after !== undefined && { after }) };
}

/** Products in the order of their ids here; those that are gone are passed over. */
export async function loadSheetProducts(
  db: ReadDatabase,
  siteId: string,
  ids: readonly string[],
): Promise<SheetProduct[]> {
  const stored = await loadStoredProducts(db, siteId, ids);
  const variants = stored.flatMap((one) => one.variants.map(({ id }) => id));
  const held = await loadHeldUnits(db, siteId, variants);
  const known = new Map(stored.map((one) => [one.row.id, present(one, held)]));
  return ids.flatMap((id) => known.get(id) ?? []);
}

function present(stored: StoredProduct, held: ReadonlyMap<string, number>): SheetProduct {
  const { row } = stored;
  const { title, isVisible, seoTitle, seoDescription } = readProductFields(stored);
  return {
    id: row.id,
    productType: row.product_type,
    isArchived: row.archived_at !== null,
    title,
    isVisible,
    seoTitle,
    seoDescription,
    variants: stored.variants.map((variant) => {
      const { attributes, gtin: _gtin, imageId: _image, ...fields } = readVariantFields(variant);
      return {
        ...fields,
        id: variant.id,
        name: row.variant_option_ordering.flatMap((name) => attributes[name] ?? []).join(' / '),
        stock: {
          unlimited: variant.unlimited,
          quantity: variant.unlimited ? 0 : variant.qty_in_stock,
          held: held.get(variant.id) ?? 0,
        },
      };
    }),
  };
}
