import { isSoldOut } from '@sitewright/commerce';
import { isTruthy } from '@sitewright/template';
import type { Formatter, PluginContext } from '@sitewright/template';
import { itemOf } from '../commerce/item.ts';
import { isItemOnSale } from '../commerce/rules.ts';
import { slugify } from '../text/slugify.ts';
import { asNumber, asText, getKey, sizeOf } from '../values/read.ts';
import { recordTypes } from './record-types.ts';

/** One class per element of a list of words. */
function listClasses(prefix: string, words: unknown): string[] {
  return Array.from(
    { length: sizeOf(words) },
    (_, index) => `${prefix}-${slugify(asText(getKey(words, index)))}`,
  );
}

function authorClasses(author: unknown): string[] {
  const name = getKey(author, 'displayName');
  return isTruthy(author) && isTruthy(name) ? [`author-${slugify(asText(name))}`] : [];
}

function shopClasses(value: unknown, ctx: PluginContext): string[] {
  if (asNumber(getKey(value, 'recordType')) !== recordTypes['store-item']) return [];
  const item = itemOf(value, ctx);
  return [...(isItemOnSale(item) ? ['on-sale'] : []), ...(isSoldOut(item) ? ['sold-out'] : [])];
}

function classesOf(item: unknown, ctx: PluginContext): string[] {
  const promoted = ctx.resolve(['promotedBlockType']);
  const index = ctx.resolve(['@index']);
  return [
    'hentry',
    ...(isTruthy(promoted) ? ['promoted', `promoted-block-${slugify(asText(promoted))}`] : []),
    ...listClasses('category', ctx.resolve(['categories'])),
    ...listClasses('tag', ctx.resolve(['tags'])),
    ...authorClasses(ctx.resolve(['author'])),
    `post-type-${asText(ctx.resolve(['recordTypeLabel']))}`,
    ...(index === undefined ? [] : [`article-index-${asNumber(index)}`]),
    ...(isTruthy(ctx.resolve(['starred'])) ? ['featured'] : []),
    ...shopClasses(item, ctx),
  ];
}

/** Classes of an item in a list. */
export const itemClasses: Formatter = {
  name: 'item-classes',
  summary: 'Class names of an item: its kind, categories, tags, author, place and state.',
  examples: [
    {
      template: '<article class="{item|item-classes}">',
      data: { item: { recordTypeLabel: 'text', tags: ['Hand made'], starred: true } },
      output: '<article class="hentry tag-hand-made post-type-text featured">',
    },
  ],
  run: (item, _, ctx) => classesOf(item, ctx).join(' '),
};
