import type { Random } from './random.ts';
import { randomNoise } from './text.ts';

const STRAYS = [
  ...'{ } | . @ # {## ##} , ? && = 😀 {.end} {.or} {.eof} {@} {.if'.split(' '),
  '{.alternates with}',
  '{.section items}',
  '\u00a0',
  ' ',
  '\n',
];

type Mutation = (text: string, start: number, end: number, random: Random) => string;

const MUTATIONS: readonly Mutation[] = [
  (text, start, end) => text.slice(0, start) + text.slice(end),
  (text, start, end) => text.slice(0, end) + text.slice(start),
  (text, start, _end, random) => text.slice(0, start) + random.pick(STRAYS) + text.slice(start),
  (text, start, _end, random) => text.slice(0, start) + random.pick(STRAYS) + text.slice(start + 1),
  (text, start, end, random) => text.slice(0, start) + randomNoise(random) + text.slice(end),
  (text, start, end) => text.slice(0, start) + text.slice(end) + text.slice(start, end),
];

/** The text with a few places changed: cut, doubled, moved or with stray signs in them. */
export function mutate(random: Random, original: string): string {
  let text = original;
  for (let left = 1 + random.below(3); left > 0; left--) {
    const start = random.below(text.length + 1);
    const end = Math.min(text.length, start + random.below(12));
    text = random.pick(MUTATIONS)(text, start, end, random);
  }
  return text;
}
