import type { listListConnections as listCall } from '@sitewright/contract';
import type { ReadDatabase } from '../../../db/database.ts';
import type { AnswerOf } from '../../../http/call-types.ts';

/** The oldest first; each list has few. */
export async function listConnections(
  db: ReadDatabase,
  siteId: string,
): Promise<AnswerOf<typeof listCall>['connections']> {
  const rows = await db
    .selectFrom('list_connections as c')
    .select(['c.id', 'c.list_id', 'c.provider', 'c.remote_name', 'c.require_double_opt_in'])
    .select(['c.last_error', 'c.created_at'])
    .where('c.site_id', '=', siteId)
    .orderBy('c.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    listId: row.list_id,
    provider: row.provider,
    remoteName: row.remote_name,
    requireDoubleOptIn: row.require_double_opt_in,
    isFailing: row.last_error !== '',
    connectedOn: row.created_at.getTime(),
  }));
}
