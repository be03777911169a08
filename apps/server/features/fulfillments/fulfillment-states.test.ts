import { expect, it } from 'vitest';
import { deriveFulfillmentStatus } from './fulfillment-states.ts';

it.each([
  ['pending', [[2, 0]], []],
  ['pending', [[0, 0]], []],
  ['partially_fulfilled', [[2, 1]], ['shipped']],
  [
    'partially_fulfilled',
    [
      [1, 1],
      [1, 0],
    ],
    ['shipped'],
  ],
  ['fulfilled', [[2, 2]], ['shipped', 'delivered']],
  ['fulfilled', [[0, 2]], ['delivered']],
  ['ready_for_pickup', [[2, 2]], ['shipped', 'ready']],
  ['fulfilled', [[2, 2]], ['picked-up']],
] as const)('an order is %s when units kept and handed over are %j', (status, units, states) => {
  const items = units.map(([kept, handed]) => ({ kept, handed }));
  expect(deriveFulfillmentStatus(items, states)).toBe(status);
});
