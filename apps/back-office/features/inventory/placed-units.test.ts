import { mainLocationId } from '@sitewright/contract';
import { expect, it } from 'vitest';
import { placedUnits, unitsAt } from './placed-units.ts';

const stock = { unlimited: false, quantity: 12 };
const levels = [
  { locationId: 'cellar', quantity: 3 },
  { locationId: 'fair', quantity: 4 },
];

it('INVT-01 the main location has what lies nowhere else', () => {
  expect(placedUnits(stock, levels)).toEqual([
    { locationId: mainLocationId, quantity: 5 },
    ...levels,
  ]);
  expect(placedUnits({ ...stock, unlimited: true }, levels)).toEqual([]);
});

it('INVT-01 units at a place are told, none where none lie, and nothing where nobody knows', () => {
  const at = (place: string) => unitsAt({ stock, levels }, place);
  expect([at(mainLocationId), at('cellar'), at('attic')]).toEqual([5, 3, 0]);
  expect(unitsAt({ stock }, 'cellar')).toBeUndefined();
});
