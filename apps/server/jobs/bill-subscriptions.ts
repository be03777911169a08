import { billSubscriptions as bill } from '../features/subscriptions/bill-subscriptions.ts';
import { subscriptionDueChannel } from '../features/subscriptions/take-new-card.ts';
import type { Job } from './job.ts';

/** Periods of subscriptions that are due. */
export const billSubscriptions: Job = {
  name: 'bill-subscriptions',
  schedule: '*/5 * * * *',
  wakeOn: subscriptionDueChannel,
  // A provider may take seconds for each.
  longestSeconds: 3_600,
  run: async (ctx, stopping) => {
    await bill(ctx, stopping);
  },
};
