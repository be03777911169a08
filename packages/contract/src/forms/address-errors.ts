import { checkoutMessages } from '../messages/checkout.ts';
import type { Country } from '../pages/checkout-page.ts';
import { isPhone } from './phones.ts';
import { isPostcode } from './postcodes.ts';

const { countryUnknown, required, postcodeInvalid, phoneInvalid } = checkoutMessages;

/** A sentence by the part that it is about. */
export interface AddressErrors {
  country?: typeof countryUnknown;
  region?: typeof required;
  postalCode?: typeof required | typeof postcodeInvalid;
  phone?: typeof phoneInvalid;
}

/**
 * What is wrong with an address in its country: parts that are missing or unknown, and a postcode or a
 * phone that nobody there has. Names and streets are for their schema.
 * @param country undefined: nobody knows it
 */
export function listAddressErrors(
  address: { readonly region: string; readonly postalCode: string; readonly phone?: string },
  country: Pick<Country, 'code' | 'regions' | 'postalCodeLabel'> | undefined,
): AddressErrors {
  if (!country) return { country: countryUnknown };
  const { region, postalCode, phone = '' } = address;
  const { code: countryCode, regions, postalCodeLabel } = country;
  const isRegionKnown = regions.some(({ code }) => code === region.toUpperCase());
  const isPostcodeGood = postalCodeLabel === '' || isPostcode(countryCode, postalCode);
  return {
    ...(regions.length > 0 && !isRegionKnown && { region: required }),
    ...(!isPostcodeGood && { postalCode: postalCode.trim() === '' ? required : postcodeInvalid }),
    ...(phone !== '' && !isPhone(countryCode, phone) && { phone: phoneInvalid }),
  };
}
