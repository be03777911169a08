import { describe, expect, it } from 'vitest';
import { currencies, isSupportedCurrency } from '../money/currency-catalogue.ts';
import { countryCodes } from '../region/country-codes.ts';
import { findTaxRules } from '../tax/tax-rule.ts';
import { currencyOfCountry } from './country-currencies.ts';
import { factsOfCountry } from './country-facts.ts';
import { listCountryTaxes } from './country-taxes.ts';
import { shippingPrices } from './shipping-prices.ts';

describe('what follows from the country of a new shop', () => {
  it('is something in every country that there is', () => {
    for (const country of countryCodes) {
      const facts = factsOfCountry(country);
      expect([country, isSupportedCurrency(facts.currency)]).toEqual([country, true]);
      for (const locale of facts.locales) expect(new Intl.Locale(locale).region).toBe(country);
      if (facts.timeZone) expect(() => Intl.DateTimeFormat('en', facts)).not.toThrow();
    }
  });

  it.each([
    ['DE', 'EUR', 'de-DE', 'Europe/Berlin', 'metric', 'monday', true],
    ['BG', 'EUR', 'bg-BG', 'Europe/Sofia', 'metric', 'monday', true],
    ['CH', 'CHF', 'de-CH', 'Europe/Zurich', 'metric', 'monday', false],
    ['US', 'USD', 'en-US', 'America/New_York', 'imperial', 'sunday', false],
    ['JP', 'JPY', 'ja-JP', 'Asia/Tokyo', 'metric', 'sunday', false],
    ['BR', 'BRL', 'pt-BR', undefined, 'metric', 'sunday', false],
    ['EG', 'USD', 'ar-EG', undefined, 'metric', 'saturday', false],
    ['RO', 'USD', 'ro-RO', 'Europe/Bucharest', 'metric', 'monday', true],
  ])('%s: %s, %s, %s, %s, %s', (country, currency, locale, timeZone, units, firstDay, isInEu) => {
    const facts = factsOfCountry(country);
    expect(facts).toMatchObject({ currency, units, firstDay, isInEu });
    expect([facts.locales[0], facts.timeZone]).toEqual([locale, timeZone]);
  });

  it('names each currency of a country once, and prices parcels in every one', () => {
    for (const { code } of currencies) {
      const { homeCents, abroadCents } = shippingPrices(code);
      expect([code, Number.isInteger(homeCents), abroadCents > homeCents]).toEqual([
        code,
        true,
        true,
      ]);
    }
    expect(shippingPrices('JPY').homeCents).toBe(800);
    expect(currencyOfCountry('??')).toBe('USD');
  });
});

describe('taxes that a shop outside of the European Union begins with', () => {
  const ratesIn = (country: string, region = '') => {
    const rules = listCountryTaxes(country).map((rule, index) => ({ ...rule, id: String(index) }));
    return findTaxRules(rules, { country, region }, Date.UTC(2026, 10, 23)).map(
      ({ ratePpm, taxClasses }) => [taxClasses?.[0], ratePpm / 10_000],
    );
  };

  it.each([
    ['GB', '', [20, 5]],
    ['CH', '', [8.1, 2.6]],
    ['LI', '', [8.1, 2.6]],
    ['NO', '', [25, 15]],
    ['IS', '', [24, 11]],
    ['CA', 'ON', [13]],
    ['CA', 'NS', [14]],
    ['CA', 'PE', [15]],
    ['CA', 'QC', [5]],
    ['AU', '', [10]],
    ['NZ', '', [15]],
    ['JP', '', [10, 8]],
    ['SG', '', [9]],
    ['ZA', '', [15]],
    ['MX', '', [16]],
    ['IL', '', [18]],
    ['US', 'NY', []],
    ['HK', '', []],
    ['DE', '', []],
  ])('%s %s: %j', (country, region, rates) => {
    expect(ratesIn(country, region).map(([, rate]) => rate)).toEqual(rates);
  });

  it('reaches every province of Canada with one rate, beside the prices', () => {
    const provinces = 'AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' ');
    for (const province of provinces) expect(ratesIn('CA', province)).toHaveLength(1);
    expect(listCountryTaxes('CA').every(({ isIncludedInPrice }) => !isIncludedInPrice)).toBe(true);
    expect(listCountryTaxes('GB').every(({ isIncludedInPrice }) => isIncludedInPrice)).toBe(true);
  });
});
