import { removeOldMemberSessions as remove } from '../features/memberships/member-access.ts';
import type { Job } from './job.ts';

/** Sessions and links of members that are over. */
export const removeOldMemberSessions: Job = {
  name: 'remove-old-member-sessions',
  schedule: '47 3 * * *',
  run: remove,
};
