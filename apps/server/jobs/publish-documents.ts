import { publishDue as run } from '../features/documents/publish-due.ts';
import type { Job } from './job.ts';

/** Publishes pages at the time that was planned. */
export const publishDocuments: Job = {
  name: 'publish-documents',
  schedule: '* * * * *',
  run,
};
