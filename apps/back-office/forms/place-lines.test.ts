import { expect, it } from 'vitest';
import { linesOf } from './place-lines.ts';

const place = {
  placeId: 'x',
  formattedAddress: 'Alder House, Lindenstraße 5, 10969 Berlin',
  addressLine1: 'Lindenstraße 5',
  city: 'Berlin',
  region: '',
  postalCode: '10969',
  countryCode: 'DE',
  lat: 52.5,
  lng: 13.4,
};

it('MAPS-02 a place fills the lines of an address, its country by name', () => {
  expect(linesOf(place, 'de')).toEqual({
    addressLine1: 'Lindenstraße 5',
    addressLine2: 'Berlin, 10969',
    addressCountry: 'Deutschland',
  });
});

it('MAPS-02 a place without a street is called by its name, an odd country by its letters', () => {
  const odd = { ...place, addressLine1: '', countryCode: '??' };
  expect(linesOf(odd, 'en')).toMatchObject({ addressLine1: 'Alder House', addressCountry: '??' });
  expect(linesOf({ ...place, countryCode: '' }, 'en').addressCountry).toBe('');
});
