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

/** Runs a macro or a partial with the value as its data. template-language.md §7. */
export const apply: Formatter<Call | undefined> = {
  name: 'apply',
  summary: 'Runs the macro or partial of that name with the value as its data.',
  usage: 'name [private] [key=value …]',
  examples: [
    {
      template: '{.macro card}<b>{title}</b>{.end}{item|apply card}',
      data: { item: { title: 'Mug' } },
      output: '<b>Mug</b>',
    },
    {
      template: '{.macro tag}<{@args.as}>{@}</{@args.as}>{.end}{name|apply tag as=em}',
      data: { name: 'Mug' },
      output: '<em>Mug</em>',
      note: 'Further arguments are the object `@args`.',
    },
  ],
  prepare,
  run: (value, call, ctx) => (call ? ctx.apply(call.name, value, call.options) : ''),
};
