import { loadRelatedProducts } from '../load-related-products.ts';
import { presentPlaced } from '../load-list-items.ts';
import { loadProductsById } from '../load-products.ts';
import { nowOf } from './answer-products.ts';
import type { Answerer, AnswerScope, QueryOf } from './answer-scope.ts';
import { showItem } from './show-item.ts';

/** Products beside another one: by hand in that order, else those that go with it. PDP-02 */
export const answerAddOns: Answerer<'add-ons'> = async (scope, queries) => {
  const { siteId } = scope.snapshot.site;
  const ids = [...new Set(queries.flatMap((query) => query.ids ?? []))];
  const [rows, related] = await Promise.all([
    loadProductsById(scope.db, siteId, ids),
    Promise.all(queries.map((query) => loadRelated(scope, query))),
  ]);
  const chosen = new Map(rows.map((row) => [row.id, row]));
  const source = { ...scope, now: nowOf(scope) };
  return queries.map((query, at) => {
    const found = query.ids
      ? query.ids.flatMap((id) => chosen.get(id) ?? []).slice(0, query.limit)
      : (related[at] ?? []);
    return {
      kind: 'add-ons',
      cardsHtml: presentPlaced(source, found).map((item) =>
        showItem(scope, '{@|apply sw-product-card.block}', item),
      ),
    };
  });
};

async function loadRelated(
  { runFixed, snapshot }: AnswerScope,
  { ids, relatedTo: productId, limit }: QueryOf<'add-ons'>,
) {
  if (ids || productId === undefined) return [];
  return loadRelatedProducts(runFixed, { siteId: snapshot.site.siteId, productId, limit });
}
