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

test('a rate is written with the decimal and the percent sign as the language has them', () => {
  expect(describeStep(tax, money).note).toBe('5.5% of 1000 c');
  const german = makeSay(storefrontWordsOf('de'));
  expect(describeStep(tax, money, german).note).toBe('5,5\u00a0% von 1000 c');
});
