import { loadListItems } from '../data/load-list-items.ts';
import { findCollection } from '../data/find-collection.ts';
import { presentCollection } from '../context/present-collection.ts';
import { numberAttribute, type TagHandler } from './tag-scope.ts';

/** Items of any collection (template-format §6): at most 100, and 27 queries a page. */
export const queryTag: TagHandler = async ({ attributes }, scope) => {
  const collection = findCollection(scope.snapshot, attributes.collection ?? '');
  if (collection === undefined || scope.queriesLeft <= 0) return undefined;
  scope.queriesLeft -= 1;
  const items = await loadListItems(scope, collection, {
    categories: commaList(attributes.category),
    tags: commaList(attributes.tag),
    isFeatured: attributes.featured === 'true',
    skip: numberAttribute(attributes.skip, { fallback: 0, min: 0, max: 10 }),
    limit: numberAttribute(attributes.limit, { fallback: 20, min: 1, max: 100 }),
  });
  return { collection: presentCollection(collection, scope), items };
};

/** How many `squarespace:query` tags one page may use. */
export const maxQueriesPerPage = 27;

function commaList(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
