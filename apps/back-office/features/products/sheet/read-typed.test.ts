import { expect, it } from 'vitest';
import { readAmount, readCount, readFlag, writeAmount, type Writing } from './read-typed.ts';

const us: Writing = { locale: 'en-US', currency: 'USD', standard: 2 };
const de: Writing = { locale: 'de-DE', currency: 'EUR', standard: 2 };
const jp: Writing = { locale: 'ja-JP', currency: 'JPY', standard: 2 };
const most = 1e12;

it('PROD-08 amounts of real spreadsheets are read as the shop writes them', () => {
  const cases: [string, Writing, number][] = [
    ['12.5', us, 1250],
    ['12,5', us, 1250],
    ['12,50 €', de, 1250],
    ['€ 12,50', de, 1250],
    ['1.234,56 €', de, 123_456],
    ['$1,234.56', us, 123_456],
    ['1,234', us, 123_400],
    ['1.234', de, 123_400],
    ['1,234,567', us, 123_456_700],
    ["CHF 1'234.50", { locale: 'de-CH', currency: 'CHF', standard: 2 }, 123_450],
    ['1 234,50', { locale: 'fr-FR', currency: 'EUR', standard: 2 }, 123_450],
    ['  7 ', us, 700],
    ['.5', us, 50],
    ['₹1,23,456.50', { locale: 'en-IN', currency: 'INR', standard: 2 }, 12_345_650],
    ['12.500', us, 1250],
    ['¥1,200', jp, 1200],
    ['1200', jp, 1200],
  ];
  for (const [text, writing, cents] of cases) {
    expect(readAmount(text, writing, most), text).toEqual({ value: cents });
  }
});

it('PROD-08 what is no amount is told, never guessed', () => {
  const faults: [string, Writing, string][] = [
    ['', us, 'empty'],
    ['abc', us, 'notAmount'],
    ['12 apples', us, 'notAmount'],
    ['1.2.3,4,5', us, 'notAmount'],
    ['12.34.56', us, 'notAmount'],
    ['#REF!', us, 'notAmount'],
    ['-3', us, 'negative'],
    ['(3.00)', us, 'notAmount'],
    ['1.239', us, 'tooManyDecimals'],
    ['1,5', jp, 'tooManyDecimals'],
    ['99999999999999999999', us, 'tooLarge'],
  ];
  for (const [text, writing, fault] of faults) {
    expect(readAmount(text, writing, most), text).toEqual({ fault });
  }
});

it('PROD-08 counts, yes and no', () => {
  expect(readCount('1.200', de, most)).toEqual({ value: 1200 });
  expect(readCount('12.0', us, most)).toEqual({ value: 12 });
  expect(readCount('1.5', us, most)).toEqual({ fault: 'notWhole' });
  for (const word of ['TRUE', 'wahr', 'Ja', 'x', '1']) {
    expect(readFlag(word)).toEqual({ value: true });
  }
  for (const word of ['FALSE', 'Nein', '', '0']) expect(readFlag(word)).toEqual({ value: false });
  expect(readFlag('maybe')).toEqual({ fault: 'notYesNo' });
  expect(writeAmount(1250, de)).toBe('12,50');
  expect(writeAmount(1250, jp)).toBe('1250');
});
