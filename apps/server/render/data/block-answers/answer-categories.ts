import { presentCollection } from '../../context/present-collection.ts';
import { isStore } from '../load-list-items.ts';
import type { Answerer } from './answer-scope.ts';

/** The categories of store pages, in the owner's order. */
export const answerCategories: Answerer<'categories'> = async (scope, queries) =>
  queries.map(({ collectionId }) => {
    const page = scope.snapshot.collections.find(({ id }) => id === collectionId);
    if (!page || !isStore(page)) return undefined;
    const { fullUrl, categories } = presentCollection(page, scope);
    return {
      kind: 'categories',
      entries: categories.map((name) => ({
        name,
        url: `${fullUrl}?category=${encodeURIComponent(name)}`,
      })),
    };
  });
