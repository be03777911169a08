import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { ComboField } from './combo-field.tsx';
import type { FieldProps } from './text-field.tsx';
import { fullZoneName, listZones } from './zone-name.ts';

/** A time zone by its name, by what its time is called, or by its distance from UTC. */
export function ZoneField({
  value,
  ...rest
}: FieldProps & { readonly value: string; readonly onChange: (zone: string) => void }) {
  const { locale } = useIntl();
  // Each name takes a moment: they are written once, and not for each choice.
  const known = useMemo(() => listZones().map((zone) => choiceOf(zone, locale)), [locale]);
  const isKnown = value === '' || known.some((choice) => choice.value === value);
  const choices = isKnown ? known : [choiceOf(value, locale), ...known];
  return <ComboField {...rest} choices={choices} value={value} />;
}

function choiceOf(zone: string, locale: string) {
  return { value: zone, label: fullZoneName(zone, locale) };
}
