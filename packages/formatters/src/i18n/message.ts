import { splitPath } from '@sitewright/template';
import type { Args, Formatter, Path } from '@sitewright/template';

import { readArgument } from '../values/charge.ts';
import { asText } from '../values/read.ts';
import { writeMessage } from './message-text.ts';

const NAMES_AND_TEXT_PER_STEP = 256;

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
  prepare,
  run: (value, { names, paths }, ctx) => {
    const positional = paths.map((path) => readArgument(ctx.resolveFromParent(path), ctx) ?? null);
    const text = asText(value);
    // Every placeholder may be looked for among all names.
    ctx.charge(Math.floor((names.length * text.length) / NAMES_AND_TEXT_PER_STEP));
    return writeMessage(ctx, text, { positional, names });
  },
};

/** The older name of `message`. */
export const plural: Formatter<Parameters> = {
  ...message,
  name: 'plural',
};
