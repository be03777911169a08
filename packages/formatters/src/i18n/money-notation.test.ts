import { Decimal } from '@phensley/decimal';
import type { CurrencyType } from '@phensley/cldr';
import { currencies, formatMoney, toMoneyValue } from '@sitewright/commerce';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getCldr } from './get-cldr.ts';
import { readMoneyNotation } from './money-notation.ts';

const locales = (
  'en-US en-GB en-IN de-DE de-AT de-CH fr-FR fr-CH fr-CA sv-SE nb-NO da-DK fi-FI nl-NL es-ES ' +
  'es-MX pt-BR pt-PT it-IT pl-PL cs-CZ hu-HU ru-RU uk-UA bg-BG tr-TR el-GR he-IL ar-EG ar-AE ' +
  'fa-IR hi-IN bn-BD mr-IN ne-NP my-MM th-TH vi-VN id-ID ja-JP ko-KR zh-CN zh-TW ta-IN ur-PK'
).split(' ');
/** Those a shop may sell in, and some with other digits that imported data may hold. */
const codes = [...currencies.map(({ code }) => code), 'KRW', 'HUF', 'KWD', 'CLP', 'XTS'];

const oddAmounts = [0, 1, -1, 5, 50, 150, 250, 99_999, 100_000, -100_000, 1_000_000, 123_456_789];

test.each(locales)(
  'ENT-09 CFM-06 D-82 a notation writes what CLDR writes in %s',
  async (locale) => {
    const cldr = await getCldr(locale);
    for (const currencyCode of codes) {
      const notation = readMoneyNotation(cldr, currencyCode);
      fc.assert(
        fc.property(
          fc.oneof(
            fc.constantFrom(...oddAmounts),
            fc.integer({ min: -10_000_000, max: 10_000_000 }),
            fc.maxSafeInteger(),
          ),
          (amountCents) => {
            const money = { amountCents, currencyCode };
            const amount = new Decimal(toMoneyValue(money));
            expect(formatMoney(money, { notation })).toBe(
              cldr.Numbers.formatCurrency(amount, currencyCode as CurrencyType, {}),
            );
          },
        ),
        { numRuns: 60 },
      );
    }
  },
);

test('CFM-06 notations differ as the locales do', async () => {
  const write = async (locale: string, currencyCode: string, amountCents: number) => {
    const notation = readMoneyNotation(await getCldr(locale), currencyCode);
    return formatMoney({ amountCents, currencyCode }, { notation });
  };
  expect(await write('en-US', 'USD', 123_450)).toBe('$1,234.50');
  expect(await write('de-DE', 'EUR', 123_450)).toBe('1.234,50\u00a0€');
  expect(await write('sv-SE', 'SEK', -123_450)).toBe('−1\u00a0234,50\u00a0kr');
  expect(await write('ja-JP', 'JPY', 1200)).toBe('￥1,200');
  expect(await write('hi-IN', 'INR', 1_234_567_890)).toBe('₹1,23,45,678.90');
  expect(await write('ar-EG', 'EUR', 123_450)).toContain('١٬٢٣٤٫٥٠');
  expect(await write('es-ES', 'EUR', 123_450)).toBe('1234,50\u00a0€');
});
