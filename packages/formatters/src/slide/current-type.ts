import type { Args, Predicate } from '@sitewright/template';
import { allOf, between, firstIsOneOf } from '../values/arg-rules.ts';
import { asNumber, getKey } from '../values/read.ts';

/** Kinds of slices by name. ENUM-07. */
const sliceTypes: ReadonlyMap<string, number> = new Map(
  Object.entries({
    undefined: -1,
    heading: 1,
    body: 3,
    image: 4,
    gallery: 5,
    video: 6,
    'social-icons': 7,
    buttons: 8,
    navigation: 9,
    'custom-form': 10,
    newsletter: 11,
    album: 12,
    map: 13,
    logo: 14,
    action: 15,
    form: 16,
    lock: 17,
    password: 18,
    twitter: 19,
  }),
);

/** The kind of a slice; without a name the undefined one. ENUM-07. */
export const currentType: Predicate<number | undefined> = {
  name: 'current-type?',
  needsArgs: true,
  checkArgs: allOf(between(1, 1), firstIsOneOf(sliceTypes.keys())),
  prepare: ({ list }: Args) => sliceTypes.get(list[0] ?? 'undefined'),
  test: (value, code) =>
    code !== undefined && code === (asNumber(getKey(value, 'currentType')) | 0),
};
