/** The life of money that goes back, as data. */

/**
 * `due`: to be asked for; `sent`: under way at the provider; `failed`: nothing went back, a person
 * has to look.
 */
export type RefundStatus = 'due' | 'sent' | 'done' | 'failed';

/** What a provider says of a refund. */
export type RefundProgress = 'pending' | 'done' | 'failed';

/**
 * Status → what the provider says → next status. What is not listed changes nothing. A bank may send
 * money back days after it was done, so `done` may still fail; what failed there stays so.
 */
export const refundStates: Readonly<
  Record<RefundStatus, Partial<Record<RefundProgress, RefundStatus>>>
> = {
  due: { pending: 'sent', done: 'done', failed: 'failed' },
  sent: { done: 'done', failed: 'failed' },
  done: { failed: 'failed' },
  failed: {},
};
