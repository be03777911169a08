import { collectionTypes, folderBehaviors } from '@sitewright/commerce';
import { isTruthy } from '@sitewright/template';
import type { Args, Predicate } from '@sitewright/template';
import { between } from '../values/arg-rules.ts';
import { asNumber, asText, getKey, getPath, isObject } from '../values/read.ts';

/** Has a collection. */
export const collection: Predicate = {
  name: 'collection?',
  test: (value) => isTruthy(getKey(value, 'collection')),
};

/** A page. ENUM-02. */
export const collectionPage: Predicate = {
  name: 'collection-page?',
  test: (value) => asNumber(getPath(value, ['collection', 'type'])) === collectionTypes.values.page,
};

/** A template page. ENUM-02. */
export const collectionTemplatePage: Predicate = {
  name: 'collection-template-page?',
  test: (value) => {
    const found = getKey(value, 'collection');
    const type = getKey(found === undefined ? value : found, 'type');
    return asNumber(type) === collectionTypes.values['template-page'];
  },
};

/** A kind of collection by its name. */
export const collectionTypeNameEquals: Predicate<string | undefined> = {
  name: 'collectionTypeNameEquals?',
  needsArgs: true,
  checkArgs: between(1, 1),
  prepare: ({ list }: Args) => list[0],
  test: (_, name, ctx) => name !== undefined && asText(ctx.resolve(['typeName'])) === name,
};

/** A folder. */
export const folder: Predicate = {
  name: 'folder?',
  test: (value) => isTruthy(getPath(value, ['collection', 'folder'])),
};

/** An index. ENUM-03. */
export const index: Predicate = {
  name: 'index?',
  test: (value) => {
    const found = getKey(value, 'collection');
    if (!isObject(found)) return false;
    return (
      isTruthy(getKey(found, 'folder')) &&
      getKey(found, 'folderBehavior') === folderBehaviors.values.index
    );
  },
};

/** A folder that leads on. ENUM-03. */
export const redirect: Predicate = {
  name: 'redirect?',
  test: (value) => asNumber(getKey(value, 'folderBehavior')) === folderBehaviors.values.redirect,
};

/** A folder that can be opened. ENUM-03. */
export const clickable: Predicate = {
  name: 'clickable?',
  test: (_value, _args, ctx) => {
    const behavior = ctx.resolve(['folderBehavior']);
    if (behavior === undefined) return true;
    const { index: asIndex, redirect: asRedirect } = folderBehaviors.values;
    return asNumber(behavior) === asIndex || asNumber(behavior) === asRedirect;
  },
};
