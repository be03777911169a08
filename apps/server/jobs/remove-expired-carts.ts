import { dropExpiredCarts } from '../features/cart/drop-expired-carts.ts';
import type { Job } from './job.ts';

/** Carts nobody came back to. */
export const removeExpiredCarts: Job = {
  name: 'remove-expired-carts',
  schedule: '17 * * * *',
  run: dropExpiredCarts,
};
