import { countryCodes } from '@sitewright/commerce';
import { lazy, Suspense, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { TextField, type FieldProps } from '../../ui/text-field.tsx';

const ComboField = lazy(async () => ({
  default: (await import('../../ui/combo-field.tsx')).ComboField,
}));

/** How countries are called in the language of the reader. */
export function useCountryName(): (code: string) => string {
  const { locale } = useIntl();
  return useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: 'region' });
    return (code) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code);
  }, [locale]);
}

/** A country by its name; its list comes once the screen stands. */
export function CountryField({
  value,
  ...rest
}: FieldProps & {
  value: string;
  onChange: (code: string) => void;
  isDisabled?: boolean;
  canBeEmpty?: boolean;
}) {
  const { locale } = useIntl();
  const nameOf = useCountryName();
  const choices = useMemo(
    () =>
      countryCodes
        .map((code) => ({ value: code, label: nameOf(code) }))
        .toSorted((a, b) => a.label.localeCompare(b.label, locale)),
    [nameOf, locale],
  );
  const waiting = (
    <TextField label={rest.label} value={value && nameOf(value)} error={rest.error} isReadOnly />
  );
  return (
    <Suspense fallback={waiting}>
      <ComboField {...rest} choices={choices} value={value || null} />
    </Suspense>
  );
}
