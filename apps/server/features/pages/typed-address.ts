/** An address that a visitor types on a page without scripts. */
import { addressSchema, ApiError, listFieldErrors, type Address } from '@sitewright/contract';
import { html, type Html } from '../../html.ts';
import { formText } from '../../http/form-text.ts';
import { listCountries } from '../checkout/countries.ts';
import { requireAddress } from '../checkout/pay.ts';
import type { Site } from '../sites/site.ts';
import { sayOf } from '../settings/say-of.ts';
import { field } from './visitor-field.ts';

const parts = [
  { name: 'firstName', label: 'First name', autocomplete: 'given-name', isRequired: true },
  { name: 'lastName', label: 'Last name', autocomplete: 'family-name', isRequired: true },
  { name: 'company', label: 'Company (optional)', autocomplete: 'organization', isRequired: false },
  { name: 'line1', label: 'Address', autocomplete: 'address-line1', isRequired: true },
  {
    name: 'line2',
    label: 'Apartment, floor (optional)',
    autocomplete: 'address-line2',
    isRequired: false,
  },
  { name: 'city', label: 'City', autocomplete: 'address-level2', isRequired: true },
  { name: 'region', label: 'State or province', autocomplete: 'address-level1', isRequired: false },
  { name: 'postalCode', label: 'Postal code', autocomplete: 'postal-code', isRequired: false },
  { name: 'phone', label: 'Phone (optional)', autocomplete: 'tel', isRequired: false },
] as const;

/** What was typed, by the names of the fields. */
export type TypedAddress = Readonly<Record<string, string>>;

/** Regions may be typed by name where their country has codes for them. */
export function readTypedAddress(body: unknown, { locale }: Site): TypedAddress {
  const names = [...parts.map(({ name }) => name), 'country'];
  const typed = Object.fromEntries(names.map((name) => [name, formText(body, name).trim()]));
  const country = listCountries(locale).find(({ code }) => code === typed['country']);
  const region = (typed['region'] ?? '').toLowerCase();
  const known = country?.regions.find(
    ({ code, name }) => code.toLowerCase() === region || name.toLowerCase() === region,
  );
  return known ? { ...typed, region: known.code } : typed;
}

/** @throws ApiError `invalid_request` naming the fields to mend */
export function checkTypedAddress(typed: TypedAddress): Address {
  const parsed = addressSchema.safeParse(typed);
  if (!parsed.success) throw refuse(listFieldErrors(parsed.error));
  try {
    requireAddress({ shippingAddress: parsed.data });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const errors = Object.entries(error.details.errors ?? {});
    throw refuse(
      Object.fromEntries(
        errors.map(([name, text]) => [name.replace('shippingAddress.', ''), text]),
      ),
    );
  }
  return parsed.data;
}

function refuse(errors: Record<string, string>): ApiError {
  return new ApiError('invalid_request', {}, { errors });
}

interface ShownAddress {
  values: TypedAddress;
  errors: Readonly<Record<string, string>>;
}

/** Its fields, with what is wrong. */
export function addressFields(site: Site, { values, errors }: ShownAddress): Html {
  const say = sayOf(site);
  return html`<div class="sw-field">
      <label for="sw-country">${say('Country')}</label>
      <select
        id="sw-country"
        name="country"
        autocomplete="country"
        ${errors['country'] && html`aria-invalid="true" aria-describedby="sw-country-note"`}
      >
        ${listCountries(site.locale).map(
          ({ code, name }) =>
            html`<option value="${code}" ${code === values['country'] && html`selected`}>
              ${name}
            </option>`,
        )}
      </select>
      ${errors['country'] && html`<p id="sw-country-note" class="sw-field-error">${errors['country']}</p>`}
    </div>
    ${parts.map((part) =>
      field({
        ...part,
        label: say(part.label),
        value: values[part.name],
        error: errors[part.name],
      }),
    )}`;
}
