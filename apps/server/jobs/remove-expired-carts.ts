import { dropExpiredCarts } from '../features/cart/drop-expired-carts.ts';
import { forgetLinks } from '../features/checkout/checkout-links.ts';
import { forgetProvedEmails } from '../features/checkout/proved-emails.ts';
import { expireDrafts } from '../features/draft-orders/expire-drafts.ts';
import { forgetCartWays, keepCartWays } from '../features/reports/cart-ways.ts';
import type { Job } from './job.ts';

/** Carts nobody came back to, links to them, and drafts whose last day has passed. */
export const removeExpiredCarts: Job = {
  name: 'remove-expired-carts',
  schedule: '17 * * * *',
  async run(ctx) {
    await forgetLinks(ctx);
    await forgetProvedEmails(ctx);
    await expireDrafts(ctx);
    await dropExpiredCarts(ctx, keepCartWays);
    await forgetCartWays(ctx);
  },
};
