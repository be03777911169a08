import type { Address } from '@sitewright/contract';
import { useTexts } from '../../texts/use-texts.ts';
import { FieldRow } from '../../ui/page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import desk from '../desk/desk.module.css';
import { CountryField } from '../rules/country-field.tsx';
import { addressTexts } from './sale-texts.ts';

type Part = Exclude<keyof Address, 'country'>;

const rows: readonly (readonly Part[])[] = [
  ['firstName', 'lastName'],
  ['company'],
  ['line1', 'line2'],
  ['postalCode', 'city'],
  ['region', 'phone'],
];

/** An address with nothing but the country of a shop that speaks like this: `de-AT` is Austria. */
export function emptyAddress(locale: string): Address {
  const country = new Intl.Locale(locale).maximize().region ?? '';
  const parts = Object.fromEntries(rows.flat().map((part) => [part, '']));
  return { ...(parts as Record<Part, string>), country };
}

/** A postal address. */
export function AddressFields({
  value,
  onChange,
  errors = {},
}: {
  value: Address;
  onChange: (address: Address) => void;
  /** What is wrong, by part. */
  errors?: Readonly<Record<string, string>>;
}) {
  const write = useTexts();
  return (
    <div className={desk['form']}>
      {rows.map((parts) => (
        <FieldRow key={parts.join()}>
          {parts.map((part) => (
            <TextField
              key={part}
              label={write(addressTexts[part])}
              value={value[part]}
              maxLength={100}
              error={errors[part]}
              onChange={(text) => onChange({ ...value, [part]: text })}
            />
          ))}
        </FieldRow>
      ))}
      <CountryField
        label={write(addressTexts.country)}
        value={value.country}
        error={errors['country']}
        onChange={(country) => onChange({ ...value, country })}
      />
    </div>
  );
}
