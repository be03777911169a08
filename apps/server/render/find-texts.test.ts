import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findTexts } from './find-texts.ts';

test('texts are found wherever they stand, also inside of and across each other', () => {
  const letters = (maxLength: number) =>
    fc.string({ unit: fc.constantFrom('a', 'b', '.', '\n'), maxLength });
  const some = fc.array(
    letters(4).filter((text) => text !== ''),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(some, letters(30), (wanted, text) => {
      expect([...findTexts(wanted)(text)].toSorted()).toEqual(
        [...new Set(wanted.filter((one) => text.includes(one)))].toSorted(),
      );
    }),
  );
});
