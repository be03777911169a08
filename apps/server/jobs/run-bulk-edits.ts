import { bulkEditDueChannel } from '../features/bulk-edits/bulk-edit-store.ts';
import { runBulkEdits as run } from '../features/bulk-edits/run-bulk-edits.ts';
import type { Job } from './job.ts';

/** Changes many products at once, and goes on where a killed process stopped. */
export const runBulkEdits: Job = {
  name: 'run-bulk-edits',
  schedule: '* * * * *',
  wakeOn: bulkEditDueChannel,
  longestSeconds: 3_600,
  runsAtOnce: 2,
  run,
};
