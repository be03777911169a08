import { sliceTypes } from '@sitewright/commerce';
import type { Args, Predicate } from '@sitewright/template';
import { allOf, between, firstIsOneOf } from '../values/arg-rules.ts';
import { UNDEFINED_KIND } from '../values/undefined-kind.ts';
import { asNumber, getKey } from '../values/read.ts';

const codes: ReadonlyMap<string, number> = new Map([
  ['undefined', UNDEFINED_KIND],
  ...Object.entries(sliceTypes.values),
]);

/** The kind of a slice; without a name the undefined one. ENUM-07. */
export const currentType: Predicate<number | undefined> = {
  name: 'current-type?',
  needsArgs: true,
  checkArgs: allOf(between(1, 1), firstIsOneOf(codes.keys())),
  prepare: ({ list }: Args) => codes.get(list[0] ?? 'undefined'),
  test: (value, code) =>
    code !== undefined && code === (asNumber(getKey(value, 'currentType')) | 0),
};
