import { formatMoney } from '@sitewright/commerce';
import type { Money } from '@sitewright/commerce';
import { pageContext } from './page-context.ts';

/** Money as the rest of the page writes it. ENT-09, CFM-06, D-82 */
export function writeMoney(money: Money): string {
  return formatMoney(money, { notation: pageContext().moneyNotation });
}
