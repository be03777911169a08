import { expect, it } from 'vitest';
import { readUnits } from './units-fields.tsx';

it('items of which nothing was typed, or none, are not sent', () => {
  expect(readUnits({ mug: '2', jug: '0', pot: '', cup: '1' })).toEqual([
    { id: 'mug', quantity: 2 },
    { id: 'cup', quantity: 1 },
  ]);
});
