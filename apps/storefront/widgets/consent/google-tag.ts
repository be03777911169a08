import type { AdEventName } from '@sitewright/contract';
import type { AdEvent } from '../../platform/ad-events.ts';
import { plainAddress, type AdNetwork } from './ad-network.ts';

/** Google's names of what is told. */
const names: Readonly<Record<AdEventName, string>> = {
  AddToCart: 'add_to_cart',
  Search: 'search',
  Lead: 'generate_lead',
  ViewContent: 'view_item',
  Purchase: 'purchase',
  CompleteRegistration: 'sign_up',
};

declare global {
  // eslint-disable-next-line no-var -- Google's script reads it there
  var dataLayer: unknown[] | undefined;
}

/** A Google tag: its script, told the address of the page without what may open something. */
export function googleTag(id: string): AdNetwork {
  return {
    name: 'Google',
    load() {
      globalThis.dataLayer ??= [];
      push('js', new Date());
      push('config', id, {
        send_page_view: false,
        page_location: plainAddress(),
        page_referrer: plainAddress(document.referrer),
      });
      const script = document.createElement('script');
      script.async = true;
      script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
      document.head.append(script);
    },
    tell: (event) => push('event', names[event.name], { send_to: id, ...fieldsOf(event) }),
  };
}

/** The script takes the arguments of a call, not a list. */
function push(..._args: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params
  globalThis.dataLayer?.push(arguments);
}

function fieldsOf({ productIds, value, currency, searched, id }: AdEvent) {
  return {
    ...(productIds?.length && { items: productIds.map((item_id) => ({ item_id })) }),
    ...(value !== undefined && { value: Number(value), currency }),
    ...(searched !== undefined && { search_term: searched }),
    ...(id !== undefined && { transaction_id: id }),
  };
}
