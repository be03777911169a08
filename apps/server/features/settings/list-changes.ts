import { permissions } from '@sitewright/contract';
import type { ReadDatabase } from '../../db/database.ts';
import { listActivity } from '../activity/list-activity.ts';
import type { ActivityRow } from '../activity/log-write.ts';

/** So many changes are shown; older ones stay in the log. */
const shownChanges = 50;

/** The newest changes of a site's settings, the newest first. */
export function listChanges(db: ReadDatabase, siteId: string): Promise<ActivityRow[]> {
  return listActivity(db, { siteId, permissions, action: 'setting-changed', limit: shownChanges });
}
