/** Carts, their entries and the requests that added them. */
import type { Instant, InstantWithDefault, Json } from '../../db/columns.ts';
import type { CustomLine } from './custom-line.ts';

export interface CartTables {
  carts: CartsTable;
  cart_entries: CartEntriesTable;
  cart_requests: CartRequestsTable;
}

interface CartsTable {
  site_id: string;
  /** The value of cookie `CART` and of `cartToken`: unguessable. */
  id: string;
  currency: string;
  email: string | null;
  shipping_location: Json<Record<string, string> | null> | null;
  selected_shipping_option_id: string | null;
  coupon_codes: string[];
  /** A donation or a membership: the cart holds it and nothing else. */
  custom_line: Json<CustomLine | null> | null;
  /** Of the key of whoever typed the email and the place; see checkout-owner.ts. */
  owner_hash: string | null;
  order_id: string | null;
  /** The cart with what was not bought, for whoever still holds this one. */
  next_cart_id: string | null;
  created_at: InstantWithDefault;
  updated_at: InstantWithDefault;
  expires_at: Instant;
}

interface CartEntriesTable {
  site_id: string;
  cart_id: string;
  id: string;
  product_id: string;
  variant_id: string;
  quantity: number;
  additional_fields: Json<unknown>;
  /** Entries of one variant are one line unless these differ. */
  fields_hash: string;
  created_at: InstantWithDefault;
}

/** Add-To-Cart-Id: the same id twice adds once. */
interface CartRequestsTable {
  site_id: string;
  cart_id: string;
  request_id: string;
  entry_id: string;
  created_at: InstantWithDefault;
}
