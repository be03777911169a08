import { defineNumberEnum, recordTypes } from '@sitewright/commerce';
import { describe, expect, it } from 'vitest';
import { enumNumberSchema } from './enum-number.ts';
import { pageTypes } from './page-types.ts';
import { analyticsEventTypes, userRoles, websiteStatuses } from './site-types.ts';

const numbersOf = (table: { values: Readonly<Record<string, number>> }) =>
  Object.values(table.values);

it('ROUT-11..37 ROUT-42 page types have their numbers', () => {
  expect(numbersOf(pageTypes)).toEqual([
    1, 2, 3, 50, 100, 101, 102, 103, 104, 105, 106, 107, 200, 201, 202, 203, 204, 205, 206, 207,
    208, 209, 210, 211, 300, 301, 400,
  ]);
  expect(pageTypes.values).toMatchObject({
    search: 102,
    cart: 200,
    checkout: 201,
    orderStatus: 211,
  });
  expect(pageTypes.nameOf(202)).toBe('orderConfirmed');
});

it('AUTH-05 AUTH-08 TRK-22 roles, statuses and events have their numbers', () => {
  expect(numbersOf(userRoles)).toEqual([1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
  expect(numbersOf(websiteStatuses)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14, 15]);
  expect(numbersOf(analyticsEventTypes)).toEqual([1, 2, 10, 20, 21]);
});

describe('unknown numbers', () => {
  it('ENUM-08 survive a round trip and have no name', () => {
    expect(enumNumberSchema.parse(JSON.parse('59'))).toBe(59);
    expect(recordTypes.nameOf(59)).toBeUndefined();
    expect(defineNumberEnum({ one: 1 }).nameOf(2)).toBeUndefined();
  });
});
