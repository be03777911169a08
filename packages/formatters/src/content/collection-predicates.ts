import { isTruthy } from '@sitewright/template';
import type { Args, Predicate } from '@sitewright/template';
import { asNumber, asText, getKey, getPath, isObject } from '../values/read.ts';

/** Collection types that templates test. ENUM-02. */
const collectionTypes = { templatePage: 7, page: 10 } as const;

/** What a folder does when it is opened. ENUM-03. */
const folderBehaviors = { index: 1, redirect: 2 } as const;

/** Has a collection. */
export const collection: Predicate = {
  name: 'collection?',
  summary: 'The value has a `collection`.',
  examples: [
    { template: '{.collection?}yes{.end}', data: { collection: { id: 1 } }, output: 'yes' },
  ],
  test: (value) => isTruthy(getKey(value, 'collection')),
};

/** A page. ENUM-02. */
export const collectionPage: Predicate = {
  name: 'collection-page?',
  summary: 'The collection of the value is a page (type 10).',
  examples: [
    {
      template: '{.collection-page?}page{.end}',
      data: { collection: { type: 10 } },
      output: 'page',
    },
  ],
  test: (value) => asNumber(getPath(value, ['collection', 'type'])) === collectionTypes.page,
};

/** A template page. ENUM-02. */
export const collectionTemplatePage: Predicate = {
  name: 'collection-template-page?',
  summary: 'The collection of the value, or the value itself, is a template page (type 7).',
  examples: [
    { template: '{.collection-template-page?}yes{.end}', data: { type: 7 }, output: 'yes' },
  ],
  test: (value) => {
    const found = getKey(value, 'collection');
    const type = getKey(found === undefined ? value : found, 'type');
    return asNumber(type) === collectionTypes.templatePage;
  },
};

/** A kind of collection by its name. */
export const collectionTypeNameEquals: Predicate<string | undefined> = {
  name: 'collectionTypeNameEquals?',
  summary: 'The `typeName` in the data is that word.',
  usage: 'name',
  examples: [
    {
      template: '{.collectionTypeNameEquals? blog}yes{.end}',
      data: { typeName: 'blog' },
      output: 'yes',
    },
  ],
  prepare: ({ list }: Args) => list[0],
  test: (_, name, ctx) => name !== undefined && asText(ctx.resolve(['typeName'])) === name,
};

/** A folder. */
export const folder: Predicate = {
  name: 'folder?',
  summary: 'The collection of the value is a folder.',
  examples: [
    { template: '{.folder?}yes{.end}', data: { collection: { folder: true } }, output: 'yes' },
  ],
  test: (value) => isTruthy(getPath(value, ['collection', 'folder'])),
};

/** An index. ENUM-03. */
export const index: Predicate = {
  name: 'index?',
  summary: 'The collection of the value is a folder that shows all its pages as one.',
  examples: [
    {
      template: '{.index?}yes{.end}',
      data: { collection: { folder: true, folderBehavior: 1 } },
      output: 'yes',
    },
  ],
  test: (value) => {
    const found = getKey(value, 'collection');
    if (!isObject(found)) return false;
    return (
      isTruthy(getKey(found, 'folder')) && getKey(found, 'folderBehavior') === folderBehaviors.index
    );
  },
};

/** A folder that leads on. ENUM-03. */
export const redirect: Predicate = {
  name: 'redirect?',
  summary: 'The value is a folder that leads to its first page.',
  examples: [{ template: '{.redirect?}yes{.end}', data: { folderBehavior: 2 }, output: 'yes' }],
  test: (value) => asNumber(getKey(value, 'folderBehavior')) === folderBehaviors.redirect,
};

/** A folder that can be opened. ENUM-03. */
export const clickable: Predicate = {
  name: 'clickable?',
  summary: 'The `folderBehavior` in the data lets a visitor open it, or there is none.',
  examples: [
    { template: '{.clickable?}link{.or}text{.end}', data: { folderBehavior: 3 }, output: 'text' },
  ],
  test: (_value, _args, ctx) => {
    const behavior = ctx.resolve(['folderBehavior']);
    if (behavior === undefined) return true;
    const { index: asIndex, redirect: asRedirect } = folderBehaviors;
    return asNumber(behavior) === asIndex || asNumber(behavior) === asRedirect;
  },
};
