import { deliverWebhooks as deliver } from '../features/webhooks/deliver-webhooks.ts';
import { webhookQueuedChannel } from '../features/webhooks/queue-webhook.ts';
import type { Job } from './job.ts';

export const deliverWebhooks: Job = {
  name: 'deliver-webhooks',
  schedule: '* * * * *',
  wakeOn: webhookQueuedChannel,
  // Endpoints may take their time.
  longestSeconds: 1_800,
  runsAtOnce: 2,
  run: (ctx, stopping) => deliver(ctx, { stopping }),
};
