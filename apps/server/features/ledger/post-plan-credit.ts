import type { EventScope } from '../../reactions/reaction.ts';
import type { PlanCredited } from '../subscriptions/subscription-events.ts';
import { about, splitPart } from './ledger-reactions.ts';
import { postTransaction } from './post-transaction.ts';

/** What was earned and taxed too early is its buyer's, by the parts that it was paid for. */
export async function postPlanCredit(
  scope: EventScope,
  { changeId, payment, credit, isTest }: PlanCredited,
): Promise<void> {
  await postTransaction(scope, {
    ...(await about(scope, payment, isTest)),
    kind: 'plan-credited',
    source: `plan-credited:${changeId}`,
    entries: [
      ...credit.parts.flatMap((part) => splitPart({ ...part, account: 'sales' })),
      { account: 'store-credit', amountCents: -credit.amountCents },
    ],
  });
}
