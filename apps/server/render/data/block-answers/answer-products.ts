import { presentProducts } from '../load-list-items.ts';
import { loadProductsById, type ProductRow } from '../load-products.ts';
import type { Answerer, AnswerScope } from './answer-scope.ts';
import { presentPicture } from './present-picture.ts';
import { showItem } from './show-item.ts';

/** Products of open store pages. PDP-02 */
export const answerProducts: Answerer<'product'> = async (scope, queries) => {
  const { siteId } = scope.snapshot.site;
  const ids = [...new Set(queries.map(({ id }) => id))];
  const rows = new Map((await loadProductsById(scope.db, siteId, ids)).map((row) => [row.id, row]));
  return queries.map(({ id }) => {
    const row = rows.get(id);
    return row && answerOf(scope, row);
  });
};

function answerOf(scope: AnswerScope, row: ProductRow) {
  const page = scope.snapshot.collections.find(({ id }) => id === row.collection_id);
  if (!page) return undefined;
  const [item] = presentProducts({ ...scope, now: nowOf(scope) }, page, [row]);
  if (!item) return undefined;
  return {
    kind: 'product' as const,
    id: row.id,
    title: row.title,
    url: item.fullUrl,
    pictures: picturesOf(row),
    priceHtml: showItem(scope, '{@|product-price}{@|product-status}', item),
    excerptHtml: item.excerpt,
    formHtml: showItem(scope, '{@|apply sw-product-form.block}', item),
  };
}

/** The time that the templates of the page run at. */
export function nowOf({ templates }: AnswerScope): Date {
  return new Date(templates.localeAndTime.now);
}

/** The main one, and those that variants show instead of it. PDP-03 */
function picturesOf({ site_id: siteId, images, variants }: ProductRow) {
  const own = new Set(variants.map((variant) => variant.image_asset_id));
  return images.flatMap((image, at) => {
    const picture = at === 0 || own.has(image.id) ? presentPicture(siteId, image) : undefined;
    return picture ? [{ id: image.id, ...picture }] : [];
  });
}
