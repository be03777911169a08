import { presentCollection } from '../context/present-collection.ts';
import { loadRelatedItems } from '../data/load-list-items.ts';
import { numberAttribute, type TagHandler } from './tag-run.ts';

/** Items beside one item: products of its category, posts with its tags. */
export const relatedTag: TagHandler = async ({ attributes }, run) => {
  const collection = run.snapshot.collections.find((row) => row.id === attributes.collectionId);
  if (collection === undefined) return undefined;
  const limit = numberAttribute(attributes.limit, { fallback: 3, min: 1, max: 30 });
  const items = await loadRelatedItems(run, collection, attributes.itemId ?? '', limit);
  return { collection: presentCollection(collection, run), items };
};
