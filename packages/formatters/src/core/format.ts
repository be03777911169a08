import { splitPath } from '@sitewright/template';
import type { Args, Formatter, Path } from '@sitewright/template';
import { fillPlaceholders } from '../text/placeholders.ts';
import { toKey } from '../values/emit.ts';
import { readArgument } from '../values/charge.ts';
import { asText } from '../values/read.ts';
import { UNPRINTABLE } from '../values/unprintable.ts';

function printed(value: unknown): string {
  return value === UNPRINTABLE ? '' : toKey(value ?? '');
}

/** Fills the numbered placeholders of a text. References start below the value's own frame. */
export const format: Formatter<readonly Path[]> = {
  name: 'format',
  needsArgs: true,
  prepare: ({ list }: Args) => list.map(splitPath),
  run: (value, paths, ctx) => {
    const values = paths.map((path) => printed(readArgument(ctx.resolveFromParent(path), ctx)));
    return fillPlaceholders(asText(value), values, (length) => {
      ctx.charge(1);
      ctx.chargeText(length);
    });
  },
};
