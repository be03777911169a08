/** Compares payments with the books of their providers: an event may have been lost for good. */
import { reconcilePayments as reconcile } from '../payments/reconcile-payments.ts';
import type { Job } from './job.ts';

export const reconcilePayments: Job = {
  name: 'reconcile-payments',
  schedule: '17 * * * *',
  longestSeconds: 1_800,
  async run(ctx, stopping) {
    await reconcile(ctx, stopping);
  },
};
