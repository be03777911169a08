import { getKey } from '../values/read.ts';

/** Amount and currency code of money, still as they stand in the data. */
export interface MoneyValue {
  readonly amount: unknown;
  readonly code: unknown;
}

/** Reads `{decimalValue, currencyCode}` or `{value, currency}`. ENT-05. */
export function readMoney(value: unknown): MoneyValue | undefined {
  return readPair(value, 'decimalValue', 'currencyCode') ?? readPair(value, 'value', 'currency');
}

function readPair(value: unknown, amountKey: string, codeKey: string): MoneyValue | undefined {
  const amount = getKey(value, amountKey);
  const code = getKey(value, codeKey);
  return amount === undefined || code === undefined ? undefined : { amount, code };
}
