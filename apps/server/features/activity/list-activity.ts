/** The log of writes, the newest first, a page at a time. */
import type { Permission } from '@sitewright/contract';
import { sql } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import { escapeLike } from '../../db/escape-like.ts';
import type { ActivityRow } from './log-write.ts';

export interface ActivityWish {
  readonly siteId: string;
  /** Only rows of these; see `seenBy`. */
  readonly permissions: readonly Permission[];
  /** Exact, or a whole kind: `discount:` and `store.` end in their sign. */
  readonly subject?: string | undefined;
  /** Id of an account or of a key. */
  readonly person?: string | undefined;
  readonly action?: string | undefined;
  /** All actions of that end. */
  readonly change?: string | undefined;
  /** Id of the last row seen. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** At most `limit` rows; more may follow when there are as many. */
export async function listActivity(db: ReadDatabase, wish: ActivityWish): Promise<ActivityRow[]> {
  if (wish.permissions.length === 0) return [];
  let query = db
    .selectFrom('activity_log')
    .selectAll()
    .where('site_id', '=', wish.siteId)
    .where('permission', 'in', wish.permissions);
  const { subject, person, action, change, after } = wish;
  if (subject !== undefined && /[.:]$/.test(subject))
    query = query.where('subject', 'like', `${escapeLike(subject)}%`);
  else if (subject !== undefined) query = query.where('subject', '=', subject);
  if (person !== undefined)
    query = query.where((row) =>
      row.or([row('account_id', '=', person), row('key_id', '=', person)]),
    );
  if (action !== undefined) query = query.where(sql<boolean>`action = ${action}`);
  if (change !== undefined) query = query.where(sql`substring(action from '[^-]*$')`, '=', change);
  if (after !== undefined) query = query.where('id', '<', after);
  return query.orderBy('id', 'desc').limit(wish.limit).execute();
}
