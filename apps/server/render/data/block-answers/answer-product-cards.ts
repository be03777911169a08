import { presentProducts } from '../load-list-items.ts';
import { nowOf } from './answer-products.ts';
import type { Answerer } from './answer-scope.ts';
import { loadListed } from './find-listed.ts';
import { showItem } from './show-item.ts';

/** Products as the list of their page shows them. PDP-02 */
export const answerProductCards: Answerer<'product-cards'> = async (scope, queries) => {
  const lists = await loadListed(scope, queries);
  return lists.map((list) => {
    if (!list) return undefined;
    const items = presentProducts({ ...scope, now: nowOf(scope) }, list.page, list.rows);
    return {
      kind: 'product-cards',
      cardsHtml: items.map((item) => showItem(scope, '{@|apply sw-product-card.block}', item)),
    };
  });
};
