import { ruleLimits } from '@sitewright/contract';
import type { ReadDatabase } from '../../db/database.ts';

/** Who asked for news, by email; `next` is where the following page begins. */
export async function listOptIns(db: ReadDatabase, siteId: string, after = '') {
  const rows = await db
    .selectFrom('marketing_opt_ins')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('email', '>', after)
    .orderBy('email')
    .limit(ruleLimits.pageSize + 1)
    .execute();
  const page = rows.slice(0, ruleLimits.pageSize);
  return {
    optIns: page.map(({ email, consent_text, source, opted_in_at }) => {
      return { email, text: consent_text, source, optedInOn: opted_in_at.getTime() };
    }),
    next: rows.length === page.length ? null : page.at(-1)!.email,
  };
}
