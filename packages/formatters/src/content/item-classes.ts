import { isOnSale, isSoldOut, recordTypes } from '@sitewright/commerce';
import { isTruthy } from '@sitewright/template';
import type { Formatter, PluginContext } from '@sitewright/template';
import { itemOf } from '../commerce/item.ts';
import { slugify } from '../text/slugify.ts';
import { countMembers, readText } from '../values/charge.ts';
import { asNumber, asText, getKey } from '../values/read.ts';

const paths = {
  promotedBlockType: ['promotedBlockType'],
  categories: ['categories'],
  tags: ['tags'],
  author: ['author'],
  recordTypeLabel: ['recordTypeLabel'],
  index: ['@index'],
  starred: ['starred'],
} as const;

/** One class per element of a list of words, each after a space. */
function listClasses(prefix: string, words: unknown, ctx: PluginContext): string {
  const size = countMembers(words, ctx);
  let classes = '';
  for (let i = 0; i < size; i++) {
    classes += ` ${prefix}-${slugify(readText(getKey(words, i), ctx))}`;
  }
  return classes;
}

function promotedClasses(type: unknown, ctx: PluginContext): string {
  return isTruthy(type) ? ` promoted promoted-block-${slugify(readText(type, ctx))}` : '';
}

function authorClass(author: unknown, ctx: PluginContext): string {
  const name = getKey(author, 'displayName');
  return isTruthy(author) && isTruthy(name) ? ` author-${slugify(readText(name, ctx))}` : '';
}

function shopClasses(value: unknown, ctx: PluginContext): string {
  if (asNumber(getKey(value, 'recordType')) !== recordTypes.values['store-item']) return '';
  const item = itemOf(value, ctx);
  return (isOnSale(item) ? ' on-sale' : '') + (isSoldOut(item) ? ' sold-out' : '');
}

function classesOf(item: unknown, ctx: PluginContext): string {
  const index = ctx.resolve(paths.index);
  return (
    'hentry' +
    promotedClasses(ctx.resolve(paths.promotedBlockType), ctx) +
    listClasses('category', ctx.resolve(paths.categories), ctx) +
    listClasses('tag', ctx.resolve(paths.tags), ctx) +
    authorClass(ctx.resolve(paths.author), ctx) +
    ` post-type-${asText(ctx.resolve(paths.recordTypeLabel))}` +
    (index === undefined ? '' : ` article-index-${asNumber(index)}`) +
    (isTruthy(ctx.resolve(paths.starred)) ? ' featured' : '') +
    shopClasses(item, ctx)
  );
}

/** Classes of an item in a list. */
export const itemClasses: Formatter = {
  name: 'item-classes',
  run: (item, _, ctx) => classesOf(item, ctx),
};
