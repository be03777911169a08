import { ApiError } from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import { announceEvent, type EventScope } from '../../reactions/reaction.ts';
import { addToBalance } from './hold-balances.ts';

/** Lets a balance that had ended be spent again, because money came back to it. */
export async function reviveBalance(
  trx: WriteTransaction,
  { siteId, id }: { siteId: string; id: string },
): Promise<void> {
  await trx
    .updateTable('balances')
    .set({ voided_at: null })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('voided_at', 'is not', null)
    .execute();
}

/**
 * Takes the end of a balance back with what was left on it then. What the books said of its end is
 * said the other way round.
 * @throws ApiError `not_undoable` where it has not ended, or its price went back since
 */
export async function takeEndBack(
  scope: EventScope,
  { id, amountCents }: { id: string; amountCents: number },
): Promise<void> {
  const { ctx, trx, site } = scope;
  const { siteId } = site;
  const revived = await trx
    .updateTable('balances')
    .set({ voided_at: null })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('voided_at', 'is not', null)
    .returning(['kind', 'currency'])
    .executeTakeFirst();
  if (!revived || (await wentBack(trx, { siteId, id }))) throw new ApiError('not_undoable');
  const entry = {
    kind: 'voided' as const,
    amount_cents: amountCents,
    payment_id: null,
    refund_id: null,
  };
  const changeId = await addToBalance(trx, { siteId, balanceId: id, entry, now: ctx.now() });
  if (amountCents === 0) return;
  const told = { balanceId: id, ...revived, amountCents: -amountCents, changeId };
  await announceEvent(scope, 'balance-ended', told);
}

/** Whether its price went back while nothing was left on it. */
async function wentBack(
  trx: WriteTransaction,
  { siteId, id }: { siteId: string; id: string },
): Promise<boolean> {
  const found = await trx
    .selectFrom('balance_entries')
    .select('id')
    .where('site_id', '=', siteId)
    .where('balance_id', '=', id)
    .where('kind', '=', 'withdrawn')
    .where('amount_cents', '=', 0)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
