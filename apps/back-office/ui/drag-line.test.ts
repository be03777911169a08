import { expect, it } from 'vitest';
import { placeOnLine } from './drag-line.ts';

const places = (takes: boolean) =>
  [0, 0.29, 0.49, 0.51, 0.71, 1].map((share) => placeOnLine(share, takes));

it('the edges of a line are beside it, the middle of what takes others is in it', () => {
  expect(places(true)).toEqual(['before', 'before', 'into', 'into', 'after', 'after']);
});

it('what takes nothing has no middle', () => {
  expect(places(false)).toEqual(['before', 'before', 'before', 'after', 'after', 'after']);
});
