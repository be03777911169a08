import { isTruthy, splitPath } from '@sitewright/template';
import type { Args, Formatter, Path, PluginContext } from '@sitewright/template';
import { asText, getPath } from '../values/read.ts';

interface Search {
  readonly lookup: Path | undefined;
  readonly path: Path | undefined;
}

function prepare({ list }: Args): Search {
  const hasLookup = list.length === 2;
  const lookup = hasLookup ? splitPath(list[0]!) : undefined;
  const path = hasLookup ? list[1] : list[0];
  return { lookup, path: path === undefined ? undefined : splitPath(path) };
}

/** Whether an element counts: always, or when the path in it or in its look-up is truthy. */
function matcher({ lookup, path }: Search, ctx: PluginContext): (element: unknown) => boolean {
  if (!path) return () => true;
  if (!lookup) return (element) => isTruthy(getPath(element, path));
  const table = ctx.resolve(lookup);
  return (element) => isTruthy(getPath(getPath(table, [asText(element)]), path));
}

/** The first element that matches. */
export const findFirst: Formatter<Search> = {
  name: 'find-first',
  prepare,
  run: (value, search, ctx) =>
    Array.isArray(value) ? value.find(matcher(search, ctx)) : undefined,
};

/** The last element that matches. */
export const findLast: Formatter<Search> = {
  name: 'find-last',
  prepare,
  run: (value, search, ctx) =>
    Array.isArray(value) ? value.findLast(matcher(search, ctx)) : undefined,
};
