import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextLimit, readMeasure, unitOf, writeMeasure } from './measures.ts';

const kinds = ['weight', 'weightLimit', 'length'] as const;
const anyKind = fc.constantFrom(...kinds);
const anyWriting = fc.record({
  standard: fc.constantFrom(1 as const, 2 as const),
  locale: fc.constantFrom('en-US', 'de-DE', 'de-CH', 'fr-FR'),
});
const anyAmount = fc.oneof(fc.nat(2_000), fc.nat(2_147_483_647));
const imperial = { standard: 1, locale: 'en-US' } as const;
const metric = { standard: 2, locale: 'en-US' } as const;

it('what is shown, typed again, is what there was', () => {
  fc.assert(
    fc.property(anyKind, anyWriting, anyAmount, (kind, writing, present) => {
      const shown = writeMeasure(kind, present, writing);
      expect(readMeasure(kind, shown, { ...writing, present })).toEqual({ value: present });
    }),
    { numRuns: 500 },
  );
});

it('a number of two decimals is shown as it was typed', () => {
  const hundredths = fc.integer({ min: 0, max: 400_000_000 });
  fc.assert(
    fc.property(fc.constantFrom('weight', 'weightLimit'), hundredths, (kind, count) => {
      const typed = String(count / 100);
      const read = readMeasure(kind, typed, imperial);
      expect('value' in read && writeMeasure(kind, read.value, imperial)).toBe(typed);
    }),
  );
});

it('inches of quarters and tenths are shown as they were typed, and any length stays as it is', () => {
  for (const parts of [4, 10]) {
    for (let count = 0; count < 1_000; count += 1) {
      const typed = String(count / parts);
      const read = readMeasure('length', typed, imperial);
      expect('value' in read && writeMeasure('length', read.value, imperial)).toBe(typed);
    }
  }
  fc.assert(
    fc.property(fc.nat(10_000_000), (mm) => {
      const shown = writeMeasure('length', mm, imperial);
      expect(readMeasure('length', shown, imperial)).toEqual({ value: mm });
    }),
  );
});

it('numbers are written and read as the reader writes them', () => {
  const german = { standard: 1, locale: 'de-DE' } as const;
  expect(writeMeasure('weight', 1133, german)).toBe('2,5');
  expect(readMeasure('weight', '2,5', german)).toEqual({ value: 1133 });
  expect(readMeasure('weight', '1.250', { standard: 2, locale: 'de-DE' })).toEqual({ value: 1250 });
  expect(readMeasure('weight', '1,250 g', metric)).toEqual({ value: 1250 });
  expect(readMeasure('weight', '2.5 lbs', imperial)).toEqual({ value: 1133 });
  expect(readMeasure('length', '12.5"', imperial)).toEqual({ value: 318 });
});

it('a weight under a hundredth of a pound is not shown as nothing, and can be made nothing', () => {
  expect(writeMeasure('weight', 1, imperial)).toBe('0.0023');
  expect(readMeasure('weight', '0.0023', imperial)).toEqual({ value: 1 });
  expect(readMeasure('weight', '0', { ...imperial, present: 1 })).toEqual({ value: 0 });
  expect(readMeasure('weight', ' ', { ...imperial, present: 1 })).toEqual({ value: 0 });
});

it('goods are rounded down and limits up: what weighs a limit together is within it', () => {
  const read = (kind: 'weight' | 'weightLimit', typed: string) => {
    const { value } = readMeasure(kind, typed, imperial) as { value: number };
    return value;
  };
  expect([read('weight', '1') * 10, read('weightLimit', '10')]).toEqual([4530, 4536]);
});

it('what cannot be taken says why', () => {
  const faults = [
    ['weight', 'heavy', imperial, 'notNumber'],
    ['weight', '1.234', imperial, 'twoDecimals'],
    ['length', '1.125', imperial, 'twoDecimals'],
    ['weight', '-1', imperial, 'negative'],
    ['weight', '1.5', metric, 'notWhole'],
    ['length', '3 in', metric, 'notWhole'],
    ['weight', '3 kg', imperial, 'notNumber'],
    ['weight', '99999999999', metric, 'tooLarge'],
    ['weight', '99999999999999999', imperial, 'tooLarge'],
  ] as const;
  for (const [kind, typed, writing, fault] of faults) {
    expect(readMeasure(kind, typed, writing), typed).toEqual({ fault });
  }
});

it('limits go up by two pounds, or by a kilogram', () => {
  expect([nextLimit(0, 2), nextLimit(1000, 2)]).toEqual([1000, 2000]);
  const limits = [nextLimit(0, 1), nextLimit(nextLimit(0, 1), 1)];
  expect(limits.map((grams) => writeMeasure('weightLimit', grams, imperial))).toEqual(['2', '4']);
  expect(unitOf('weightLimit', 1)).toBe('lb');
});

it('the most that a measure may be can be typed, and a gram more cannot', () => {
  const read = (typed: string) =>
    readMeasure('weight', typed, { standard: 2, locale: 'en', most: 1_000 });
  expect(read('1000')).toEqual({ value: 1_000 });
  expect(read('1001')).toEqual({ fault: 'tooLarge' });
});
