import type { getProduct } from '@sitewright/contract';
import type { ReadDatabase } from '../../db/database.ts';
import type { AnswerOf } from '../../http/call-types.ts';
import { presentPicture } from '../assets/present-picture.ts';
import { presentHead } from '../documents/document-store.ts';
import { findProductDocument } from '../documents/show-product.ts';
import { loadHeldUnits } from '../products/held-units.ts';
import { readProductFields, readVariantFields } from '../products/product-fields.ts';
import { productPath } from '../../render/context/product-path.ts';
import { loadStoredProducts, type StoredProduct } from '../products/stored-products.ts';

type StaffProduct = AnswerOf<typeof getProduct>;

/** A product for its editor; undefined when there is none. */
export async function loadStaffProduct(
  db: ReadDatabase,
  siteId: string,
  productId: string,
): Promise<StaffProduct | undefined> {
  const [stored] = await loadStoredProducts(db, siteId, [productId]);
  if (!stored) return undefined;
  const { row, variants } = stored;
  const held = await loadHeldUnits(
    db,
    siteId,
    variants.map(({ id }) => id),
  );
  const page = await db
    .selectFrom('collections')
    .select('url_id')
    .where('site_id', '=', siteId)
    .where('id', '=', row.collection_id)
    .executeTakeFirstOrThrow();
  const document = await findProductDocument(db, siteId, row);
  return {
    ...readProductFields(stored),
    id: row.id,
    path: productPath(page.url_id, row.url_id),
    isArchived: row.archived_at !== null,
    document: document && presentHead(document),
    pictures: await loadPictures(db, siteId, stored),
    variants: variants.map((variant) => ({
      ...readVariantFields(variant),
      id: variant.id,
      stock: {
        unlimited: variant.unlimited,
        quantity: variant.qty_in_stock,
        held: held.get(variant.id) ?? 0,
      },
    })),
    createdOn: row.created_at.getTime(),
    updatedOn: row.updated_at.getTime(),
  };
}

async function loadPictures(db: ReadDatabase, siteId: string, product: StoredProduct) {
  const ofVariants = product.variants.flatMap(({ image_asset_id: id }) => id ?? []);
  const ids = [...new Set([...product.imageIds, ...ofVariants])];
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('assets')
    .select(['id', 'filename', 'width', 'height', 'revision'])
    .select(['content_type as contentType', 'alt_text as altText'])
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
    .execute();
  return rows.map((image) => presentPicture(image, siteId));
}
