import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { ComboField } from './combo-field.tsx';
import { listLocales, localeNamer } from './locale-names.ts';
import type { FieldProps } from './text-field.tsx';

/** A language with its region, by its name or its tag. */
export function LocaleField({
  value,
  ...rest
}: FieldProps & { readonly value: string; readonly onChange: (tag: string) => void }) {
  const { locale } = useIntl();
  const choices = useMemo(() => {
    const nameOf = localeNamer(locale);
    return listLocales(value)
      .map((tag) => ({ value: tag, label: nameOf(tag) }))
      .toSorted((a, b) => a.label.localeCompare(b.label, locale));
  }, [value, locale]);
  return <ComboField {...rest} choices={choices} value={value} />;
}
