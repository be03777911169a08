/** Mailing lists as staff see them. CONN-03 */
import {
  signUpPlaces,
  type ListState,
  type listMailingLists as listCall,
} from '@sitewright/contract';
import { sql } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import type { AnswerOf } from '../../http/call-types.ts';

type Listed = AnswerOf<typeof listCall>;

/** One with how many stand with it how. */
export type CountedList = Listed['lists'][number];

/** By name; of one list alone when its id is told. A site has few. */
export async function listMailingLists(
  db: ReadDatabase,
  siteId: string,
  id?: string,
): Promise<CountedList[]> {
  const rows = await db
    .selectFrom('mailing_lists as l')
    .select(['l.id', 'l.name', 'l.require_double_opt_in', 'l.created_at'])
    .select([countIn('waiting'), countIn('in'), countIn('out')])
    .where('l.site_id', '=', siteId)
    .$if(id !== undefined, (all) => all.where('l.id', '=', id!))
    .orderBy('l.name')
    .orderBy('l.id')
    .execute();
  return rows.map(({ require_double_opt_in, created_at, waiting, in: inside, out, ...list }) => ({
    ...list,
    requireDoubleOptIn: require_double_opt_in,
    createdOn: created_at.getTime(),
    waiting: Number(waiting),
    in: Number(inside),
    out: Number(out),
  }));
}

/** The index of states alone is read for it. */
function countIn<State extends ListState>(state: State) {
  return sql<string>`(select count(*) from mailing_list_members m where m.site_id = l.site_id
    and m.list_id = l.id and m.state = ${state})`.as(state);
}

/** All places, each with the list that it writes to. */
export async function listSignUpPlaces(
  db: ReadDatabase,
  siteId: string,
): Promise<Listed['places']> {
  const rows = await db
    .selectFrom('mailing_list_places')
    .select(['place', 'list_id'])
    .where('site_id', '=', siteId)
    .execute();
  return signUpPlaces.map((place) => {
    return { place, listId: rows.find((row) => row.place === place)?.list_id ?? null };
  });
}
