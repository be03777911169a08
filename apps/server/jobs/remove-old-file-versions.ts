import { forgetVersions } from '../features/media-library/forget-versions.ts';
import type { Job } from './job.ts';

/** What files were more than thirty days ago, before they were replaced. */
export const removeOldFileVersions: Job = {
  name: 'remove-old-file-versions',
  schedule: '23 4 * * *',
  run: forgetVersions,
};
