import { describe, expect, it, test } from 'vitest';
import { additionalFieldsSchema } from './additional-fields.ts';
import { addressSchema, shippingLocationSchema } from './address.ts';
import { cartSchema } from './cart.ts';
import { isEmail } from './email.ts';
import { makeEmptyCart } from './empty-cart.ts';
import { paymentMethodSchema } from '../payment-methods/payment-method.ts';
import { makeTextSchema } from './plain-text.ts';
import { quantitySchema } from './quantity.ts';
import { isStorable } from './storable.ts';

const messageOf = (schema: typeof quantitySchema, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message;

describe('quantity', () => {
  it('PDP-04 is read from numbers and from typed text', () => {
    expect([1, 9999, '3', ' 4 '].map((value) => quantitySchema.parse(value))).toEqual([
      1, 9999, 3, 4,
    ]);
  });

  it('ATC-15 ATC-16 is refused with the exact text', () => {
    expect(messageOf(quantitySchema, 'two')).toBe('Quantity must be a number.');
    expect(messageOf(quantitySchema, null)).toBe('Quantity must be a number.');
    expect(messageOf(quantitySchema, {})).toBe('Quantity must be a number.');
    expect(messageOf(quantitySchema, 1.5)).toBe('Quantity must be a whole number');
    expect(messageOf(quantitySchema, 0)).toBe('Quantity must be between 1 and 9999.');
  });
});

describe('additional fields', () => {
  it.each([
    ['{"f1":["Ada","Lovelace"]}', { f1: ['Ada', 'Lovelace'] }],
    ['null', null],
    ['', null],
    [null, null],
    [undefined, null],
    [{ f1: 'x' }, { f1: 'x' }],
  ])('ATC-27 reads %j (D-22)', (sent, read) => {
    expect(additionalFieldsSchema.parse(sent)).toEqual(read);
  });

  it.each(['{', '[1]', '3', '"text"', 'undefined', 5, true])('ATC-27 refuses %j', (sent) => {
    expect(additionalFieldsSchema.safeParse(sent).success).toBe(false);
  });
});

describe('cart', () => {
  it('CART-01 CART-02 the empty cart is a cart, with zeros and without the unset fields', () => {
    const cart = makeEmptyCart('site', 'USD', 0);
    expect(cartSchema.parse(cart)).toEqual(cart);
    for (const field of ['orderId', 'selectedShippingOption', 'shippingLocation']) {
      expect(cart).not.toHaveProperty(field);
      expect(cartSchema.safeParse({ ...cart, [field]: null }).success).toBe(false);
    }
    expect(cart).toMatchObject({ isPurchased: false, grandTotalCents: 0, totalQuantity: 0 });
  });
});

describe('email', () => {
  const good = ['a@b.co', 'ada.lovelace+shop@mail.example.com', "o'neil@example.org"];
  const bad = [
    '',
    'a',
    'a@b',
    '@b.co',
    'a@.co',
    'a b@c.de',
    'a@b..co',
    'a@-b.co',
    'a@b.c',
    'a@@b.co',
  ];

  it.each(good)('FORM-26 %s passes both rules', (email) => {
    expect(isEmail(email, 'classic') && isEmail(email, 'modern')).toBe(true);
  });

  it.each(bad)('FORM-26 %j fails both rules', (email) => {
    expect(isEmail(email, 'classic') || isEmail(email, 'modern')).toBe(false);
  });

  it('FORM-26 classic allows a top-level domain of 2 to 4 characters, modern more (D-27)', () => {
    expect([isEmail('a@b.info', 'classic'), isEmail('a@b.store', 'classic')]).toEqual([
      true,
      false,
    ]);
    expect([isEmail('a@b.store'), isEmail('a@bücher.museum'), isEmail('a@x.xn--p1ai')]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it.each(['mi\u212Ae@b.com', 'm\u0130ke@b.com', 'mike@\u212Aorp.com'])(
    'FORM-26 %j would be another address in small letters, and is none',
    (email) => {
      expect(isEmail(email, 'classic') || isEmail(email, 'modern')).toBe(false);
    },
  );

  it('FORM-26 is at most 256 characters', () => {
    expect(isEmail(`${'a'.repeat(250)}@b.com`)).toBe(true);
    expect(isEmail(`${'a'.repeat(251)}@b.com`)).toBe(false);
  });
});

it('addresses are trimmed, countries upper case, missing parts named', () => {
  expect(shippingLocationSchema.parse({ country: ' us ' })).toEqual({
    line1: '',
    line2: '',
    city: '',
    region: '',
    postalCode: '',
    country: 'US',
  });
  const refused = addressSchema.safeParse({
    country: 'U',
    firstName: ' ',
    lastName: 'L',
    line1: '1',
    city: 'C',
  });
  expect(refused.error?.issues.map(({ path, message }) => [path[0], message])).toEqual(
    expect.arrayContaining([
      ['country', 'Please choose a country from the list.'],
      ['firstName', 'Required'],
    ]),
  );
});

test.each(['USA', 'XUS', 'U1', 'U', '', '1US', 'US1', 'ÜS'])(
  'the country %j is refused: one has two letters',
  (country) => {
    const { error } = shippingLocationSchema.safeParse({ country });
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'Please choose a country from the list.',
    ]);
  },
);

it('text has an end and holds no NUL', () => {
  const schema = makeTextSchema(3);
  expect(schema.parse('abc')).toBe('abc');
  expect(schema.safeParse('abcd').success).toBe(false);
  expect(schema.safeParse('a\0').error?.issues[0]?.message).toBe(
    'Text cannot hold the character NUL.',
  );
});

it('what is stored is no deeper than 32 and holds neither NUL nor half a character', () => {
  const nested = (depth: number): unknown => (depth === 0 ? 'x' : { a: nested(depth - 1) });
  expect(isStorable(nested(32))).toBe(true);
  expect(isStorable(nested(33))).toBe(false);
  for (const wrong of ['a\0', '\ud800', { 'a\0': 1 }, [['\udc00']], { a: { b: '\0' } }]) {
    expect(isStorable(wrong)).toBe(false);
  }
  for (const fine of [null, 1, true, '😀', { a: [null, { b: 'c' }] }]) {
    expect(isStorable(fine)).toBe(true);
  }
});

describe('payment method', () => {
  const card = {
    provider: 'test',
    cardNumber: '4242 4242 4242 4242',
    expiry: '04 / 30',
    cvc: '123',
  };

  it('reads a card as people type it', () => {
    expect(paymentMethodSchema.parse(card)).toEqual({ ...card, cardNumber: '4242424242424242' });
    expect(paymentMethodSchema.parse({ provider: 'manual' })).toEqual({ provider: 'manual' });
  });

  it.each([
    [{ cardNumber: '4242' }, 'Please check the card number.'],
    [{ expiry: '13/30' }, 'Please check the expiry date.'],
    [{ cvc: '12' }, 'Please check the security code.'],
    [{ provider: 'gold' }, 'That way to pay is not available.'],
  ])('refuses %j', (wrong, message) => {
    const refused = paymentMethodSchema.safeParse({ ...card, ...wrong });
    expect(refused.error?.issues[0]?.message).toBe(message);
  });
});
