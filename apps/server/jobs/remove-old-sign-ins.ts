import { forgetLinks } from '../features/accounts/account-links.ts';
import { forgetSessions } from '../features/accounts/site-session.ts';
import { forgetOldSteps } from '../features/people/staff-steps.ts';
import { forgetOldSignIns } from '../features/staff/forget-old-sign-ins.ts';
import type { Job } from './job.ts';

/** Sessions and mailed links that are over, of staff and of visitors. */
export const removeOldSignIns: Job = {
  name: 'remove-old-sign-ins',
  schedule: '41 3 * * *',
  run: async (ctx) => {
    await forgetOldSignIns(ctx);
    await forgetOldSteps(ctx);
    await forgetSessions(ctx);
    await forgetLinks(ctx);
  },
};
