import { forgetOldSignIns } from '../features/staff/forget-old-sign-ins.ts';
import type { Job } from './job.ts';

/** Sessions and sign-in links that are over. */
export const removeOldSignIns: Job = {
  name: 'remove-old-sign-ins',
  schedule: '41 3 * * *',
  run: forgetOldSignIns,
};
