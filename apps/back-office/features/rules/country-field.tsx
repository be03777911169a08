import { countryCodes } from '@sitewright/commerce';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { ComboField } from '../../ui/combo-field.tsx';
import type { FieldProps } from '../../ui/text-field.tsx';

/** How countries are called in the language of the reader. */
export function useCountryName(): (code: string) => string {
  const { locale } = useIntl();
  return useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: 'region' });
    return (code) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code);
  }, [locale]);
}

/** A country by its name. */
export function CountryField({
  value,
  ...rest
}: FieldProps & { value: string; onChange: (code: string) => void }) {
  const { locale } = useIntl();
  const nameOf = useCountryName();
  const choices = useMemo(
    () =>
      countryCodes
        .map((code) => ({ value: code, label: nameOf(code) }))
        .toSorted((a, b) => a.label.localeCompare(b.label, locale)),
    [nameOf, locale],
  );
  return <ComboField {...rest} choices={choices} value={value || null} />;
}
