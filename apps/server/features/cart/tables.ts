/** Carts, their entries and the requests that added them. */
import type { Arrival } from '@sitewright/contract';
import type { Generated } from 'kysely';
import type { Instant, InstantWithDefault, Json } from '../../db/columns.ts';
import type { CustomLine } from './custom-line.ts';

export interface CartTables {
  carts: CartsTable;
  cart_entries: CartEntriesTable;
  cart_requests: CartRequestsTable;
  account_carts: AccountCartsTable;
}

interface CartsTable {
  site_id: string;
  /** The value of cookie `CART` and of `cartToken`: unguessable. */
  id: string;
  currency: string;
  email: string | null;
  /** The other language of the site that its checkout was seen in last; null: the site's own. */
  language: Generated<string | null>;
  shipping_location: Json<Record<string, string> | null> | null;
  selected_shipping_option_id: string | null;
  coupon_codes: string[];
  /** A donation or a membership: the cart holds it and nothing else. */
  custom_line: Json<CustomLine | null> | null;
  /** Of the key of whoever typed the email and the place; see checkout-owner.ts. */
  owner_hash: string | null;
  /** What staff agreed on for it; null: a visitor fills it. */
  terms: Json<AgreedTerms | null> | null;
  order_id: string | null;
  /** The cart with what was not bought, for whoever still holds this one. */
  next_cart_id: string | null;
  /** The account whose cart this is a copy of, made when its visitor signed out. */
  copied_from_account: string | null;
  /** Where its visitor came from; null: not known. */
  arrival: Json<Arrival | null> | null;
  /** When its checkout was first opened. */
  checkout_at: Instant | null;
  /** True of what a visitor began, from the first thing in it on. */
  is_followed: Generated<boolean>;
  created_at: InstantWithDefault;
  updated_at: InstantWithDefault;
  expires_at: Instant;
}

/** What staff agreed on with whoever is to pay a cart. Amounts in minor units of the cart. */
export interface AgreedTerms {
  /** Another one after each change: whoever pays what was agreed on before is told. */
  version: string;
  /** How many lines it has, texts too: fewer are there once a product is gone. */
  lineCount: number;
  /** Of entries that do not cost what the catalogue says. Buyers see the reason. */
  prices: readonly { entryId: string; priceCents: number; reason: string }[];
  texts: readonly AgreedText[];
  discount:
    | { kind: 'percent'; ratePpm: number; reason: string }
    | { kind: 'fixed'; amountCents: number; reason: string }
    | null;
  /** Null: as the shop offers it. */
  shipping: { name: string; priceCents: number } | null;
}

/** A line that stands for nothing in the catalogue. */
export interface AgreedText {
  id: string;
  title: string;
  quantity: number;
  priceCents: number;
  /** True for a thing that is sent or fetched; false for work. */
  isSent: boolean;
  taxClass: string;
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

/** The one cart of an account, on whatever device. */
interface AccountCartsTable {
  site_id: string;
  account_id: string;
  cart_id: string;
}
