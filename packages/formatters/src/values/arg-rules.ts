import { jsonOrReference } from './operands.ts';

/**
 * Why the arguments of a call cannot be meant, or undefined when they can: what a plug-in gives
 * as its `checkArgs`.
 */
export type ArgRule = (words: readonly string[]) => string | undefined;

/** At least `least` and at most `most` arguments. */
export function between(least: number, most: number): ArgRule {
  const expected = least === 0 ? `at most ${most}` : least === most ? most : `${least} to ${most}`;
  return ({ length }) =>
    length < least || length > most ? `expected ${expected}, got ${length}` : undefined;
}

/** At most so many arguments. */
export function atMost(most: number): ArgRule {
  return between(0, most);
}

/** The first argument, if there is one, is a whole number. */
export const firstIsInteger: ArgRule = ([first]) =>
  first === undefined || /^[+-]?\d+$/.test(first)
    ? undefined
    : `expected an integer, found '${first}'`;

/** The first argument, if there is one, is one of these. */
export function firstIsOneOf(names: Iterable<string>): ArgRule {
  const known = new Set(names);
  return ([first]) =>
    first === undefined || known.has(first) ? undefined : `illegal value '${first}' found`;
}

/** Every argument is one of these. */
export function eachIsOneOf(...names: readonly string[]): ArgRule {
  return (words) => {
    const unknown = words.find((word) => !names.includes(word));
    return unknown === undefined ? undefined : `'${unknown}' is not an expected value`;
  };
}

/** Every argument is a JSON value or starts like a reference. */
export const areOperands: ArgRule = (words) => {
  const odd = words.find((word) => !jsonOrReference(word));
  return odd === undefined
    ? undefined
    : `argument ${odd} must be a valid JSON value or variable reference`;
};

/** The first objection of several rules. */
export function allOf(...rules: readonly ArgRule[]): ArgRule {
  return (words) => {
    for (const rule of rules) {
      const why = rule(words);
      if (why !== undefined) return why;
    }
    return undefined;
  };
}
