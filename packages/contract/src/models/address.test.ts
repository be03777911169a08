import { expect, it } from 'vitest';
import { addressSchema, pickupContactSchema } from './address.ts';

const address = {
  firstName: 'Ann',
  lastName: 'Lee',
  line1: '1 Main Street',
  city: 'Hoboken',
  country: 'US',
};

it('each part of an address is one line, whatever a program sends', () => {
  const sent = {
    ...address,
    lastName: ' Lee\r\nPaid in full\u2028',
    line1: '1\tMain\u0007 Street',
    postalCode: '\n07030\u0085',
  };
  expect(addressSchema.parse(sent)).toMatchObject({
    lastName: 'Lee Paid in full',
    line1: '1 Main Street',
    postalCode: '07030',
  });
  const contact = { firstName: 'Ann\nBob', lastName: 'Lee', phone: '\r' };
  expect(pickupContactSchema.parse(contact)).toEqual({
    firstName: 'Ann Bob',
    lastName: 'Lee',
    phone: '',
  });
});

it('letters of all scripts, and what joins them, stay', () => {
  for (const lastName of ['Ó Brien-Łuk', 'क्\u200dष', '李', 'عَلِيّ']) {
    expect(addressSchema.parse({ ...address, lastName })).toMatchObject({ lastName });
  }
});

it('a name of nothing but control characters is missing', () => {
  expect(addressSchema.safeParse({ ...address, lastName: '\r\n\t' }).success).toBe(false);
});
