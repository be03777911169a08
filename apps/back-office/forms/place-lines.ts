/** A found place as the lines of an address. */
import type { FoundPlace } from './place-field.tsx';

/** Lines as addresses of sites and events have them. */
export interface PlaceLines {
  readonly addressLine1: string;
  /** City, region, postal code. */
  readonly addressLine2: string;
  /** In the language of the reader's screens. */
  readonly addressCountry: string;
}

/** Street, town and country; where there is no street, what the whole is called. */
export function linesOf(place: FoundPlace, language: string): PlaceLines {
  const { addressLine1, city, region, postalCode, countryCode, formattedAddress } = place;
  return {
    addressLine1: addressLine1 || (formattedAddress.split(',')[0] ?? ''),
    addressLine2: [city, region, postalCode].filter(Boolean).join(', '),
    addressCountry: countryCode === '' ? '' : nameCountry(countryCode, language),
  };
}

function nameCountry(code: string, language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
  } catch {
    // Two letters that are no country.
    return code;
  }
}
