import { splitPath } from '@sitewright/template';
import type { Args, Formatter, Path } from '@sitewright/template';
import { toKey } from '../values/emit.ts';

import { getPath } from '../values/read.ts';

/** A list as an object. */
export const keyBy: Formatter<Path | undefined> = {
  name: 'key-by',
  summary: 'An object of the elements of a list, under the value that each has at the path.',
  usage: 'path',
  examples: [
    {
      template: '{.var @byId items|key-by id}{@byId.b.name}',
      data: {
        items: [
          { id: 'a', name: 'Mug' },
          { id: 'b', name: 'Bowl' },
        ],
      },
      output: 'Bowl',
    },
  ],
  prepare: ({ list }: Args) => (list[0] ? splitPath(list[0]) : undefined),
  run: (value, path) => {
    if (!path || !Array.isArray(value)) return {};
    const pairs = value.map((element: unknown) => [getPath(element, path), element] as const);
    const keyed = pairs.filter(([key]) => key !== undefined);
    return Object.fromEntries(keyed.map(([key, element]) => [toKey(key), element]));
  },
};
