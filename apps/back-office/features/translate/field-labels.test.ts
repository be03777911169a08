import { defaultLabels } from '@sitewright/contract';
import { expect, it } from 'vitest';
import { fieldLabel } from './field-labels.ts';

it('what a page says of itself and what it says to search engines have names of their own', () => {
  const fields = ['title', 'navigationTitle', 'description', 'seoTitle', 'seoDescription'];
  const names = fields.map((field) => fieldLabel('page', field).en);
  expect(new Set(names).size).toBe(fields.length);
});

it('each word of pages is called as in its settings', () => {
  const names = Object.keys(defaultLabels).map((name) => fieldLabel('site', `labels.${name}`).en);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('Button that puts into the cart');
});
