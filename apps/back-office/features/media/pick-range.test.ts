import { expect, it } from 'vitest';
import { pickRange } from './pick-range.ts';

const named = (letters: string) => (letters.match(/./g) ?? []).map((id) => ({ id }));

const files = named('abcdef');
const pick = (chosen: string, last: string | undefined, to: string) =>
  pickRange(files, named(chosen), { last, to: { id: to } })
    .map(({ id }) => id)
    .join('');

it('a press with Shift takes all between, in the order in which they stand', () => {
  expect(pick('b', 'b', 'e')).toBe('bcde');
  expect(pick('e', 'e', 'b')).toBe('edcb');
});

it('what is chosen already stays where it is and is there once', () => {
  expect(pick('fcb', 'b', 'd')).toBe('fcbd');
  expect(pick('b', 'b', 'b')).toBe('b');
});

it('without a last one in sight it takes the pressed one alone', () => {
  expect(pick('', undefined, 'c')).toBe('c');
  expect(pick('x', 'x', 'c')).toBe('xc');
});
