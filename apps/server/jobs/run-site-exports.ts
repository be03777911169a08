import { siteExportDueChannel } from '../features/site-files/desk/export-store.ts';
import { runExports as run } from '../features/site-files/desk/run-exports.ts';
import type { Job } from './job.ts';

/** Makes the files of sites, and takes away those whose hour is over. */
export const runSiteExports: Job = {
  name: 'run-site-exports',
  schedule: '* * * * *',
  wakeOn: siteExportDueChannel,
  longestSeconds: 3_600,
  run,
};
