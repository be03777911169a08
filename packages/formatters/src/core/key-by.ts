import { splitPath } from '@sitewright/template';
import type { Args, Formatter, Path } from '@sitewright/template';
import { toKey } from '../values/emit.ts';
import { getPath } from '../values/read.ts';

/** A list as an object. */
export const keyBy: Formatter<Path | undefined> = {
  name: 'key-by',
  needsArgs: true,
  prepare: ({ list }: Args) => (list[0] ? splitPath(list[0]) : undefined),
  run: (value, path) => {
    if (!path || !Array.isArray(value)) return {};
    const pairs = value.map((element: unknown) => [getPath(element, path), element] as const);
    const keyed = pairs.filter(([key]) => key !== undefined);
    return Object.fromEntries(keyed.map(([key, element]) => [toKey(key), element]));
  },
};
