import type { CheckoutPage, Country } from '@sitewright/contract';
import type { ReactNode } from 'react';
import type { CheckoutState } from './checkout-state.ts';
import { printedValue } from './checkout-values.ts';
import type { AddressKind } from './checkout-values.ts';
import { SelectField, TextField } from './checkout-field.tsx';
import { say } from '../../platform/say.ts';

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
        label={say('Country/region')}
        blank={say('Choose a country')}
        options={data.countries}
        className="is-wide is-place"
      />
      <TextField {...field('firstName', 'given-name')} label={say('First name')} />
      <TextField {...field('lastName', 'family-name')} label={say('Last name')} />
      {data.company.isShown && (
        <TextField
          {...field('company', 'organization')}
          label={say('Company')}
          className="is-wide is-place"
          isOptional
        />
      )}
      <TextField
        {...field('line1', 'address-line1')}
        label={say('Address')}
        className="is-wide is-place"
      />
      <TextField
        {...field('line2', 'address-line2')}
        label={say('Apartment, suite, etc.')}
        className="is-wide is-place"
        isOptional
      />
      {(country?.placeOrder ?? defaultOrder).map((part) => placeFields[part]({ country, field }))}
      {phone && (
        <TextField
          {...field('phone', 'tel')}
          type="tel"
          inputMode="tel"
          label={say('Phone')}
          className="is-wide"
          isOptional={!data.phone.isRequired}
        />
      )}
    </div>
  );
}

const defaultOrder = ['city', 'region', 'postalCode'] as const;

interface PlaceFieldProps {
  readonly country: Country | undefined;
  readonly field: (
    part: string,
    autoComplete: string,
  ) => {
    readonly name: string;
    readonly autoComplete: string;
    readonly defaultValue: string;
    readonly error: string | undefined;
  };
}

/** The parts of a place; each country has its own order of them. */
const placeFields: Readonly<
  Record<Country['placeOrder'][number], (props: PlaceFieldProps) => ReactNode>
> = {
  city: ({ country, field }) => (
    <TextField
      key="city"
      {...field('city', 'address-level2')}
      label={country?.cityLabel ?? say('City')}
      className="is-place"
    />
  ),
  /** States or provinces, where the country has them. */
  region: ({ country, field }) =>
    country && country.regions.length > 0 ? (
      <SelectField
        key={country.code}
        {...field('region', 'address-level1')}
        label={country.regionLabel}
        blank={say('Choose a {region}', { region: country.regionLabel.toLowerCase() })}
        options={country.regions}
        className="is-place"
      />
    ) : null,
  postalCode: ({ country, field }) =>
    !country || country.postalCodeLabel ? (
      <TextField
        key="postalCode"
        {...field('postalCode', 'postal-code')}
        label={country?.postalCodeLabel ?? say('Postal code')}
        className="is-place"
      />
    ) : null,
};
