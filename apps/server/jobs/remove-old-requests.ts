import { removeOldRequests as remove } from '../features/requests/remove-old-requests.ts';
import type { Job } from './job.ts';

export const removeOldRequests: Job = {
  // As installations know it.
  name: 'remove-old-api-requests',
  schedule: '50 3 * * *',
  run: remove,
};
