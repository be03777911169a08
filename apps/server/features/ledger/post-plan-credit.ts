import { allocate, SHIPPING_PART } from '@sitewright/commerce';
import { readChargedLines } from '../../payments/charged-parts.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import type { PlanCredited } from '../subscriptions/subscription-events.ts';
import { about } from './ledger-reactions.ts';
import { postTransaction, type LedgerEntry } from './post-transaction.ts';

/** What was earned and taxed too early is its buyer's: each account gives its share of the payment. */
export async function postPlanCredit(
  scope: EventScope,
  { changeId, payment, creditCents, isTest }: PlanCredited,
): Promise<void> {
  const { snapshot } = payment;
  const { parts } = readChargedLines(
    snapshot,
    snapshot.lines.map((_, index) => String(index)),
  );
  const shares = parts
    .filter(({ id }) => id !== SHIPPING_PART)
    .flatMap(({ amountCents, taxes }): LedgerEntry[] => {
      const taxCents = taxes.reduce((sum, tax) => sum + tax.amountCents, 0);
      return [
        { account: 'sales', amountCents: amountCents - taxCents },
        ...taxes.map(({ ruleId, amountCents: cents }): LedgerEntry => {
          return { account: 'tax', party: ruleId, amountCents: cents };
        }),
      ];
    });
  const amounts = allocate(
    creditCents,
    shares.map(({ amountCents }) => amountCents),
  );
  await postTransaction(scope, {
    ...(await about(scope, payment, isTest)),
    kind: 'plan-credited',
    source: `plan-credited:${changeId}`,
    entries: [
      ...shares.map((share, index) => ({ ...share, amountCents: amounts[index]! })),
      { account: 'store-credit', amountCents: -creditCents },
    ],
  });
}
