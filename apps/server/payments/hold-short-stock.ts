/** Short stock is held for a short time, and for one visitor not again and again. */
import { holdRules, holdTimeOfShort, isShortAfter } from '@sitewright/commerce';
import { ApiError } from '@sitewright/contract';
import { sql } from 'kysely';
import { holdUntil } from '../features/stock/reserve-stock.ts';
import type { HeldStock } from '../features/stock/stock-units.ts';
import type { EventScope } from '../reactions/reaction.ts';

/** The payment that holds it. */
interface HoldingPayment {
  paymentId: string;
  cartId: string;
  /** See holder-of.ts; null where nobody is counted. */
  holderHash: string | null;
}

/**
 * Fixes until when a payment that was opened now holds its stock.
 * @throws ApiError when whoever pays had their share of what is short
 */
export async function fixHoldEnd(
  scope: EventScope,
  payment: HoldingPayment,
  held: readonly HeldStock[],
): Promise<Date> {
  const now = scope.ctx.now().getTime();
  const short = held.filter(({ left, quantity }) => isShortAfter(left, quantity));
  if (short.length === 0) return new Date(now + holdRules.longest);
  const variantIds = short.map(({ variantId }) => variantId);
  const holdMs = holdTimeOfShort(await sumHeldTime(scope, payment, variantIds));
  if (holdMs === 0) throw new ApiError('holds_used_up');
  const end = new Date(now + holdMs);
  await holdUntil(scope, payment.paymentId, end);
  return end;
}

/**
 * For how long the network of whoever pays, or the cart, kept one of these from others and did not
 * buy it; what the sweep was late is not theirs. The rows of the variants are locked, so that no two
 * payments count at once.
 */
async function sumHeldTime(
  { ctx, trx, site }: EventScope,
  { paymentId, cartId, holderHash }: HoldingPayment,
  variantIds: readonly string[],
): Promise<number> {
  const now = ctx.now();
  const since = new Date(now.getTime() - holdRules.window);
  const { rows } = await sql<{ usedMs: number }>`
    select sum(extract(epoch from
      least(case when p.status in ('created', 'requires_action') then ${now}
        else p.updated_at end, p.hold_until, ${now}::timestamptz) - p.created_at) * 1000
    )::float8 as "usedMs"
    from payments p
    join stock_reservations r on r.site_id = p.site_id and r.payment_id = p.id
    where p.site_id = ${site.siteId} and p.created_at > ${since} and p.id <> ${paymentId}
      and (p.holder_hash = ${holderHash} or p.cart_id = ${cartId})
      and p.status in ('created', 'requires_action', 'failed', 'canceled', 'expired')
      and r.variant_id in (${sql.join(variantIds)})
    group by r.variant_id
    order by 1 desc limit 1`.execute(trx);
  return rows[0]?.usedMs ?? 0;
}
