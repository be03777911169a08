import { expect, it } from 'vitest';
import { readWidth } from './image-format.ts';

it('ROUT-44 a width that is asked for is one of the known ones, and no more than the picture has', () => {
  expect(['100w', '101w', '2500w', '9999w'].map((asked) => readWidth(asked, 5_000))).toEqual([
    100, 300, 2_500, 2_500,
  ]);
  expect(readWidth('1500w', 640)).toBe(640);
  expect([readWidth(undefined, 5_000), readWidth('wide', 400)]).toEqual([1_500, 400]);
  expect(readWidth('original', 640)).toBe('original');
});
