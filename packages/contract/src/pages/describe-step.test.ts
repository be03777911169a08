import { expect, test } from 'vitest';
import { makeSay } from '../words/say.ts';
import { storefrontWordsOf } from '../words/words-of.ts';
import { describeStep } from './describe-step.ts';

const tax = {
  kind: 'tax',
  name: 'VAT',
  baseCents: 1000,
  ratePpm: 55_000,
  amountCents: 55,
} as const;
const money = (cents: number) => `${cents} c`;

test('a rate is written with the decimal sign of the language', () => {
  expect(describeStep(tax, money).note).toContain('5.5 %');
  expect(describeStep(tax, money, makeSay(storefrontWordsOf('de'))).note).toContain('5,5 %');
});
