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
  const choices = useMemo(
    () => listZones(value).map((zone) => ({ value: zone, label: fullZoneName(zone, locale) })),
    [value, locale],
  );
  return <ComboField {...rest} choices={choices} value={value} />;
}
