import type { AdEvent } from '../../platform/ad-events.ts';
import { plainAddress, type AdNetwork } from './ad-network.ts';

const address = 'https://www.facebook.com/tr/';

/**
 * A Meta pixel by its picture: no script of theirs runs on the page, and they learn what is written
 * here and nothing more.
 */
export function metaPixel(id: string): AdNetwork {
  return {
    name: 'Meta',
    load: () => {},
    tell: (event) => {
      new Image().src = `${address}?${queryOf(id, event).toString()}`;
    },
  };
}

function queryOf(
  pixelId: string,
  { name, productIds, value, currency, searched, id }: AdEvent,
): URLSearchParams {
  const query = new URLSearchParams({ id: pixelId, ev: name, dl: plainAddress(), noscript: '1' });
  if (productIds?.length) {
    query.set('cd[content_ids]', JSON.stringify(productIds));
    query.set('cd[content_type]', 'product');
  }
  if (value !== undefined && currency !== undefined) {
    query.set('cd[value]', value);
    query.set('cd[currency]', currency);
  }
  if (searched !== undefined) query.set('cd[search_string]', searched);
  if (id !== undefined) query.set('eid', id);
  return query;
}
