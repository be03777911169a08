/** What owners may write, and what counts when something else is stored. D-76, D-77. */
import { describe, expect, it, test } from 'vitest';
import { readPublicSettings, readSettingsGroup } from './read-settings-group.ts';
import { settingsGroups } from './settings-groups.ts';

const { branding, business, captcha, merchandising, social, store } = settingsGroups;

describe('the address of a place', () => {
  const { schema } = store.fields.continueShoppingLinkUrl;

  it.each(['/', '/shop', '/a/b?c=d#e', 'https://a.example/b'])('%s is one', (address) => {
    expect(schema.parse(address)).toBe(address);
  });

  it.each([
    '',
    'shop',
    '//a.example',
    'http://a.example',
    'x https://a.example',
    'see /shop',
    '/a b',
    'https://a.example/b c',
    'javascript:alert(1)',
    `/${'a'.repeat(2_000)}`,
  ])('%j is none', (address) => {
    expect(schema.safeParse(address).success).toBe(false);
  });

  it('is the home page where the owner gave none', () => {
    expect(schema.parse(undefined)).toBe('/');
  });
});

describe('SOCL-04 the address of an account elsewhere', () => {
  const { schema } = social.fields.socialAccounts;
  const read = (profileUrl: string) =>
    schema.safeParse([{ serviceName: 'Somewhere', profileUrl }]).success;

  it.each(['http://a.example', 'https://a.example/b', 'mailto:a@b.example'])('%s is one', (url) => {
    expect(read(url)).toBe(true);
  });

  it.each([
    '',
    'a.example',
    'https://',
    'x https://a.example',
    'https://a.example/b c',
    'javascript:alert(1)',
    'ftp://a.example',
  ])('%j is none', (url) => {
    expect(read(url)).toBe(false);
  });
});

test('SOCL-02 ways to share go by the numbers 1 to 8', () => {
  const { schema } = social.fields.shareButtonOptions;
  const all = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((service) => [service, true]));
  expect(schema.parse(all)).toEqual(all);
  expect(schema.parse(undefined)).toEqual({});
  for (const wrong of [{ 0: true }, { 9: true }, { 1: 'yes' }]) {
    expect(schema.safeParse(wrong).success).toBe(false);
  }
});

test('a picture of the site is named by its id, or by nothing', () => {
  const { schema } = branding.fields.logoImageId;
  expect(schema.parse(undefined)).toBe('');
  for (const id of ['', '0123456789abcdef01234567']) expect(schema.parse(id)).toBe(id);
  for (const wrong of ['0123456789abcdef0123456', '0123456789abcdef012345678', '/a/b.png', ' ']) {
    expect(schema.safeParse(wrong).success).toBe(false);
  }
});

test('ENT-21 the least subtotal of an order is an amount that is not below zero', () => {
  const { schema } = store.fields.minimumOrderSubtotal;
  expect(schema.parse({ value: '20.00' })).toEqual({ value: '20.00' });
  expect(schema.parse({ value: 20 })).toEqual({ value: '20' });
  expect([schema.parse(null), schema.parse(undefined)]).toEqual([null, null]);
  for (const value of ['-1', 'much', '']) {
    expect(schema.safeParse({ value }).success).toBe(false);
  }
});

test('the country that a checkout begins with has two capital letters', () => {
  const { schema } = store.fields.shippingCountryDefaultValue;
  expect([schema.parse(undefined), schema.parse('DE')]).toEqual(['US', 'DE']);
  for (const wrong of ['de', 'DEU', 'D', 'XDE', '']) {
    expect(schema.safeParse(wrong).success).toBe(false);
  }
});

test('PDP-15 the message that few are left has a threshold of 0 to 9999 and a text', () => {
  const { scarcityThreshold, scarcityText } = merchandising.fields;
  for (const units of [0, 10, 9999]) expect(scarcityThreshold.schema.parse(units)).toBe(units);
  for (const wrong of [-1, 10_000, 1.5]) {
    expect(scarcityThreshold.schema.safeParse(wrong).success).toBe(false);
  }
  for (const [text, isOne] of [
    ['', false],
    ['a', true],
    ['a'.repeat(200), true],
  ] as const) {
    expect(scarcityText.schema.safeParse(text).success).toBe(isOne);
  }
  expect(scarcityText.schema.safeParse('a'.repeat(201)).success).toBe(false);
});

test('a place on the map is one of this world', () => {
  const { schema } = business.fields.location;
  expect(schema.parse({ mapLat: -90, mapLng: 180, mapZoom: 24 })).toMatchObject({ mapLat: -90 });
  for (const wrong of [{ mapLat: 91 }, { mapLat: -91 }, { mapLng: 181 }, { markerLat: 90.5 }]) {
    expect(schema.safeParse(wrong).success).toBe(false);
  }
  for (const mapZoom of [-1, 25]) expect(schema.safeParse({ mapZoom }).success).toBe(false);
});

test('opening hours go by the days of the week', () => {
  const { schema } = business.fields.businessHours;
  const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const hours = Object.fromEntries(week.map((day) => [day, { text: '9 to 5' }]));
  expect(schema.parse(hours)).toEqual(hours);
  expect(schema.safeParse({ someday: { text: '9 to 5' } }).success).toBe(false);
});

test('texts have an end: 2,000 characters of plain ones, 50,000 of HTML', () => {
  const { contactEmail } = business.fields;
  const { returnPolicy } = store.fields;
  for (const [schema, most] of [
    [contactEmail.schema, 2_000],
    [captcha.fields.secretKey.schema, 2_000],
    [returnPolicy.schema, 50_000],
  ] as const) {
    expect(schema.safeParse('a'.repeat(most)).success).toBe(true);
    expect(schema.safeParse('a'.repeat(most + 1)).success).toBe(false);
  }
});

describe('what is stored', () => {
  it('is read field by field; what is missing has its default', () => {
    const stored = { expressCheckout: true, continueShoppingLinkUrl: '/back' };
    expect(readSettingsGroup(store, stored)).toMatchObject({
      ...stored,
      floatingCart: true,
      shippingCountryDefaultValue: 'US',
    });
  });

  it.each([undefined, null, 'text', 7, []])('counts as nothing when it is %j', (stored) => {
    expect(readSettingsGroup(store, stored)).toEqual(readSettingsGroup(store, {}));
  });

  it('counts as the default where it is wrong, and as off where it stands for a switch', () => {
    const stored = { expressCheckout: 'no', floatingCart: 'no', continueShoppingLinkUrl: 'x' };
    expect(readSettingsGroup(store, stored)).toMatchObject({
      expressCheckout: false,
      floatingCart: false,
      continueShoppingLinkUrl: '/',
    });
  });

  it('is never read as a secret, and what is for the staff never for pages', () => {
    const stored = { siteKey: 'site', secretKey: 'hush' };
    expect(readSettingsGroup(captcha, stored)).toEqual({ siteKey: 'site', kind: 'score' });
    const ways = { test: true, manual: true };
    expect(readSettingsGroup(settingsGroups.payments, ways)).toMatchObject(ways);
    expect(readPublicSettings(settingsGroups.payments, ways)).toEqual({});
  });
});
