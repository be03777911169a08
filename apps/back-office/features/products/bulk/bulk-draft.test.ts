import { expect, it } from 'vitest';
import { emptyBulkDraft, readBulkDraft } from './bulk-draft.ts';

it('nothing chosen is nothing to send', () => {
  expect(readBulkDraft(emptyBulkDraft, 'USD')).toEqual({ edit: {}, faults: [] });
});

it('amounts are minor units of the currency, per cents parts per million', () => {
  const draft = {
    ...emptyBulkDraft,
    price: 'lower',
    priceValue: '7,5 %',
    priceEnding: '99',
  } as const;
  expect(readBulkDraft(draft, 'USD').edit.price).toEqual({
    kind: 'percent',
    ppm: -75_000,
    ending: '99',
  });
  const yen = { ...emptyBulkDraft, price: 'take', priceValue: '250' } as const;
  expect(readBulkDraft(yen, 'JPY').edit.price).toEqual({
    kind: 'add',
    cents: -250,
    ending: 'none',
  });
});

it('what cannot be read is a fault of its field, and the rest goes on', () => {
  const draft = {
    ...emptyBulkDraft,
    price: 'set',
    priceValue: 'ten',
    sale: 'percent-off',
    saleValue: '101',
    tagsAdded: 'new, new , ,summer',
    state: 'archive',
  } as const;
  expect(readBulkDraft(draft, 'USD')).toEqual({
    faults: ['priceValue', 'saleValue'],
    edit: { isArchived: true, tags: { add: ['new', 'summer'], remove: [] } },
  });
});
