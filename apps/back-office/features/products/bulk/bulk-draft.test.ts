import { expect, it } from 'vitest';
import { emptyBulkDraft, readBulkDraft } from './bulk-draft.ts';

const writing = (currency: string) => ({ currency, standard: 2, locale: 'en' }) as const;

it('nothing chosen is nothing to send', () => {
  expect(readBulkDraft(emptyBulkDraft, writing('USD'))).toEqual({ edit: {}, faults: [] });
});

it('amounts are minor units of the currency, per cents parts per million', () => {
  const draft = {
    ...emptyBulkDraft,
    price: 'lower',
    priceValue: '7,5 %',
    priceEnding: '99',
  } as const;
  expect(readBulkDraft(draft, writing('USD')).edit.price).toEqual({
    kind: 'percent',
    ppm: -75_000,
    ending: '99',
  });
  const yen = { ...emptyBulkDraft, price: 'take', priceValue: '250' } as const;
  expect(readBulkDraft(yen, writing('JPY')).edit.price).toEqual({
    kind: 'add',
    cents: -250,
    ending: 'none',
  });
});

it('more, less and exactly are what they say, for amounts and for weights', () => {
  const priced = (price: 'set' | 'add' | 'take' | 'raise') =>
    readBulkDraft({ ...emptyBulkDraft, price, priceValue: '5' }, writing('EUR')).edit.price;
  expect([priced('set'), priced('add'), priced('take'), priced('raise')]).toEqual([
    { kind: 'set', cents: 500 },
    { kind: 'add', cents: 500, ending: 'none' },
    { kind: 'add', cents: -500, ending: 'none' },
    { kind: 'percent', ppm: 50_000, ending: 'none' },
  ]);
  const weighed = (weight: 'set' | 'add' | 'take') =>
    readBulkDraft({ ...emptyBulkDraft, weight, weightValue: '30' }, writing('EUR')).edit.weight;
  expect([weighed('set'), weighed('add'), weighed('take')]).toEqual([
    { kind: 'set', grams: 30 },
    { kind: 'add', grams: 30 },
    { kind: 'add', grams: -30 },
  ]);
  const pounds = { currency: 'USD', standard: 1, locale: 'de' } as const;
  const taken = { ...emptyBulkDraft, weight: 'take', weightValue: '0,5' } as const;
  expect(readBulkDraft(taken, pounds).edit.weight).toEqual({ kind: 'add', grams: -226 });
});

it('each choice of the form is one field of the edit', () => {
  const read = (draft: Partial<typeof emptyBulkDraft>) =>
    readBulkDraft({ ...emptyBulkDraft, ...draft }, writing('EUR')).edit;
  expect([read({ state: 'show' }), read({ state: 'hide' }), read({ state: 'unarchive' })]).toEqual([
    { isVisible: true },
    { isVisible: false },
    { isArchived: false },
  ]);
  expect(read({ collectionId: 's1' })).toEqual({ collectionId: 's1' });
  expect([read({ count: 'count' }), read({ count: 'uncounted' })]).toEqual([
    { isCounted: true },
    { isCounted: false },
  ]);
  expect([read({ sale: 'end' }), read({ sale: 'off', saleValue: '2' })]).toEqual([
    { sale: { kind: 'end' } },
    { sale: { kind: 'off', cents: 200, ending: 'none' } },
  ]);
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
  expect(readBulkDraft(draft, writing('USD'))).toEqual({
    faults: ['priceValue', 'saleValue'],
    edit: { isArchived: true, tags: { add: ['new', 'summer'], remove: [] } },
  });
});

it('all of a price may go, and no more', () => {
  const faultsOf = (priceValue: string) =>
    readBulkDraft({ ...emptyBulkDraft, price: 'lower', priceValue }, writing('USD')).faults;
  expect([faultsOf('100'), faultsOf('101')]).toEqual([[], ['priceValue']]);
});
