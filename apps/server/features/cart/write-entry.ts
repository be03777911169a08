/** Puts an entry into a cart, and makes the cart when there is none: one statement. */
import { cartLimits, cookieLives } from '@sitewright/contract';
import type { AdditionalFields, Arrival } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import { fixedStatement } from '../../db/fixed-statements.ts';
import { hashAnswers } from './form-answers.ts';

export interface NewEntry {
  siteId: string;
  cartId: string;
  currency: string;
  /** Id of the new entry, or of the line that grows. */
  entryId: string;
  productId: string;
  variantId: string;
  quantity: number;
  additionalFields: AdditionalFields | null;
  /** Add-To-Cart-Id, or a fresh id. */
  requestId: string;
  /** Of a cart that is made by it. */
  arrival: Arrival | null;
}

/** The line as it stands now. */
export interface WrittenEntry {
  id: string;
  quantity: number;
}

const insertEntry = fixedStatement<WrittenEntry>(`
  with kept as (
    insert into carts (site_id, id, currency, created_at, updated_at, expires_at, arrival)
    values ($1, $2, $3, $4, $4, $5, $13::jsonb)
    on conflict (site_id, id) do update
      set updated_at = excluded.updated_at, expires_at = excluded.expires_at
      where carts.order_id is null
    returning id
  ), request as (
    insert into cart_requests (site_id, cart_id, request_id, entry_id, created_at)
    select $1, kept.id, $6, $7, $4 from kept where cart_takes($1, kept.id, $9, $12, $14)
    on conflict (site_id, cart_id, request_id) do nothing
    returning cart_id
  )
  insert into cart_entries (site_id, cart_id, id, product_id, variant_id, quantity,
    additional_fields, fields_hash, created_at)
  select $1, request.cart_id, $7, $8, $9, $10::integer, $11::jsonb, $12, $4 from request
  on conflict (site_id, cart_id, variant_id, fields_hash) do update
    set quantity = cart_entries.quantity + excluded.quantity
  returning id, quantity`);

/**
 * Adds units to the line of the same variant and answers, or makes a new line. Every write keeps
 * the cart for two more weeks (D-17). Undefined when this request was carried out before, or when the
 * cart was bought or filled up (D-47) in the meantime; nothing is added then.
 */
export async function writeEntry(
  ctx: AppContext,
  entry: NewEntry,
): Promise<WrittenEntry | undefined> {
  const now = ctx.now();
  const [written] = await ctx.runFixed(
    insertEntry(
      entry.siteId,
      entry.cartId,
      entry.currency,
      now,
      cartExpiry(now),
      entry.requestId,
      entry.entryId,
      entry.productId,
      entry.variantId,
      entry.quantity,
      JSON.stringify(entry.additionalFields),
      hashAnswers(entry.additionalFields),
      entry.arrival && JSON.stringify(entry.arrival),
      cartLimits.maxEntries,
    ),
  );
  return written;
}

/** A cart is kept for two weeks after the last write. */
export function cartExpiry(now: Date): Date {
  return new Date(now.getTime() + cookieLives.cart * 1000);
}
