import { dropExpiredCarts } from '../features/cart/drop-expired-carts.ts';
import { forgetLinks } from '../features/checkout/checkout-links.ts';
import { forgetProvedEmails } from '../features/checkout/proved-emails.ts';
import type { Job } from './job.ts';

/** Carts nobody came back to, and links to them. */
export const removeExpiredCarts: Job = {
  name: 'remove-expired-carts',
  schedule: '17 * * * *',
  async run(ctx) {
    await forgetLinks(ctx);
    await forgetProvedEmails(ctx);
    await dropExpiredCarts(ctx);
  },
};
