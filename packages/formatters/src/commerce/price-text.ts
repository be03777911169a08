import { isTruthy } from '@sitewright/template';
import type { Args, PluginContext } from '@sitewright/template';
import { createCurrencyWriter } from '../i18n/currency-text.ts';
import { ZERO } from '../i18n/decimal-value.ts';
import { BoundedMap } from '../values/bounded-map.ts';
import type { Budget } from '../values/charge.ts';
import { PaidTexts } from '../values/paid-texts.ts';
import { asText, getKey } from '../values/read.ts';
import { toDecimal } from './amount.ts';
import { moneySpan } from './cents-text.ts';

/** Writes the money of a product for people. */
export type PriceWriter = (money: unknown, ctx: PluginContext) => string;

/** How a price block writes its prices. */
export interface PriceNotation {
  readonly write: PriceWriter;
  /** The price in the smallest unit of its currency, for scripts; unset where none is printed. */
  readonly cents?: PriceWriter;
}

const MAX_REMEMBERED = 1000;
/** Two names of one setting; either switches it on. D-76. */
const cldrFlagPaths = [
  ['featureFlags', 'useCLDRMoneyFormat'],
  ['website', 'useCLDRMoneyFormat'],
] as const;
const legacyFormat = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Amount of `{value, currency}` as text; '' when there is none. */
export function amountTextOf(money: unknown): string {
  return asText(getKey(money, 'value'));
}

const centsTexts = new PaidTexts(MAX_REMEMBERED);

/** The amount times 100 as decimal text: `12.50` is `1250`. */
export function toCentsText(money: unknown, ctx: Budget): string {
  const amount = amountTextOf(money);
  ctx.chargeText(amount.length);
  return centsTexts.getOrWrite(amount, ctx, (budget) =>
    toDecimal(amount, budget).movePoint(2).toString(),
  );
}

const legacyTexts = new BoundedMap<string>(MAX_REMEMBERED);

/** Money without a currency, with two decimals and grouped as in the United States. CFM-06. */
export function writeLegacy(money: unknown, ctx: Budget): string {
  const cents = toCentsText(money, ctx);
  const amount = legacyTexts.getOrMake(cents, () =>
    legacyFormat.format(Number.parseFloat(cents) / 100),
  );
  return moneySpan(amount);
}

/**
 * A writer for one set of arguments: in the locale of the page when the site asks for it
 * (`featureFlags.useCLDRMoneyFormat` or `website.useCLDRMoneyFormat`), else by `writePlain`.
 * CFM-06, D-76.
 */
export function createPriceWriter({ list }: Args, writePlain: PriceWriter): PriceWriter {
  const writeCurrency = createCurrencyWriter(list, ZERO);
  return (money, ctx) => {
    if (!cldrFlagPaths.some((path) => isTruthy(ctx.resolve(path)))) {
      return writePlain(money, ctx);
    }
    return writeCurrency(ctx, amountTextOf(money), currencyOf(money));
  };
}

/** The currency of `{value, currency}`; US dollars where none is told. */
export function currencyOf(money: unknown): string {
  const code = getKey(money, 'currency');
  return code === undefined ? 'USD' : asText(code).trim();
}
