import { currencies } from '@sitewright/commerce';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Choice } from '../../ui/select-field.tsx';

/** The currencies of a store with their names in the language of the reader, by code. */
export function useCurrencyChoices(): readonly Choice[] {
  const { locale } = useIntl();
  return useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: 'currency' });
    return currencies
      .map(({ code }) => ({ value: code, label: `${code} · ${names.of(code) ?? code}` }))
      .toSorted((a, b) => a.value.localeCompare(b.value));
  }, [locale]);
}
