import { expect, test } from 'vitest';
import { liftOver } from './keep-clear.ts';

const home = { top: 780, bottom: 828, left: 230, right: 374 };
const button = (top: number, more = {}) => ({
  top,
  bottom: top + 48,
  left: 16,
  right: 374,
  ...more,
});

test('the pill stays where it is beside, above and below a button', () => {
  expect(liftOver(home, [])).toBe(0);
  expect(liftOver(home, [button(500), button(830), button(790, { right: 200 })])).toBe(0);
});

test('it goes up over a button that it would lie on, and over the next one', () => {
  expect(liftOver(home, [button(790)])).toBe(46);
  expect(liftOver(home, [button(740)])).toBe(96);
  expect(liftOver(home, [button(740), button(790)])).toBe(96);
});

test('it never leaves the screen', () => {
  const low = { ...home, top: 30, bottom: 78 };
  expect(liftOver(low, [button(10)])).toBe(0);
});
