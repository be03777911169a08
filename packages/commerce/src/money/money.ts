import { DEFAULT_CURRENCY_CODE, findCurrency } from './currency-catalogue.ts';
import { parseDecimal, toDecimalText } from './decimal.ts';

/** An amount in whole minor units (cents, öre, yen) of one currency. */
export type Money = {
  readonly amountCents: number;
  readonly currencyCode: string;
};

/**
 * Money as page data and calls carry it: decimal text plus an ISO code, each under one of two
 * names. ENT-05.
 */
export type WireMoney = {
  readonly value?: string | number | null;
  readonly decimalValue?: string | number | null;
  readonly currency?: string | null;
  readonly currencyCode?: string | null;
};

/** The price where none is found: 0 in the store's currency, USD by default. ENT-06. */
export function zeroMoney(currencyCode: string = DEFAULT_CURRENCY_CODE): Money {
  return { amountCents: 0, currencyCode };
}

/** Reads wire money. Missing or unreadable amounts are 0, a missing currency is the fallback. */
export function fromWireMoney(
  wire: WireMoney | null | undefined,
  fallbackCurrency: string = DEFAULT_CURRENCY_CODE,
): Money {
  const currencyCode = wire?.currency || wire?.currencyCode || fallbackCurrency;
  const text = wire?.value ?? wire?.decimalValue;
  if (text === null || text === undefined) return zeroMoney(currencyCode);
  const { fractionDigits } = findCurrency(currencyCode);
  return { amountCents: parseDecimal(String(text), fractionDigits) ?? 0, currencyCode };
}

/** Writes money for page data and calls: `{value: '12.00', currency: 'USD'}`. */
export function toWireMoney(money: Money): { value: string; currency: string } {
  return { value: toMoneyValue(money), currency: money.currencyCode };
}

/** The amount as plain decimal text with all its digits: `1234.50`, `1200` for yen. */
export function toMoneyValue(money: Money): string {
  return toDecimalText(money.amountCents, findCurrency(money.currencyCode).fractionDigits);
}
