import { toMoneyValue } from '@sitewright/commerce';
import {
  adEventNames,
  cookieNames,
  pageTypes,
  type OrderConfirmedPage,
} from '@sitewright/contract';
import type { AdEvent } from '../../platform/ad-events.ts';
import { readCookie } from '../../platform/cookies.ts';
import { pageContext, pageCurrency } from '../../platform/page-context.ts';
import { readPageData } from '../../platform/page-data.ts';

/** What opening this page means by itself, and what was kept from the one before. EVT-05 */
export function pageAdEvents(): readonly AdEvent[] {
  return [keptEvent(), viewedProduct(), searched(), purchase()].filter(
    (event) => event !== undefined,
  );
}

function keptEvent(): AdEvent | undefined {
  const kept = readCookie(cookieNames.adEvent);
  const name = adEventNames.find((one) => one === kept);
  if (name) document.cookie = `${cookieNames.adEvent}=; path=/; max-age=0`;
  return name && { name };
}

function viewedProduct(): AdEvent | undefined {
  const { itemId, product } = pageContext();
  if (!itemId || !product) return undefined;
  const price = document.querySelector<HTMLElement>('[data-price-cents]')?.dataset['priceCents'];
  const amountCents = Number(price);
  const currency = pageCurrency();
  return {
    name: 'ViewContent',
    productIds: [itemId],
    ...(price !== undefined &&
      Number.isSafeInteger(amountCents) && {
        value: toMoneyValue({ amountCents, currencyCode: currency }),
        currency,
      }),
  };
}

function searched(): AdEvent | undefined {
  if (pageContext().pageType !== pageTypes.values.search) return undefined;
  const text = new URLSearchParams(location.search).get('q')?.trim();
  return text ? { name: 'Search', searched: text } : undefined;
}

/** Once in this browser; test orders are nothing that was bought. */
function purchase(): AdEvent | undefined {
  if (!document.querySelector('#sqs-order-confirmed-root')) return undefined;
  const page = readPageData<OrderConfirmedPage>();
  if (!page?.isOwn || page.order.testMode) return undefined;
  const { id, items, currency, grandTotalCents } = page.order;
  if (wasTold(id)) return undefined;
  return {
    name: 'Purchase',
    productIds: [...new Set(items.map(({ productId }) => productId))],
    value: toMoneyValue({ amountCents: grandTotalCents, currencyCode: currency }),
    currency,
    id,
  };
}

/** Whether an order was told before; it is from now on, if the visitor has agreed. */
function wasTold(orderId: string): boolean {
  const key = `sitewright.told.${orderId}`;
  try {
    if (localStorage.getItem(key) !== null) return true;
    if (readCookie(cookieNames.consent) === 'true') localStorage.setItem(key, '1');
  } catch {
    // A browser that keeps nothing tells it again when the page is opened again.
  }
  return false;
}
