import { removeOldWebhooks as remove } from '../features/webhooks/remove-old-webhooks.ts';
import type { Job } from './job.ts';

export const removeOldWebhooks: Job = {
  name: 'remove-old-webhooks',
  schedule: '40 3 * * *',
  run: remove,
};
