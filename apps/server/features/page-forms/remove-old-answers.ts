import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';

/**
 * Takes away answers that are older than their form keeps them. Nobody decides it for each, so that
 * no line of the log tells of it. FBLD-01
 */
export async function removeOldAnswers({
  transact,
  now,
}: Pick<AppContext, 'transact' | 'now'>): Promise<void> {
  const at = now();
  await transact((trx) =>
    sql`delete from form_answers a using forms f
      where f.site_id = a.site_id and f.id = a.form_id
        and (f.settings->'keepDays')::int > 0
        and a.sent_at < ${at}::timestamptz - make_interval(days => (f.settings->'keepDays')::int)`.execute(
      trx,
    ),
  );
}
