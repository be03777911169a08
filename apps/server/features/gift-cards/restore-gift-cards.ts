import type { WriteTransaction } from '../../db/database.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import { addToBalance } from '../balances/hold-balances.ts';
import { reviveBalance } from '../balances/revive-balance.ts';
import { listGiftCardItems } from '../orders/list-gift-card-items.ts';
import type { OrderRefundDropped } from '../orders/order-events.ts';

/**
 * Money that was to go back for gift cards and will not is worth on them again: to each at most what
 * was taken off it. One that ended only because nothing was left can be spent again.
 */
export async function restoreGiftCards(
  { ctx, trx, site }: EventScope,
  { orderId, refund }: OrderRefundDropped,
): Promise<void> {
  const { siteId } = site;
  const items = await listGiftCardItems(trx, { siteId, orderId });
  let openCents = refund.parts
    .filter(({ id }) => items.has(id))
    .reduce((cents, part) => cents + part.amountCents, 0);
  if (openCents <= 0) return;
  for (const { id, takenCents, forfeitedCents } of await listTaken(trx, { siteId, orderId })) {
    const amountCents = Math.min(takenCents, openCents);
    if (amountCents <= 0) continue;
    openCents -= amountCents;
    const entry = {
      kind: 'restored' as const,
      amount_cents: amountCents,
      payment_id: null,
      refund_id: null,
    };
    await addToBalance(trx, { siteId, balanceId: id, entry, now: ctx.now() });
    if (forfeitedCents === 0) await reviveBalance(trx, { siteId, id });
  }
}

/** What refunds took off the gift cards of an order, and what somebody forfeited by ending them. */
async function listTaken(
  trx: WriteTransaction,
  { siteId, orderId }: { siteId: string; orderId: string },
): Promise<{ id: string; takenCents: number; forfeitedCents: number }[]> {
  const rows = await trx
    .selectFrom('gift_cards as g')
    .innerJoin('balance_entries as e', (join) =>
      join.onRef('e.site_id', '=', 'g.site_id').onRef('e.balance_id', '=', 'g.id'),
    )
    .select(['g.id', 'e.kind', 'e.amount_cents'])
    .where('g.site_id', '=', siteId)
    .where('g.order_id', '=', orderId)
    .where('e.kind', 'in', ['withdrawn', 'restored', 'voided'])
    .orderBy('g.id', 'desc')
    .execute();
  return [...new Set(rows.map(({ id }) => id))].map((id) => {
    const sumOf = (kinds: readonly string[]) =>
      rows
        .filter((row) => row.id === id && kinds.includes(row.kind))
        .reduce((cents, row) => cents - row.amount_cents, 0);
    return { id, takenCents: sumOf(['withdrawn', 'restored']), forfeitedCents: sumOf(['voided']) };
  });
}
