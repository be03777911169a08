import { toMoneyValue } from '@sitewright/commerce';
import type { FeedItem } from './feed-item.ts';

/** An amount of an item as networks read it: `12.50 EUR`. */
export function writeFeedPrice(
  { currencyCode }: Pick<FeedItem, 'currencyCode'>,
  amountCents: number,
): string {
  return `${toMoneyValue({ amountCents, currencyCode })} ${currencyCode}`;
}
