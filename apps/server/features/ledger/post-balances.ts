/** What gift cards and credit write into the ledger that nobody bought or spent. */
import type { BalanceEnded, BalanceGiven } from '../balances/balance-events.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import { postTransaction, type LedgerTransaction } from './post-transaction.ts';
import { accountOfTender } from './tender-account.ts';

/** The shop owes what it gave. */
export async function postGivenBalance(scope: EventScope, given: BalanceGiven): Promise<void> {
  await postTransaction(scope, {
    ...moved(given),
    kind: 'balance-given',
    source: `balance-given:${given.changeId}`,
    entries: [
      { account: 'balances-given', amountCents: given.amountCents },
      { ...accountOf(given), amountCents: -given.amountCents },
    ],
  });
}

/** Nobody is owed what was left. */
export async function postEndedBalance(scope: EventScope, ended: BalanceEnded): Promise<void> {
  await postTransaction(scope, {
    ...moved(ended),
    kind: 'balance-ended',
    source: `balance-ended:${ended.changeId}`,
    entries: [
      { ...accountOf(ended), amountCents: ended.amountCents },
      { account: 'balances-ended', amountCents: -ended.amountCents },
    ],
  });
}

type Moved = Pick<LedgerTransaction, 'orderId' | 'paymentId' | 'currency' | 'isTest'>;

/** Gift cards are real money, whatever the shop pays by: test orders issue none. */
function moved({ currency }: BalanceGiven): Moved {
  return { orderId: null, paymentId: null, currency, isTest: false };
}

function accountOf({ kind }: BalanceGiven) {
  return accountOfTender({ kind, provider: '' });
}
