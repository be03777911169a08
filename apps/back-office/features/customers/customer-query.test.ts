import { expect, it } from 'vitest';
import { readCustomerQuery, writeCustomerQuery } from './customer-query.ts';

it('every filter of an address is asked of the server', () => {
  const query = readCustomerQuery({
    search: 'ann',
    optedIn: 'true',
    hasAccount: 'false',
    spentFrom: '5000',
    group: 'wholesale',
    country: 'DE',
    since: '2026-03-01',
  });
  expect(query).toEqual({
    search: 'ann',
    optedIn: 'true',
    hasAccount: 'false',
    spentFrom: 5000,
    group: 'wholesale',
    country: 'DE',
    since: new Date('2026-03-01T00:00').getTime(),
  });
  expect(new URLSearchParams(writeCustomerQuery(query)).get('spentFrom')).toBe('5000');
});

it('what is no filter is left out', () => {
  const nothing = { optedIn: 'maybe', spentFrom: '-1', country: 'de', since: '2026-13-40' };
  expect(readCustomerQuery(nothing)).toEqual({});
});
