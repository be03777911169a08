import { dropExpiredCarts } from '../features/cart/drop-expired-carts.ts';
import { forgetLinks } from '../features/checkout/checkout-links.ts';
import type { Job } from './job.ts';

/** Carts nobody came back to, and links to them. */
export const removeExpiredCarts: Job = {
  name: 'remove-expired-carts',
  schedule: '17 * * * *',
  async run(ctx) {
    await forgetLinks(ctx);
    await dropExpiredCarts(ctx);
  },
};
