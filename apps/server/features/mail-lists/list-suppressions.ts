import { ruleLimits, type listSuppressions as listSuppressionsCall } from '@sitewright/contract';
import { sql } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import type { AnswerOf } from '../../http/call-types.ts';

/** Addresses that get no mail, by email and reason; `next` is where the following page begins. */
export async function listSuppressions(
  db: ReadDatabase,
  siteId: string,
  after = '',
): Promise<AnswerOf<typeof listSuppressionsCall>> {
  const [email = '', reason = ''] = after.split(' ');
  const rows = await db
    .selectFrom('mail_suppressions')
    .selectAll()
    .where('site_id', '=', siteId)
    .where(sql<boolean>`(email_key, reason) > (${email}, ${reason})`)
    .orderBy('email_key')
    .orderBy('reason')
    .limit(ruleLimits.pageSize + 1)
    .execute();
  const page = rows.slice(0, ruleLimits.pageSize);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return {
    suppressions: page.map(({ email_key, reason: why, note, created_at }) => {
      return { email: email_key, reason: why, note, suppressedOn: created_at.getTime() };
    }),
    next: last ? `${last.email_key} ${last.reason}` : null,
  };
}
