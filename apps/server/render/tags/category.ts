import { presentCollection } from '../context/present-collection.ts';
import { findCollection } from '../data/find-collection.ts';
import { numberAttribute, type TagHandler } from './tag-scope.ts';

/** The categories of a collection. */
export const categoryTag: TagHandler = ({ attributes }, scope) => {
  const collection = findCollection(scope.snapshot, attributes.collection ?? '');
  if (collection === undefined) return undefined;
  const presented = presentCollection(collection, scope);
  const limit = numberAttribute(attributes.limit, { fallback: 100, min: 1, max: 1000 });
  return { collection: presented, categories: presented.categories.slice(0, limit) };
};
