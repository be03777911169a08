import { forgetUses } from '../features/discounts/forget-uses.ts';
import type { Job } from './job.ts';

/** Who used discounts that are gone for good. */
export const removeOldUses: Job = {
  name: 'remove-old-uses',
  schedule: '57 3 * * *',
  run: ({ database, now }) => forgetUses({ transact: database.patient.transact, now }),
};
