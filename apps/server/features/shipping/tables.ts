/** The ways an owner offers to get an order to its buyer. */
import type { WireShippingPricing, WireZone } from '@sitewright/contract';
import type { Json } from '../../db/columns.ts';

export interface ShippingTables {
  shipping_options: ShippingOptionsTable;
}

interface ShippingOptionsTable {
  site_id: string;
  id: string;
  name: string;
  description: string;
  pricing: Json<WireShippingPricing>;
  /** Free from this subtotal on; null = never. */
  free_from_cents: number | null;
  handling_cents: number;
  /** Empty = everywhere. */
  zones: Json<WireZone[]>;
  display_index: number;
  is_enabled: boolean;
}
