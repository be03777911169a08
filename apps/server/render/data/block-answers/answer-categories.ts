import { collectionUrl } from '../../context/present-collection.ts';
import { isStore } from '../load-list-items.ts';
import type { Answerer } from './answer-scope.ts';

/** The categories of the first level of store pages, in the owner's order. */
export const answerCategories: Answerer<'categories'> = async ({ snapshot }, queries) =>
  queries.map(({ collectionId }) => {
    const page = snapshot.collections.find(({ id }) => id === collectionId);
    if (!page || !isStore(page)) return undefined;
    const categories = snapshot.categories.get(page.id) ?? [];
    return {
      kind: 'categories',
      entries: categories
        .filter(({ parent_id: parent }) => parent === null)
        .map(({ display_name: name, url_path: path }) => ({
          name,
          url: `${collectionUrl(page)}?category=${encodeURIComponent(path)}`,
        })),
    };
  });
