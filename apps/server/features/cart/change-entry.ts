/** Changing what is in the cart already. Every change keeps the cart for two more weeks. */
import { sql } from 'kysely';
import { ApiError, type AdditionalFields } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import type { Site } from '../sites/site.ts';
import type { CartLine, CartRow } from './cart-rows.ts';
import {
  checkChoice,
  countUnitsOf,
  readQuantity,
  requireQuantityAllowed,
  requireStock,
} from './check-choice.ts';
import { hashAnswers } from './form-answers.ts';
import { loadCart } from './load-cart.ts';
import { loadChoice } from './load-choice.ts';
import { cartExpiry } from './write-entry.ts';

export interface EntryKey {
  cartId: string;
  entryId: string;
}

/**
 * Sets how many of an entry are in the cart. Fewer is always allowed, more needs the stock.
 * @throws ApiError with the message for the visitor
 */
export async function setEntryQuantity(
  ctx: AppContext,
  site: Site,
  { cartId, entryId, quantity: sent }: EntryKey & { quantity: unknown },
): Promise<CartRow> {
  const cart = await requireCart(ctx, site, cartId);
  const line = requireLine(cart, entryId);
  const quantity = readQuantity(sent);
  if (quantity > line.quantity) {
    const others = countUnitsOf(cart.lines, line.variant.id) - line.quantity;
    requireStock(line.product, line.variant, others + quantity);
    requireQuantityAllowed(site, line.product, others + quantity);
  }
  await ctx.transact(async (trx) => {
    await touchCart(trx, site, { cartId, now: ctx.now() });
    await trx
      .updateTable('cart_entries')
      .set({ quantity })
      .where('site_id', '=', site.siteId)
      .where('cart_id', '=', cartId)
      .where('id', '=', entryId)
      .execute();
  });
  return withLine(cart, { ...line, quantity });
}

/** Takes an entry out. One that is gone already is no error. */
export async function removeEntry(
  ctx: AppContext,
  site: Site,
  { cartId, entryId }: EntryKey,
): Promise<CartRow> {
  const cart = await requireCart(ctx, site, cartId);
  await ctx.transact(async (trx) => {
    await touchCart(trx, site, { cartId, now: ctx.now() });
    await deleteEntry(trx, site, { cartId, entryId });
  });
  return { ...cart, lines: cart.lines.filter((line) => line.id !== entryId) };
}

export interface ChangedEntry extends EntryKey {
  itemId: string;
  /** Another variant of the same item may be chosen; empty: as it is. */
  sku: string;
  additionalFields: AdditionalFields | null;
}

/**
 * Changes the form answers of an entry, and its variant when another one is named. Where that
 * makes it equal to another entry, both become one.
 * @throws ApiError with the message for the visitor
 */
export async function changeEntry(
  ctx: AppContext,
  site: Site,
  change: ChangedEntry,
): Promise<{ cart: CartRow; entry: CartLine }> {
  const { cartId, entryId, itemId } = change;
  const cart = await requireCart(ctx, site, cartId);
  const line = requireLine(cart, entryId);
  if (line.product.id !== itemId) throw new ApiError('item_not_found');
  const rest = cart.lines.filter(({ id }) => id !== entryId);
  const sku = change.sku || line.variant.sku;
  const choice = await loadChoice(ctx, site, { itemId, sku, cartId: '', requestId: '' });
  if (!choice) throw new ApiError('item_not_found');
  const wish = {
    sku,
    options: {},
    quantity: line.quantity,
    additionalFields: change.additionalFields,
  };
  const others = { ...choice, cart: { ...cart, lines: rest } };
  const { variant, additionalFields } = checkChoice(site, others, wish);
  const hash = hashAnswers(additionalFields);
  const equal = rest.find(
    (other) => other.variant.id === variant.id && hashAnswers(other.additionalFields) === hash,
  );
  const changed = { ...line, variant, additionalFields };
  const entry = equal ? { ...equal, quantity: equal.quantity + line.quantity } : changed;
  await ctx.transact(async (trx) => {
    await touchCart(trx, site, { cartId, now: ctx.now() });
    if (equal) await deleteEntry(trx, site, { cartId, entryId });
    await saveLine(trx, site, { cartId, entry });
  });
  const kept = equal ? { ...cart, lines: rest } : cart;
  return { cart: withLine(kept, entry), entry };
}

/** @throws ApiError when the visitor has no open cart, or one that staff made */
export async function requireCart(ctx: AppContext, site: Site, cartId: string): Promise<CartRow> {
  const cart = await loadCart(ctx, site, cartId);
  if (!cart || cart.terms) throw new ApiError('cart_not_found');
  return cart;
}

/**
 * Locks the cart for the change and keeps it for two more weeks.
 * @throws ApiError when it was bought in the meantime
 */
export async function touchCart(
  trx: WriteTransaction,
  site: Site,
  { cartId, now }: { cartId: string; now: Date },
): Promise<void> {
  const touched = await trx
    .updateTable('carts')
    .set({ updated_at: now, expires_at: cartExpiry(now) })
    .where('site_id', '=', site.siteId)
    .where('id', '=', cartId)
    .where('order_id', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!touched) throw new ApiError('cart_not_found');
}

function requireLine(cart: CartRow, entryId: string): CartLine {
  const line = cart.lines.find(({ id }) => id === entryId);
  if (!line) throw new ApiError('entry_not_found');
  return line;
}

function withLine(cart: CartRow, line: CartLine): CartRow {
  return { ...cart, lines: cart.lines.map((other) => (other.id === line.id ? line : other)) };
}

async function deleteEntry(
  trx: WriteTransaction,
  site: Site,
  { cartId, entryId }: EntryKey,
): Promise<void> {
  await trx
    .deleteFrom('cart_entries')
    .where('site_id', '=', site.siteId)
    .where('cart_id', '=', cartId)
    .where('id', '=', entryId)
    .execute();
}

async function saveLine(
  trx: WriteTransaction,
  site: Site,
  { cartId, entry }: { cartId: string; entry: CartLine },
): Promise<void> {
  await trx
    .updateTable('cart_entries')
    .set({
      variant_id: entry.variant.id,
      quantity: entry.quantity,
      additional_fields: sql<string>`${JSON.stringify(entry.additionalFields)}::jsonb`,
      fields_hash: hashAnswers(entry.additionalFields),
    })
    .where('site_id', '=', site.siteId)
    .where('cart_id', '=', cartId)
    .where('id', '=', entry.id)
    .execute();
}
