import { splitPath } from '@sitewright/template';
import type { Args, Formatter, Path } from '@sitewright/template';
import { between } from '../values/arg-rules.ts';
import { countMembers } from '../values/charge.ts';
import { toKey } from '../values/emit.ts';
import { asText, getPath } from '../values/read.ts';

/** A path in the data costs one step for every two characters. */
const PATH_CHARGE_SHIFT = 1;

/** The path that a key value stands for: a list is a whole path. */
function toPath(key: unknown): Path {
  if (Array.isArray(key)) return key.map((part) => (typeof part === 'number' ? part : toKey(part)));
  return [typeof key === 'number' ? key : asText(key)];
}

/** Looks inside the value by keys that are themselves data. */
export const get: Formatter<readonly Path[]> = {
  name: 'get',
  needsArgs: true,
  prepare: ({ list }: Args) => list.map(splitPath),
  run: (value, paths, ctx) => {
    let found = value;
    for (const path of paths) {
      const key = ctx.resolve(path);
      countMembers(key, ctx);
      found = key === undefined ? undefined : getPath(found, toPath(key));
      if (found === undefined) return undefined;
    }
    return found;
  },
};

/** Looks inside the value by fixed paths. */
export const prop: Formatter<readonly Path[]> = {
  name: 'prop',
  needsArgs: true,
  prepare: ({ list }: Args) => list.map(splitPath),
  run: (value, paths) =>
    paths.reduce<unknown>(
      (found, path) => (found === undefined ? found : getPath(found, path)),
      value,
    ),
};

/** The value that a piece of data names. */
export const lookup: Formatter<Path | undefined> = {
  name: 'lookup',
  needsArgs: true,
  checkArgs: between(1, 1),
  prepare: ({ list }: Args) => (list[0] ? splitPath(list[0]) : undefined),
  run: (_, path, ctx) => {
    if (!path) return '';
    const text = asText(ctx.resolve(path));
    ctx.charge(text.length >> PATH_CHARGE_SHIFT);
    return ctx.resolve(splitPath(text));
  },
};
