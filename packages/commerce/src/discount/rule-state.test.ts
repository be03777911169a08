import { expect, it } from 'vitest';
import { getRuleState } from './rule-state.ts';

const rule = { isEnabled: true, startsAt: 10, endsAt: 20, maxUses: 3, usedCount: 2 };

it.each([
  ['disabled', { isEnabled: false }, 15],
  ['scheduled', {}, 9],
  ['active', {}, 10],
  ['active', {}, 19],
  ['ended', {}, 20],
  ['used-up', { usedCount: 3 }, 15],
  ['ended', { usedCount: 3 }, 20],
  ['active', { maxUses: null, usedCount: 9 }, 15],
  ['active', { startsAt: null, endsAt: null }, 0],
] as const)('a rule is %s with %j at %d', (state, facts, now) => {
  expect(getRuleState({ ...rule, ...facts }, now)).toBe(state);
});
