import { describe, expect, it } from 'vitest';
import { placeOrder, writeAddressLines } from './address-formats.ts';

const ada = { firstName: 'Ada', lastName: 'Byron', line1: '12 Alder Lane', line2: '', phone: '' };

describe('the lines of an address', () => {
  it.each([
    [
      { city: 'Hudson', region: 'NY', postalCode: '12534', country: 'US' },
      ['Hudson, NY 12534', 'United States'],
    ],
    [
      { city: 'Berlin', region: '', postalCode: '12049', country: 'DE' },
      ['12049 Berlin', 'Germany'],
    ],
    [
      { city: 'London', region: '', postalCode: 'SW1A 1AA', country: 'GB' },
      ['London', 'SW1A 1AA', 'United Kingdom'],
    ],
    [
      { city: 'Dubai', region: '', postalCode: '', country: 'AE' },
      ['Dubai', 'United Arab Emirates'],
    ],
  ])('%o', (place, written) => {
    expect(writeAddressLines({ ...ada, ...place }, 'en-US')).toEqual([
      'Ada Byron',
      '12 Alder Lane',
      ...written,
    ]);
  });

  it('name the company after the person, and the country in the language of the site', () => {
    const address = {
      ...ada,
      company: 'Byron & Co',
      city: 'Wien',
      postalCode: '1010',
      country: 'AT',
    };
    expect(writeAddressLines(address, 'de-AT')).toEqual([
      'Ada Byron',
      'Byron & Co',
      '12 Alder Lane',
      '1010 Wien',
      'Österreich',
    ]);
  });

  it('are what there is: a person alone, a code that is no country', () => {
    expect(writeAddressLines({ firstName: 'Ada', phone: '555 0100' }, 'en')).toEqual([
      'Ada',
      '555 0100',
    ]);
    expect(writeAddressLines({ country: '' }, 'en')).toEqual([]);
    expect(writeAddressLines({ country: '!!' }, 'en')).toEqual(['!!']);
  });

  it('are asked in the same order', () => {
    expect(placeOrder('FR')[0]).toBe('postalCode');
    expect(placeOrder('US')).toEqual(['city', 'region', 'postalCode']);
  });
});
