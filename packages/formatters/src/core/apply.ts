import type { ApplyOptions, Args, Formatter } from '@sitewright/template';

interface Call {
  readonly name: string;
  readonly options: ApplyOptions;
}

function prepare({ list }: Args): Call | undefined {
  const [name, ...rest] = list;
  if (name === undefined) return undefined;
  if (rest.length === 0) return { name, options: {} };
  const pairs = rest.filter((word) => word !== 'private' && word.includes('='));
  const args = Object.fromEntries(pairs.map(splitPair));
  return { name, options: { isPrivate: rest.includes('private'), args } };
}

function splitPair(word: string): [string, string] {
  const at = word.indexOf('=');
  return [word.slice(0, at), word.slice(at + 1)];
}

/** Runs a macro or a partial with the value as its data. */
export const apply: Formatter<Call | undefined> = {
  name: 'apply',
  needsArgs: true,
  prepare,
  run: (value, call, ctx) => (call ? ctx.apply(call.name, value, call.options) : ''),
};
