import { presentCollection } from '../context/present-collection.ts';
import { loadRelatedItems } from '../data/load-list-items.ts';
import { numberAttribute, type TagHandler } from './tag-scope.ts';

/** Items beside one item: products of its category, else the newest of its collection. */
export const relatedTag: TagHandler = async ({ attributes }, scope) => {
  const collection = scope.snapshot.collections.find((row) => row.id === attributes.collectionId);
  if (collection === undefined) return undefined;
  const limit = numberAttribute(attributes.limit, { fallback: 3, min: 1, max: 30 });
  const items = await loadRelatedItems(scope, collection, attributes.itemId ?? '', limit);
  return { collection: presentCollection(collection, scope), items };
};
