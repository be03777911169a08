import { splitPath } from '@sitewright/template';
import type { Args, Formatter, Path } from '@sitewright/template';

import { asText } from '../values/read.ts';
import { writeMessage } from './message-text.ts';

interface MessageArgument {
  readonly name: string | undefined;
  readonly path: Path;
}

/** `reference`, `name:reference` or `name=reference`. */
function parseArgument(text: string): MessageArgument {
  const delimiter = text.search(/[:=]/);
  if (delimiter === -1) return { name: undefined, path: splitPath(text) };
  return { name: text.slice(0, delimiter), path: splitPath(text.slice(delimiter + 1)) };
}

/** A message with arguments. References start below the value's own frame. */
export const message: Formatter<readonly MessageArgument[]> = {
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
  prepare: ({ list }: Args) => list.map(parseArgument),
  run: (value, parameters, ctx) => {
    const positional = parameters.map(({ path }) => ctx.resolveFromParent(path) ?? null);
    const named = Object.create(null) as Record<string, unknown>;
    for (const [place, { name }] of parameters.entries()) {
      if (name !== undefined) named[name] = positional[place];
    }
    return writeMessage(ctx, asText(value), { positional, named });
  },
};

/** The older name of `message`. */
export const plural: Formatter<readonly MessageArgument[]> = {
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
