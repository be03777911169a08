/** Reading the ways to ship. */
import type { ShippingOption } from '@sitewright/commerce';
import { ruleLimits } from '@sitewright/contract';
import type { Selectable } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import { readSettings } from '../settings/read-settings.ts';
import { rememberBySite } from '../sites/remember-by-site.ts';
import type { Site } from '../sites/site.ts';

type ShippingOptionRow = Selectable<Database['shipping_options']>;

/** A way to ship that visitors are offered. */
export type OfferedOption = ShippingOption & { readonly description: string };

/** A way to ship as calls of staff tell it. */
export function presentShippingOption(row: ShippingOptionRow) {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    pricing: row.pricing,
    freeFromCents: row.free_from_cents,
    handlingCents: row.handling_cents,
    zones: row.zones,
    displayIndex: row.display_index,
    isEnabled: row.is_enabled,
  };
}

/** All of a site, in the owner's order. */
export async function listShippingOptions(db: ReadDatabase, siteId: string) {
  const rows = await db
    .selectFrom('shipping_options')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('display_index')
    .orderBy('id')
    .limit(ruleLimits.shippingOptions)
    .execute();
  return rows.map(presentShippingOption);
}

/** Those that are switched on, as the commerce package takes them. */
export const loadShippingOptions = rememberBySite(
  async (db, site): Promise<readonly OfferedOption[]> => {
    const options = await listShippingOptions(db, site.siteId);
    return options
      .filter(({ isEnabled }) => isEnabled)
      .map((option) => toOfferedOption(option, site));
  },
);

/** A way to ship as the commerce package takes it. */
export function toOfferedOption<Option extends OfferedOption>(option: Option, site: Site): Option {
  return { ...option, pricing: placedPricing(option.pricing, site) };
}

/** What is picked up is picked up where the shop is, unless the option says where. */
function placedPricing(pricing: ShippingOption['pricing'], site: Site): ShippingOption['pricing'] {
  if (pricing.kind !== 'pickup' || pricing.place) return pricing;
  const { country, state } = readSettings(site, 'business');
  return country ? { kind: 'pickup', place: { country, region: state } } : pricing;
}
