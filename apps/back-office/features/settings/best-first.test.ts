import { expect, it } from 'vitest';
import { bestFirst } from './best-first.ts';

it('names that begin with the words come first, names that hold them second, others keep their order', () => {
  const found = [
    'Business information',
    'Money and totals',
    'Shipping is taxed',
    'Taxes',
    'Tax number',
  ];
  expect(bestFirst(found, ' tax ', (name) => name)).toEqual([
    'Taxes',
    'Tax number',
    'Shipping is taxed',
    'Business information',
    'Money and totals',
  ]);
});

it('capitals and marks are no difference', () => {
  expect(bestFirst(['Länder', 'Währung'], 'wahr', (name) => name)).toEqual(['Währung', 'Länder']);
});
