import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

it.each([
  ['plain', 3, 'pla'],
  ['plain', 5, 'plain'],
  ['ab🎉', 3, 'ab'],
  ['ab🎉', 4, 'ab🎉'],
  ['🇩🇪🇫🇷', 5, '🇩🇪'],
  // One family is longer than the limit.
  ['👨‍👩‍👧!', 6, '👨‍👩‍'],
  ['e\u0301a', 1, 'e'],
])('%j cut to %d is %j', (text, length, cut) => {
  expect(cutText(text, length)).toBe(cut);
});

it('is never longer, never half a character, and always the start', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', '🎉', '👩🏽‍🚀', '🇩🇪', 'e\u0301', 'שָׁ', '\n', '漢')),
      fc.nat(40),
      (parts, length) => {
        const text = parts.join('');
        const cut = cutText(text, length);
        expect(cut.length).toBeLessThanOrEqual(length);
        expect(cut.isWellFormed()).toBe(true);
        expect(text.startsWith(cut)).toBe(true);
      },
    ),
  );
});
