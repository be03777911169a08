/** Mailing lists as staff see them. CONN-03 */
import { signUpPlaces, type listMailingLists as listCall } from '@sitewright/contract';
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
    .leftJoin('mailing_list_members as m', (join) =>
      join.onRef('m.site_id', '=', 'l.site_id').onRef('m.list_id', '=', 'l.id'),
    )
    .select(['l.id', 'l.name', 'l.require_double_opt_in', 'l.created_at', 'm.state'])
    .select((eb) => eb.fn.count<string>('m.id').as('count'))
    .where('l.site_id', '=', siteId)
    .$if(id !== undefined, (all) => all.where('l.id', '=', id!))
    .groupBy(['l.id', 'l.name', 'l.require_double_opt_in', 'l.created_at', 'm.state'])
    .orderBy('l.name')
    .orderBy('l.id')
    .execute();
  const lists = new Map<string, CountedList>();
  for (const { id: listId, name, require_double_opt_in, created_at, state, count } of rows) {
    const list = lists.get(listId) ?? {
      id: listId,
      name,
      requireDoubleOptIn: require_double_opt_in,
      createdOn: created_at.getTime(),
      waiting: 0,
      in: 0,
      out: 0,
    };
    if (state) list[state] = Number(count);
    lists.set(listId, list);
  }
  return [...lists.values()];
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
