/** Ways to ship as the log of writes knows them. */
import { ruleLimits } from '@sitewright/contract';
import { requireRoom } from '../../db/rule-rows.ts';
import { rowThing } from '../activity/row-thing.ts';

export const shippingThing = rowThing({
  kind: 'shipping-option',
  table: 'shipping_options',
  title: 'name',
  columns: [
    'name',
    'description',
    'pricing',
    'free_from_cents',
    'handling_cents',
    'zones',
    'display_index',
    'is_enabled',
  ],
  requireRoom: (trx, siteId) =>
    requireRoom(trx, 'shipping_options', { siteId, most: ruleLimits.shippingOptions }),
});
