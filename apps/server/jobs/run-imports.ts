import { importDueChannel } from '../features/import/desk/import-store.ts';
import { runImports as run } from '../features/import/desk/run-imports.ts';
import type { Job } from './job.ts';

/** Reads and writes imports, and goes on where a killed process stopped. */
export const runImports: Job = {
  name: 'run-imports',
  schedule: '* * * * *',
  wakeOn: importDueChannel,
  longestSeconds: 4 * 3_600,
  runsAtOnce: 2,
  run,
};
