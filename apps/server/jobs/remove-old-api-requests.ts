import { removeOldApiRequests as remove } from '../features/commerce-api/remove-old-api-requests.ts';
import type { Job } from './job.ts';

export const removeOldApiRequests: Job = {
  name: 'remove-old-api-requests',
  schedule: '50 3 * * *',
  run: remove,
};
