import { publishProducts as publish } from '../features/products/publish-products.ts';
import type { Job } from './job.ts';

/** Products at the time that the owner set. */
export const publishProducts: Job = {
  name: 'publish-products',
  schedule: '* * * * *',
  run: publish,
};
