import { formatMoney } from '@sitewright/commerce';
import type { Money, MoneyNotation } from '@sitewright/commerce';
import { createContext, use } from 'react';

/**
 * The notation of the shop for everything below: `<MoneyNotationContext value={…}>`. A screen gets
 * it with its data, because the server draws it too, where there is no page. D-82
 */
export const MoneyNotationContext = createContext<MoneyNotation | undefined>(undefined);

/** Writes money as the shop does. ENT-09, CFM-06 */
export function useMoneyWriter(): (money: Money) => string {
  const notation = use(MoneyNotationContext);
  return (money) => formatMoney(money, { notation });
}
