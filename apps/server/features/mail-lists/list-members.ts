/** Who signed up for a list, as staff see it. */
import { emailKey, type ListState, type listListMembers as listCall } from '@sitewright/contract';
import { sql } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import { escapeLike } from '../../db/escape-like.ts';
import type { AnswerOf } from '../../http/call-types.ts';

type Member = AnswerOf<typeof listCall>['members'][number];

/** Which sign-ups. */
export interface MemberFilter {
  readonly listId: string;
  readonly state?: ListState | undefined;
  /** How an address begins. */
  readonly search?: string | undefined;
  /** Behind this one, the latest first. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** A page of them; `after` is where the next one begins. */
export async function listMembers(
  db: ReadDatabase,
  siteId: string,
  filter: MemberFilter,
): Promise<{ members: Member[]; after?: string }> {
  const rows = await selectMembers(db, siteId, { ...filter, limit: filter.limit + 1 }).execute();
  const members = rows.slice(0, filter.limit).map((row) => ({
    id: row.id,
    email: row.email,
    state: row.state,
    place: row.place,
    consentText: row.consent_text,
    askedOn: row.asked_at.getTime(),
    confirmedOn: row.confirmed_at?.getTime() ?? null,
    leftOn: row.left_at?.getTime() ?? null,
    isSuppressed: row.is_suppressed,
  }));
  const last = members.at(-1);
  return { members, ...(rows.length > filter.limit && last && { after: last.id }) };
}

/** Their rows. */
export function selectMembers(
  db: ReadDatabase,
  siteId: string,
  { listId, state, search = '', after, limit }: MemberFilter,
) {
  const start = emailKey(search);
  return db
    .selectFrom('mailing_list_members as m')
    .selectAll('m')
    .select(
      // As a value: for `exists` all of them would be read to answer for a page.
      sql<boolean>`(select true from mail_suppressions s where s.site_id = m.site_id
        and s.email_key = m.email_key limit 1) is not null`.as('is_suppressed'),
    )
    .where('m.site_id', '=', siteId)
    .where('m.list_id', '=', listId)
    .$if(state !== undefined, (all) => all.where('m.state', '=', state!))
    .$if(start !== '', (all) => all.where('m.email_key', 'like', `${escapeLike(start)}%`))
    .$if(after !== undefined, (all) => all.where('m.id', '<', after!))
    .orderBy('m.id', 'desc')
    .limit(limit);
}
