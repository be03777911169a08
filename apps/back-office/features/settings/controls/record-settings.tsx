import { entitlements } from '@sitewright/commerce';
import { PlaceField, type FoundPlace } from '../../../forms/place-field.tsx';
import { linesOf } from '../../../forms/place-lines.ts';
import { defineTexts } from '../../../texts/define-texts.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import classes from './list-control.module.css';
import type { ControlProps } from './control-props.ts';

const texts = defineTexts({
  monday: { en: 'Monday', de: 'Montag' },
  tuesday: { en: 'Tuesday', de: 'Dienstag' },
  wednesday: { en: 'Wednesday', de: 'Mittwoch' },
  thursday: { en: 'Thursday', de: 'Donnerstag' },
  friday: { en: 'Friday', de: 'Freitag' },
  saturday: { en: 'Saturday', de: 'Samstag' },
  sunday: { en: 'Sunday', de: 'Sonntag' },
  addressTitle: { en: 'Name of the place', de: 'Name des Ortes' },
  addressLine1: { en: 'Street and number', de: 'Straße und Hausnummer' },
  addressLine2: { en: 'City, state, postal code', de: 'Ort, Region, Postleitzahl' },
  addressCountry: { en: 'Country', de: 'Land' },
  everything: { en: 'Everything', de: 'Alles' },
});

const days = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
const lines = ['addressTitle', 'addressLine1', 'addressLine2', 'addressCountry'] as const;

type Hours = Partial<Record<(typeof days)[number], { text: string }>>;

/** Opening hours: a text a day. */
export function HoursControl({ label, value, onChange }: ControlProps) {
  const write = useTexts();
  const hours = value as Hours;
  return (
    <fieldset className={classes['list']}>
      <legend className={classes['title']}>{label}</legend>
      <div className={classes['fields']}>
        {days.map((day) => (
          <TextField
            key={day}
            label={write(texts[day])}
            value={hours[day]?.text ?? ''}
            onChange={(text) => {
              const { [day]: _before, ...others } = hours;
              onChange(text === '' ? others : { ...others, [day]: { text } });
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** The address; its place on the map stays unless a suggestion is chosen. MAPS-01 */
export function PlaceControl({ label, value, isDisabled, onChange }: ControlProps) {
  const write = useTexts();
  const place = value as Record<string, string | undefined>;
  const { lang } = document.documentElement;
  return (
    <fieldset className={classes['list']}>
      <legend className={classes['title']}>{label}</legend>
      <div className={classes['fields']}>
        {lines.map((line) => {
          const field = {
            label: write(texts[line]),
            value: place[line] ?? '',
            isDisabled,
            onChange: (text: string) => onChange({ ...place, [line]: text }),
          };
          if (line !== 'addressLine1') return <TextField key={line} {...field} />;
          return (
            <PlaceField
              key={line}
              {...field}
              asks={{ productPage: 'settings', productSection: 'business' }}
              onPlace={(found) =>
                onChange({ ...place, ...linesOf(found, lang), ...pointOf(found) })
              }
            />
          );
        })}
      </div>
    </fieldset>
  );
}

/** Where the map looks, and its mark. */
function pointOf({ lat, lng }: FoundPlace) {
  if (lat === null || lng === null) return {};
  return { mapLat: lat, mapLng: lng, markerLat: lat, markerLng: lng };
}

const shareNames: Readonly<Record<string, string>> = {
  1: 'Facebook',
  2: 'X (Twitter)',
  3: 'LinkedIn',
  4: 'Google',
  5: 'Reddit',
  6: 'StumbleUpon',
  7: 'Tumblr',
  8: 'Pinterest',
};

/** Ways to share. */
export function ShareControl({ label, value, onChange }: ControlProps) {
  const chosen = value as Record<string, boolean | undefined>;
  return (
    <fieldset className={classes['list']}>
      <legend className={classes['title']}>{label}</legend>
      <div className={classes['fields']}>
        {Object.entries(shareNames).map(([number, name]) => (
          <CheckField
            key={number}
            isSelected={chosen[number] ?? false}
            onChange={(isOn) => onChange({ ...chosen, [number]: isOn })}
          >
            {name}
          </CheckField>
        ))}
      </div>
    </fieldset>
  );
}

/** Parts of the product that the site may use; null is everything. */
export function PartsControl({ label, value, onChange }: ControlProps) {
  const write = useTexts();
  const parts = value as readonly (string | number)[] | null;
  return (
    <fieldset className={classes['list']}>
      <legend className={classes['title']}>{label}</legend>
      <CheckField
        isSelected={parts === null}
        onChange={(isAll) => onChange(isAll ? null : [...entitlements.names])}
      >
        {write(texts.everything)}
      </CheckField>
      {parts !== null &&
        entitlements.names.map((name) => (
          <CheckField
            key={name}
            isSelected={parts.includes(name)}
            onChange={(isOn) =>
              onChange(isOn ? [...parts, name] : parts.filter((part) => part !== name))
            }
          >
            {name}
          </CheckField>
        ))}
    </fieldset>
  );
}
