/** Mailing lists as staff see them. CONN-03 */
import {
  signUpPlaces,
  type ListState,
  type listMailingLists as listCall,
} from '@sitewright/contract';
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
    .selectFrom('mailing_lists')
    .select(['id', 'name', 'require_double_opt_in', 'created_at'])
    .where('site_id', '=', siteId)
    .$if(id !== undefined, (all) => all.where('id', '=', id!))
    .orderBy('name')
    .orderBy('id')
    .execute();
  const counts = await countMembers(db, siteId, id);
  const countOf = (listId: string, state: ListState) =>
    Number(counts.find((row) => row.list_id === listId && row.state === state)?.count ?? 0);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    requireDoubleOptIn: row.require_double_opt_in,
    createdOn: row.created_at.getTime(),
    waiting: countOf(row.id, 'waiting'),
    in: countOf(row.id, 'in'),
    out: countOf(row.id, 'out'),
  }));
}

/** Without the lists themselves: joined to them, each member would cost a look at its list. */
function countMembers(db: ReadDatabase, siteId: string, listId: string | undefined) {
  return db
    .selectFrom('mailing_list_members')
    .select(['list_id', 'state'])
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('site_id', '=', siteId)
    .$if(listId !== undefined, (all) => all.where('list_id', '=', listId!))
    .groupBy(['list_id', 'state'])
    .execute();
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
