import { deliverListChanges as deliver } from '../features/mail-lists/connections/deliver-list-changes.ts';
import { listChangedChannel } from '../features/mail-lists/connections/queue-list-changes.ts';
import type { Job } from './job.ts';

export const deliverListChanges: Job = {
  name: 'deliver-list-changes',
  schedule: '* * * * *',
  wakeOn: listChangedChannel,
  // Providers may take their time.
  longestSeconds: 900,
  run: (ctx, stopping) => deliver(ctx, stopping),
};
