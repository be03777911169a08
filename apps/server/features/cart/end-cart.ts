/** The end of a cart: it became an order. What was not bought waits in a cart of its own. */
import { sql } from 'kysely';
import type { AdditionalFields } from '@sitewright/contract';
import { newId, newToken } from '../../db/id.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import { hashAnswers } from './form-answers.ts';
import { cartExpiry } from './write-entry.ts';

/** The order that a cart became, as far as the cart cares. */
export interface BoughtCart {
  cartId: string;
  orderId: string;
  snapshot: {
    lines: readonly { variantId: string; quantity: number; additionalFields: unknown }[];
  };
}

interface Leftover {
  productId: string;
  variantId: string;
  quantity: number;
  additionalFields: unknown;
  fieldsHash: string;
}

/**
 * Closes the cart. Lines that came, or grew, while the payment was at the bank go into a new cart,
 * to which the old one leads: whoever holds the old cart goes on with the new one.
 */
export async function endCart(scope: EventScope, bought: BoughtCart): Promise<void> {
  const leftovers = await listLeftovers(scope, bought);
  const nextCartId = leftovers.length > 0 ? await startNextCart(scope, bought, leftovers) : null;
  await scope.trx
    .updateTable('carts')
    .set({ order_id: bought.orderId, next_cart_id: nextCartId })
    .where('site_id', '=', scope.site.siteId)
    .where('id', '=', bought.cartId)
    .execute();
  if (!nextCartId) return;
  await scope.trx
    .updateTable('account_carts')
    .set({ cart_id: nextCartId })
    .where('site_id', '=', scope.site.siteId)
    .where('cart_id', '=', bought.cartId)
    .execute();
}

async function listLeftovers(
  { trx, site }: EventScope,
  { cartId, snapshot }: BoughtCart,
): Promise<Leftover[]> {
  const rows = await trx
    .selectFrom('cart_entries')
    .select(['product_id', 'variant_id', 'quantity', 'additional_fields', 'fields_hash'])
    .where('site_id', '=', site.siteId)
    .where('cart_id', '=', cartId)
    // What staff had agreed on is offered by them, and nothing of it is anybody's own cart.
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('carts')
            .select('id')
            .where('site_id', '=', site.siteId)
            .where('id', '=', cartId)
            .where('terms', 'is not', null),
        ),
      ),
    )
    .orderBy('id')
    .execute();
  return rows.flatMap((row) => {
    const boughtUnits = snapshot.lines
      .filter((line) => line.variantId === row.variant_id)
      .filter((line) => hashOf(line.additionalFields) === row.fields_hash)
      .reduce((units, line) => units + line.quantity, 0);
    const quantity = row.quantity - boughtUnits;
    if (quantity <= 0) return [];
    return {
      productId: row.product_id,
      variantId: row.variant_id,
      quantity,
      additionalFields: row.additional_fields,
      fieldsHash: row.fields_hash,
    };
  });
}

function hashOf(answers: unknown): string {
  return hashAnswers((answers ?? null) as AdditionalFields | null);
}

async function startNextCart(
  { ctx, trx, site }: EventScope,
  { cartId }: BoughtCart,
  leftovers: readonly Leftover[],
): Promise<string> {
  const now = ctx.now();
  const nextCartId = newToken();
  await sql`
    insert into carts (site_id, id, currency, email, shipping_location, owner_hash, arrival,
      is_followed, created_at, updated_at, expires_at)
    select site_id, ${nextCartId}, currency, email, shipping_location, owner_hash, arrival, false,
      ${now}, ${now},
      ${cartExpiry(now)}
    from carts where site_id = ${site.siteId} and id = ${cartId}`.execute(trx);
  await trx
    .insertInto('cart_entries')
    .values(
      leftovers.map((line) => ({
        site_id: site.siteId,
        cart_id: nextCartId,
        id: newId(),
        product_id: line.productId,
        variant_id: line.variantId,
        quantity: line.quantity,
        additional_fields: sql<string>`${JSON.stringify(line.additionalFields)}::jsonb`,
        fields_hash: line.fieldsHash,
        created_at: now,
      })),
    )
    .execute();
  return nextCartId;
}
