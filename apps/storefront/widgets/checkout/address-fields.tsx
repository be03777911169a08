import type { CheckoutPage, Country } from '@sitewright/contract';
import type { CheckoutState } from './checkout-state.ts';
import { printedValue } from './checkout-values.ts';
import type { AddressKind } from './checkout-values.ts';
import { SelectField, TextField } from './checkout-field.tsx';

interface AddressFieldsProps {
  readonly kind: AddressKind;
  readonly data: CheckoutPage;
  readonly state: CheckoutState;
}

/** One postal address, asked as its country writes it. */
export function AddressFields({ kind, data, state }: AddressFieldsProps) {
  const group = kind === 'shippingAddress' ? 'shipping' : 'billing';
  const country = data.countries.find(({ code }) => code === state.countries[kind]);
  const phone = kind === 'shippingAddress' && data.phone.isShown;
  const field = (part: string, autoComplete: string) => ({
    name: `${kind}.${part}`,
    autoComplete: `${group} ${autoComplete}`,
    defaultValue: printedValue(data.values, `${kind}.${part}`),
    error: state.errors[`${kind}.${part}`],
  });
  return (
    <div className="sw-fields-grid">
      <SelectField
        {...field('country', 'country')}
        label="Country/region"
        blank="Choose a country"
        options={data.countries}
        className="is-wide"
      />
      <TextField {...field('firstName', 'given-name')} label="First name" />
      <TextField {...field('lastName', 'family-name')} label="Last name" />
      <TextField {...field('line1', 'address-line1')} label="Address" className="is-wide" />
      <TextField
        {...field('line2', 'address-line2')}
        label="Apartment, suite, etc."
        className="is-wide"
        isOptional
      />
      <TextField {...field('city', 'address-level2')} label="City" />
      <RegionField country={country} field={field('region', 'address-level1')} />
      {(!country || country.postalCodeLabel) && (
        <TextField
          {...field('postalCode', 'postal-code')}
          label={country?.postalCodeLabel ?? 'Postal code'}
        />
      )}
      {phone && (
        <TextField
          {...field('phone', 'tel')}
          type="tel"
          inputMode="tel"
          label="Phone"
          className="is-wide"
          isOptional={!data.phone.isRequired}
        />
      )}
    </div>
  );
}

interface RegionFieldProps {
  readonly country: Country | undefined;
  readonly field: {
    readonly name: string;
    readonly autoComplete: string;
    readonly defaultValue: string;
    readonly error: string | undefined;
  };
}

/** States or provinces, where the country has them. */
function RegionField({ country, field }: RegionFieldProps) {
  if (!country?.regions.length) return null;
  return (
    <SelectField
      {...field}
      key={country.code}
      label={country.regionLabel}
      blank={`Choose a ${country.regionLabel.toLowerCase()}`}
      options={country.regions}
    />
  );
}
