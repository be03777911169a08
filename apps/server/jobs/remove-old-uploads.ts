import type { Job } from './job.ts';

/** Uploads that nobody went on with for a day. */
export const removeOldUploads: Job = {
  name: 'remove-old-uploads',
  schedule: '41 * * * *',
  run: ({ uploads, now }) => uploads.forgetOld(now()),
};
