/** What nobody finished: payments left open, refunds that failed, events that were only kept. */
import {
  applyWaitingEvents,
  cancelOverduePayments,
  releaseExpiredReservations,
  retryRefunds,
} from '../payments/sweep-payments.ts';
import { remindOverduePayments } from '../payments/remind-overdue-payments.ts';
import type { Job } from './job.ts';

const steps = {
  applyWaitingEvents,
  releaseExpiredReservations,
  cancelOverduePayments,
  remindOverduePayments,
  retryRefunds,
};

export const sweepPayments: Job = {
  name: 'sweep-payments',
  schedule: '* * * * *',
  /** A step that fails is logged and comes again the next minute; the others go on. */
  async run(ctx) {
    for (const [step, work] of Object.entries(steps)) {
      try {
        await work(ctx);
      } catch (error) {
        ctx.log.error({ err: error, step }, 'payment sweep failed');
      }
    }
  },
};
