import type { Random } from './random.ts';
import { NAMES } from './data.ts';

/** The smallest parts of a template. */

const VARIABLES = ['@v', '@w', '@c', '@args', '@index', '@index0'];

/** Names that objects inherit; the language must not know them. */
const INHERITED = ['constructor', 'toString', 'hasOwnProperty'];

const DELIMITERS = [' ', ' ', ' ', ' ', ';', ':', '/', ',', '=', '  '];

const LITERALS = ['0', '1', '-2', '1.5', '"a"', '"x y"', 'true', 'null', '[1]', '{"a":1', ''];

const TEXTS = [
  ...'<p> </p> | $ # é } { {{ }} {} {a||b} {.nope} if(a){b} .cls{color:red}'.split(' '),
  'text ',
  'a{b ',
  ' {x y} ',
  '{ a}',
  ' - ',
  '\n',
  '\u2028',
];

const NOISE = '{}{}|.@#$,;:=&?!<>()[]+-*/\\"\' \n\tabxyz0123é_^~%';

export function randomText(random: Random): string {
  return random.pick(TEXTS);
}

/** Characters that mean something somewhere, in no order. */
export function randomNoise(random: Random): string {
  return random.many(1, 60, () => NOISE.charAt(random.below(NOISE.length))).join('');
}

export function randomReference(random: Random): string {
  if (random.chance(0.12)) return '@';
  const first = random.chance(0.2) ? random.pick(VARIABLES) : randomName(random);
  return [first, ...random.many(0, random.pick([0, 0, 1, 2]), () => randomName(random))].join('.');
}

function randomName(random: Random): string {
  if (random.chance(0.005)) return random.pick(INHERITED);
  if (random.chance(0.1)) return random.pick(['0', '1', '2', '007', 'length', '2147483648']);
  return random.pick(NAMES);
}

/** Arguments with their delimiter in front; often none. */
export function randomArguments(random: Random): string {
  if (random.chance(0.4)) return '';
  const delimiter = random.pick(DELIMITERS);
  const list = random.many(0, 3, () =>
    random.chance(0.5) ? randomReference(random) : random.pick(LITERALS),
  );
  return delimiter + list.join(random.chance(0.95) ? delimiter : random.pick(DELIMITERS));
}
