import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changePrice, changeSalePrice, endPrice, priceEndings } from './change-price.ts';

it('a price is set, raised, lowered and rounded as its currency counts', () => {
  expect(changePrice(1000, { kind: 'set', cents: 250 }, 2)).toBe(250);
  expect(changePrice(1000, { kind: 'add', cents: -250, ending: 'none' }, 2)).toBe(750);
  expect(changePrice(1000, { kind: 'percent', ppm: 100_000, ending: '99' }, 2)).toBe(1099);
  expect(changePrice(1049, { kind: 'percent', ppm: 0, ending: '99' }, 2)).toBe(1099);
  expect(changePrice(1048, { kind: 'percent', ppm: 0, ending: '99' }, 2)).toBe(999);
  expect(changePrice(1980, { kind: 'percent', ppm: 100_000, ending: '99' }, 0)).toBe(2178);
  expect(changePrice(12_340, { kind: 'add', cents: 0, ending: '95' }, 3)).toBe(11_950);
  expect(changePrice(100, { kind: 'add', cents: -250, ending: '99' }, 2)).toBe(-150);
});

it('a sale price is taken off the price', () => {
  expect(changeSalePrice(1000, { kind: 'percent-off', ppm: 150_000, ending: 'none' }, 2)).toBe(850);
  expect(changeSalePrice(1000, { kind: 'off', cents: 300, ending: '99' }, 2)).toBe(699);
  expect(changeSalePrice(1000, { kind: 'set', cents: 300 }, 2)).toBe(300);
  expect(changeSalePrice(1000, { kind: 'end' }, 2)).toBeUndefined();
});

it('a rounded price ends as asked, is the nearest such one and never free', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.constantFrom(...priceEndings.filter((ending) => ending !== 'none')),
      (cents, ending) => {
        const rounded = endPrice(cents, ending, 2);
        expect(rounded).toBeGreaterThan(0);
        expect(rounded % 100).toBe(Number(ending));
        if (cents >= 100) expect(Math.abs(rounded - cents)).toBeLessThanOrEqual(50);
        expect(endPrice(rounded, ending, 2)).toBe(rounded);
      },
    ),
  );
});
