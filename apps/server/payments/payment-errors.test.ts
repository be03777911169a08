import { errorCatalogue } from '@sitewright/contract';
import { expect, it } from 'vitest';
import { checkoutErrorMessage } from './payment-errors.ts';
import { declineCodes } from './provider.ts';

it.each([...declineCodes, 'payment_under_way'] as const)(
  'an address that says %s leads to its sentence',
  (code) => {
    expect(checkoutErrorMessage(code)).toBe(errorCatalogue[code].message);
  },
);

it.each(['', 'not_allowed', 'constructor', '<b>'])('an address that says %j to none', (code) => {
  expect(checkoutErrorMessage(code)).toBe('');
});
