/** Discounts and sales as the log of writes knows them. */
import { ruleLimits } from '@sitewright/contract';
import { requireRoom } from '../../db/rule-rows.ts';
import { rowThing } from '../activity/row-thing.ts';
import { requireRoomForAutomatic } from './save-discount.ts';

export const discountThing = rowThing({
  kind: 'discount',
  table: 'discounts',
  title: 'name',
  columns: [
    'name',
    'code',
    'benefit',
    'item_ids',
    'category_ids',
    'min_subtotal_cents',
    'min_quantity',
    'starts_at',
    'ends_at',
    'max_uses',
    'used_count',
    'test_used_count',
    'max_uses_per_customer',
    'customer_groups',
    'is_first_order_only',
    'priority',
    'is_exclusive',
    'is_enabled',
  ],
  requireRoom: (trx, siteId) => requireRoomForAutomatic(trx, siteId, ''),
});

export const saleThing = rowThing({
  kind: 'sale',
  table: 'catalogue_sales',
  title: 'name',
  columns: ['name', 'benefit', 'item_ids', 'category_ids', 'starts_at', 'ends_at', 'is_enabled'],
  requireRoom: (trx, siteId) =>
    requireRoom(trx, 'catalogue_sales', { siteId, most: ruleLimits.sales }),
});
