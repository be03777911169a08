import { shippingTaxMethods } from '@sitewright/commerce';
import { z } from 'zod';
import { defineSettings, flag, staffField } from './define-settings.ts';

/** How totals are reckoned: docs/money.md. */
export const totalsSettings = defineSettings('totals', 'How totals are reckoned', {
  rounding: staffField(
    z.enum(['total', 'line']).default('total'),
    'Where percentages and taxes are rounded: once of the total, or of every line',
  ),
  shippingTax: staffField(
    z.enum(shippingTaxMethods).default('own-rules'),
    'How shipping is taxed: own-rules, shares, highest-rate or largest-value',
  ),
  leavesTaxOfHomeAbroad: staffField(
    flag(false),
    'Prices that hold the tax of the place of business are without it elsewhere',
  ),
  totalStepCents: staffField(
    z.int().min(1).max(10_000).default(1),
    'Totals are a multiple of so many minor units, such as 5 in Swiss shops',
  ),
});
