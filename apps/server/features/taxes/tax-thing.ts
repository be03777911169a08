/** Taxes as the log of writes knows them. */
import { ruleLimits } from '@sitewright/contract';
import { requireRoom } from '../../db/rule-rows.ts';
import { rowThing } from '../activity/row-thing.ts';

export const taxThing = rowThing({
  kind: 'tax-rule',
  table: 'tax_rules',
  title: 'name',
  columns: [
    'name',
    'zone',
    'rate_ppm',
    'is_on_shipping',
    'is_included_in_price',
    'product_types',
    'tax_classes',
    'valid_from',
    'valid_until',
    'preset',
  ],
  requireRoom: (trx, siteId) =>
    requireRoom(trx, 'tax_rules', { siteId, most: ruleLimits.taxRules }),
});
