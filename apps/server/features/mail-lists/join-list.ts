/** Somebody signs up. */
import { emailKey, type ListState, type SignUpPlace } from '@sitewright/contract';
import { sql } from 'kysely';
import type { WriteTransaction } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import { queueMemberChange } from './connections/queue-list-changes.ts';
import { queueConfirmMail } from './queue-confirm-mail.ts';

/** What a visitor asked for. */
export interface ListWish {
  place: SignUpPlace;
  email: string;
  /** The sentence that they agreed to. */
  consentText: string;
}

/** The list that a place writes to. */
export interface PlaceList {
  id: string;
  name: string;
  requireDoubleOptIn: boolean;
}

/** Undefined: the place offers none. */
export async function findPlaceList(
  db: Pick<WriteTransaction, 'selectFrom'>,
  siteId: string,
  place: SignUpPlace,
): Promise<PlaceList | undefined> {
  return db
    .selectFrom('mailing_list_places as p')
    .innerJoin('mailing_lists as l', (join) =>
      join.onRef('l.site_id', '=', 'p.site_id').onRef('l.id', '=', 'p.list_id'),
    )
    .select(['l.id', 'l.name', 'l.require_double_opt_in as requireDoubleOptIn'])
    .where('p.site_id', '=', siteId)
    .where('p.place', '=', place)
    .executeTakeFirst();
}

/** By its id. */
export async function findList(
  db: Pick<WriteTransaction, 'selectFrom'>,
  siteId: string,
  id: string,
): Promise<PlaceList | undefined> {
  return db
    .selectFrom('mailing_lists')
    .select(['id', 'name', 'require_double_opt_in as requireDoubleOptIn'])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/**
 * Puts an address on the list of a place, if it has one: at once, or as one that waits for its
 * confirmation. Who is on it stays. Who left or waits comes in by confirming alone, however often the
 * address is typed: anybody can type it. Answers how they stand.
 */
export async function joinList(scope: EventScope, wish: ListWish): Promise<ListState | undefined> {
  const list = await findPlaceList(scope.trx, scope.site.siteId, wish.place);
  return list && (await joinKnownList(scope, list, wish)).state;
}

/** The same of a list that is known. */
export async function joinKnownList(
  scope: EventScope,
  list: PlaceList,
  { place, email, consentText }: ListWish,
): Promise<{ id: string; state: ListState }> {
  const { ctx, trx, site } = scope;
  const now = ctx.now();
  const member = await trx
    .insertInto('mailing_list_members')
    .values({
      site_id: site.siteId,
      id: newId(),
      list_id: list.id,
      email: email.trim(),
      email_key: emailKey(email),
      state: list.requireDoubleOptIn ? 'waiting' : 'in',
      place,
      consent_text: consentText,
      asked_at: now,
      confirmed_at: null,
      left_at: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'list_id', 'email_key']).doUpdateSet({
        state: sql<ListState>`case
          when mailing_list_members.state = 'in' then 'in' else 'waiting' end`,
        left_at: null,
        place: sql<SignUpPlace>`case when mailing_list_members.state = 'in'
          then mailing_list_members.place else excluded.place end`,
        consent_text: sql<string>`case when mailing_list_members.state = 'in'
          then mailing_list_members.consent_text else excluded.consent_text end`,
        asked_at: sql<Date>`case when mailing_list_members.state = 'in'
          then mailing_list_members.asked_at else excluded.asked_at end`,
      }),
    )
    .returning(['id', 'state'])
    .executeTakeFirstOrThrow();
  const { siteId } = site;
  if (member.state === 'in') await queueMemberChange(trx, { siteId, memberId: member.id }, now);
  if (member.state === 'waiting') {
    const waiting = { memberId: member.id, email: email.trim(), listName: list.name };
    await queueConfirmMail(scope, waiting);
  }
  return member;
}
