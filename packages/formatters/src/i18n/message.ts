import { splitPath } from '@sitewright/template';
import type { Args, Formatter, Path } from '@sitewright/template';

import { asText } from '../values/read.ts';
import { writeMessage } from './message-text.ts';

/** What the arguments of the tag stand for, by place. */
interface Parameters {
  readonly names: readonly (string | undefined)[];
  readonly paths: readonly Path[];
}

/** Reads `reference`, `name:reference` and `name=reference`. */
function prepare({ list }: Args): Parameters {
  const delimiters = list.map((argument) => argument.search(/[:=]/));
  return {
    names: list.map((argument, place) =>
      delimiters[place] === -1 ? undefined : argument.slice(0, delimiters[place]),
    ),
    paths: list.map((argument, place) => splitPath(argument.slice(delimiters[place]! + 1))),
  };
}

/** A message with arguments. References start below the value's own frame. */
export const message: Formatter<Parameters> = {
  name: 'message',
  summary: 'Fills in a message with the values of the references, by place or by name.',
  usage: '[reference | name:reference] …',
  examples: [
    {
      template: '{text|message cart.quantity}',
      data: { text: '{0 plural one {# item} other {# items}}', cart: { quantity: 3 } },
      output: '3 items',
      locale: 'en',
    },
    {
      template: '{text|message who:name}',
      data: { text: 'Hello {who}', name: 'Ada' },
      output: 'Hello Ada',
      locale: 'en',
    },
  ],
  prepare,
  run: (value, { names, paths }, ctx) => {
    const positional = paths.map((path) => ctx.resolveFromParent(path) ?? null);
    return writeMessage(ctx, asText(value), { positional, names });
  },
};

/** The older name of `message`. */
export const plural: Formatter<Parameters> = {
  ...message,
  name: 'plural',
  summary: 'Another name of `message`.',
  examples: [
    {
      template: '{text|plural n}',
      data: { text: '{0 plural one {one} other {# pieces}}', n: 4 },
      output: '4 pieces',
      locale: 'en',
    },
  ],
};
