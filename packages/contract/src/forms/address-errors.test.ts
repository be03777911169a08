import { expect, it } from 'vitest';
import { checkoutMessages } from '../messages/checkout.ts';
import { listAddressErrors } from './address-errors.ts';

const ireland = { code: 'IE', regions: [], postalCodeLabel: 'Eircode' };
const america = {
  code: 'US',
  regions: [{ code: 'NY', name: 'New York' }],
  postalCodeLabel: 'ZIP code',
};
const hongKong = { code: 'HK', regions: [], postalCodeLabel: '' };
const nothing = { region: '', postalCode: '', phone: '' };
const { countryUnknown, required, postcodeInvalid, phoneInvalid } = checkoutMessages;

it('a country that nobody knows is all that is said', () => {
  expect(listAddressErrors(nothing, undefined)).toEqual({ country: countryUnknown });
});

it('each country asks for its own parts', () => {
  expect(listAddressErrors(nothing, america)).toEqual({ region: required, postalCode: required });
  expect(listAddressErrors(nothing, ireland)).toEqual({ postalCode: required });
  expect(listAddressErrors(nothing, hongKong)).toEqual({});
});

it('a region is one of the list, in letters of any size', () => {
  const address = { ...nothing, postalCode: '10001' };
  expect(listAddressErrors({ ...address, region: 'ny' }, america)).toEqual({});
  expect(listAddressErrors({ ...address, region: 'ZZ' }, america)).toEqual({ region: required });
});

it('a postcode and a phone are such as its country has; a phone may be missing', () => {
  const address = { region: 'NY', postalCode: 'D02', phone: '12' };
  expect(listAddressErrors(address, america)).toEqual({
    postalCode: postcodeInvalid,
    phone: phoneInvalid,
  });
  expect(listAddressErrors({ region: 'NY', postalCode: '10001' }, america)).toEqual({});
});
