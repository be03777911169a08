/** What nobody finished: payments left open, refunds that failed, events that were only kept. */
import {
  applyWaitingEvents,
  releaseExpiredReservations,
  retryRefunds,
} from '../payments/sweep-payments.ts';
import type { Job } from './job.ts';

export const sweepPayments: Job = {
  name: 'sweep-payments',
  schedule: '* * * * *',
  async run(ctx) {
    await applyWaitingEvents(ctx);
    await releaseExpiredReservations(ctx);
    await retryRefunds(ctx);
  },
};
