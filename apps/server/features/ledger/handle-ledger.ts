import { ApiError, getLedgerSums, getOrderLedger } from '@sitewright/contract';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { findOrderByNumber } from '../orders/find-order.ts';
import { ledgerAccounts } from './ledger-accounts.ts';
import { listTransactions, sumLedger } from './read-ledger.ts';

/** The ledger of an order, and its sums by account. */
export function handleLedger(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, getOrderLedger, async ({ site: { siteId }, params: { number } }) => {
    const order = await findOrderByNumber(ctx.db, siteId, number);
    if (!order) throw new ApiError('order_not_found');
    const transactions = await listTransactions(ctx.db, { siteId, orderId: order.id });
    return {
      transactions: transactions.map(({ happenedAt, isTest, ...told }) => ({
        ...told,
        at: happenedAt.getTime(),
        testMode: isTest,
      })),
    };
  });
  handleCall(scope, getLedgerSums, async ({ site: { siteId }, query: { from, to, testMode } }) => {
    const sums = await sumLedger(ctx.db, {
      siteId,
      isTest: testMode === 'true',
      from: from === undefined ? undefined : new Date(from),
      to: to === undefined ? undefined : new Date(to),
    });
    return { sums: sums.map((sum) => ({ ...sum, label: ledgerAccounts[sum.account] })) };
  });
}
