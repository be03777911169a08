import type { WireZone } from '@sitewright/contract';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { FieldRow } from '../../ui/page.tsx';
import { CountryField, useCountryName } from './country-field.tsx';
import { NamesField } from '../../ui/names-field.tsx';

const texts = defineTexts({
  country: { en: 'Country', de: 'Land' },
  regions: { en: 'States or regions', de: 'Bundesstaaten oder Regionen' },
  regionsHelp: {
    en: 'Short codes with commas, such as NY, NJ. Empty: all.',
    de: 'Kürzel mit Komma, etwa NY, NJ. Leer: alle.',
  },
  postcodes: { en: 'Postal codes', de: 'Postleitzahlen' },
  postcodesHelp: {
    en: '97*, SW1? or 1000-1999, with commas. Empty: all.',
    de: '97*, SW1? oder 1000-1999, mit Komma. Leer: alle.',
  },
  add: { en: 'Add a place', de: 'Ort hinzufügen' },
  remove: { en: 'Remove {name}', de: '{name} entfernen' },
});

/** A place that a rule covers: a country, or parts of it. */
export function ZoneField({
  value,
  onChange,
  error,
}: {
  value: WireZone;
  onChange: (zone: WireZone) => void;
  error?: string | undefined;
}) {
  const write = useTexts();
  const { country, regions, postcodes, exceptPostcodes } = value;
  const set = (parts: { regions?: string[] | undefined; postcodes?: string[] | undefined }) => {
    const next = { regions, postcodes, ...parts };
    onChange({
      country,
      ...(next.regions?.length && { regions: next.regions }),
      ...(next.postcodes?.length && { postcodes: next.postcodes }),
      ...(exceptPostcodes && { exceptPostcodes }),
    });
  };
  return (
    <FieldRow>
      <CountryField
        label={write(texts.country)}
        error={error}
        value={country}
        onChange={(chosen) => onChange({ country: chosen })}
      />
      <NamesField
        label={write(texts.regions)}
        help={write(texts.regionsHelp)}
        value={regions ?? []}
        onChange={(names) => set({ regions: names })}
      />
      <NamesField
        label={write(texts.postcodes)}
        help={write(texts.postcodesHelp)}
        value={postcodes ?? []}
        onChange={(names) => set({ postcodes: names })}
      />
    </FieldRow>
  );
}

/** Several places; none: everywhere. */
export function ZonesField({
  value,
  onChange,
  error,
}: {
  value: readonly WireZone[];
  onChange: (zones: WireZone[]) => void;
  error?: string | undefined;
}) {
  const write = useTexts();
  const nameOf = useCountryName();
  return (
    <>
      {value.map((zone, index) => (
        <div key={index}>
          <ZoneField value={zone} onChange={(changed) => onChange(value.with(index, changed))} />
          <Button
            isSmall
            kind="quiet"
            onPress={() => onChange(value.filter((_zone, at) => at !== index))}
          >
            {write(texts.remove, { name: nameOf(zone.country) })}
          </Button>
        </div>
      ))}
      {error !== undefined && <p role="alert">{error}</p>}
      <div>
        <Button isSmall onPress={() => onChange([...value, { country: '' }])}>
          {write(texts.add)}
        </Button>
      </div>
    </>
  );
}
