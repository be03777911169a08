import { countAllReports } from '../features/reports/count-moves.ts';
import type { Job } from './job.ts';

/** Sums of reports by day. What waits to be counted is in every report all the same. */
export const countReports: Job = {
  name: 'count-reports',
  schedule: '* * * * *',
  longestSeconds: 3_600,
  run: countAllReports,
};
