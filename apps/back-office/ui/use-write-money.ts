import { findCurrency } from '@sitewright/commerce';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Writes amounts in minor units of a currency, as the reader's language does. */
export function useWriteMoney(currency: string): (cents: number) => string {
  const intl = useIntl();
  return useCallback(
    (cents) => {
      const amount = cents / 10 ** findCurrency(currency).fractionDigits;
      return intl.formatNumber(amount, { style: 'currency', currency });
    },
    [intl, currency],
  );
}
