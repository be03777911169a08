import { noteLeftCarts } from '../features/checkout/note-left-carts.ts';
import { remindOfCarts } from '../features/checkout/remind-of-carts.ts';
import { requestReviews } from '../features/order-mails/request-reviews.ts';
import type { Job } from './job.ts';

/** Carts that were left, and reviews of what was handed over. */
export const sendReminders: Job = {
  name: 'send-reminders',
  schedule: '*/5 * * * *',
  async run(ctx, stopping) {
    await noteLeftCarts(ctx, stopping);
    await remindOfCarts(ctx, stopping);
    await requestReviews(ctx, stopping);
  },
};
