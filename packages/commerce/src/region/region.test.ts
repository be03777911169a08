import { expect, it } from 'vitest';
import { fitsPostcode } from './postcode.ts';
import { zoneCovers } from './region.ts';

it.each([
  ['10001', '10001', true],
  ['10001', '10001-4356', true],
  ['10001', '100014356', false],
  ['SW1A 1AA', 'sw1a1aa', true],
  ['SW1A*', 'SW1A 2AA', true],
  ['SW1A*', 'SW1', false],
  ['SW?A', 'SW1A', true],
  ['SW?A', 'SW1', false],
  ['SW?', 'SW1A', false],
  ['1000-1999', '1500', true],
  ['1000-1999', '1000', true],
  ['1000-1999', '2000', false],
  ['9000-9499', '9400-123', true],
  ['1000-1999', 'ABCD', false],
  ['1000-1999', '15', false],
  ['00-950', '00950', true],
  ['100-0001', '1000001', true],
  ['*', '', false],
])('the pattern %j and the postcode %j: %s', (pattern, postcode, isFit) => {
  expect(fitsPostcode(pattern, postcode)).toBe(isFit);
});

it.each([
  [{ country: 'ES', exceptPostcodes: ['35*', '38*'] }, '28001', true],
  [{ country: 'ES', exceptPostcodes: ['35*', '38*'] }, '35001', false],
  [{ country: 'ES', exceptPostcodes: ['35*'] }, undefined, true],
  [{ country: 'ES', postcodes: ['28*'] }, '28001', true],
  [{ country: 'ES', postcodes: ['28*'] }, '08001', false],
  [{ country: 'ES', postcodes: ['28*'] }, undefined, false],
  [{ country: 'ES', regions: ['MD'], postcodes: ['28*'] }, '28001', false],
])('the zone %j and the postcode %j: %s', (zone, postalCode, isCovered) => {
  expect(zoneCovers(zone, { country: 'es', postalCode })).toBe(isCovered);
});
