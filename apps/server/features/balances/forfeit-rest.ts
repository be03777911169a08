import { announceEvent, type EventScope } from '../../reactions/reaction.ts';
import { addToBalance } from './hold-balances.ts';

/** Takes what is left on a balance that has ended: nobody can spend it, so nobody is owed it. */
export async function forfeitRest(scope: EventScope, balanceId: string): Promise<void> {
  const { ctx, trx, site } = scope;
  const { siteId } = site;
  const { kind, currency, left_cents } = await trx
    .selectFrom('balances')
    .select(['kind', 'currency', 'left_cents'])
    .where('site_id', '=', siteId)
    .where('id', '=', balanceId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const entry = {
    kind: 'voided' as const,
    amount_cents: left_cents === 0 ? 0 : -left_cents,
    payment_id: null,
    refund_id: null,
  };
  const changeId = await addToBalance(trx, { siteId, balanceId, entry, now: ctx.now() });
  if (left_cents === 0) return;
  const told = { balanceId, kind, currency, amountCents: left_cents, changeId };
  await announceEvent(scope, 'balance-ended', told);
}
