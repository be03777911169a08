import { convertMoney, formatMoney } from '@sitewright/commerce';
import type { Money } from '@sitewright/commerce';
import { pageContext, storeSettings } from './page-context.ts';
import { createStore } from './store.ts';

const KEY = 'sw-currency';

/** Code of the currency in which this visitor sees prices too; empty: in no other. */
export const displayCurrency = createStore('');

/** Takes up what this browser chose on an earlier page, where the shop still offers it. */
export function restoreCurrency(): void {
  displayCurrency.set(offered(readKept()) ? readKept() : '');
}

/** Chooses a currency for this browser; empty: none. */
export function chooseCurrency(code: string): void {
  displayCurrency.set(offered(code) ? code : '');
  try {
    localStorage.setItem(KEY, displayCurrency.get());
  } catch {
    // A browser that keeps nothing shows it on this page alone.
  }
}

/** An amount in the chosen currency, as the shop writes money of it; undefined when there is none. */
export function writeInChosen(money: Money, code: string): string | undefined {
  const conversion = offered(code);
  if (!conversion) return undefined;
  const { currency: currencyCode, rate } = conversion;
  const notation = pageContext().displayNotations?.[currencyCode];
  return formatMoney(convertMoney(money, { currencyCode, rate }), { notation });
}

function offered(code: string) {
  return storeSettings().displayCurrencies?.find(({ currency }) => currency === code);
}

function readKept(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
