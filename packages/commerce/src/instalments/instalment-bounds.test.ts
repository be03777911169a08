import fc from 'fast-check';
import { expect, it } from 'vitest';
import { currencies } from '../money/currency-catalogue.ts';
import { findInstalmentBounds, makeInstalmentContext } from './instalment-bounds.ts';
import { instalmentLanguages, usTerritories } from './instalment-locale.ts';
import { getCartInstalmentOffer, getItemInstalmentOffer } from './instalment-offer.ts';

const countries = [...new Set([...Object.keys(instalmentLanguages), ...usTerritories])];
const anyShop = fc.record({
  isOffered: fc.boolean(),
  accountCountry: fc.constantFrom(...countries, 'DE', 'FR', '', 'constructor'),
  currencyCode: fc.constantFrom(...currencies.map(({ code }) => code)),
  shopperLanguage: fc.constantFrom('en', 'fr-CA', 'de', ''),
});

it.each([
  ['US', 'USD', 200_000],
  ['CA', 'CAD', 200_000],
  ['AU', 'AUD', 200_000],
  ['NZ', 'NZD', 200_000],
  ['GB', 'GBP', 120_000],
])('INST-06 %s sells by instalments in %s', (country, currencyCode, maxCents) => {
  expect(findInstalmentBounds(country, currencyCode)).toEqual({
    currencyCode,
    minCents: 100,
    maxCents,
  });
  expect(findInstalmentBounds(country, 'EUR')).toBeUndefined();
});

it.each(usTerritories)('INST-12 %s has the bounds of the US', (country) => {
  expect(findInstalmentBounds(country, 'USD')?.maxCents).toBe(200_000);
});

it('ENT-15 instalments are available only where the shop wants them and its country has them', () => {
  fc.assert(
    fc.property(anyShop, (shop) => {
      const { afterPayAvailable } = makeInstalmentContext(shop);
      const bounds = findInstalmentBounds(shop.accountCountry, shop.currencyCode);
      expect(afterPayAvailable).toBe(shop.isOffered && bounds !== undefined);
    }),
  );
});

it('ENT-16 INST-05 INST-06 an offer is made between the bounds, for an item as for a cart', () => {
  fc.assert(
    fc.property(anyShop, fc.nat(400_000), (shop, cents) => {
      const context = makeInstalmentContext(shop);
      const item = getItemInstalmentOffer(1, cents, context);
      expect(getCartInstalmentOffer([{ productType: 1 }], cents, context)).toEqual(item);
      const isWithin =
        context.afterPayAvailable && cents > context.afterPayMin && cents <= context.afterPayMax;
      expect(item !== undefined).toBe(context.afterPayAvailable);
      expect(item?.kind === 'offer').toBe(isWithin);
      if (item?.kind !== 'offer') return;
      const [first, least] = [item.amountCents, item.amountCents - 1];
      const most = first * item.numInstallments;
      expect(most >= cents && least * item.numInstallments < cents).toBe(true);
    }),
  );
});
