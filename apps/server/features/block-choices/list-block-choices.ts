import { sql, type SqlBool } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import { escapeLike } from '../../db/escape-like.ts';
import { listCategories } from '../collections/list-categories.ts';
import { listForms } from '../forms-schema/load-forms.ts';

/** Products told at once. */
const most = 20;

/** See `listBlockChoices` of the contract. */
interface ChoiceQuery {
  readonly kind: 'product' | 'category' | 'form';
  readonly search?: string | undefined;
  readonly id?: string | undefined;
}

/** What a block can show, by name. */
export async function listBlockChoices(db: ReadDatabase, siteId: string, query: ChoiceQuery) {
  switch (query.kind) {
    case 'product':
      return listProducts(db, siteId, query);
    case 'category': {
      const placed = await listCategories(db, siteId);
      return placed.map(({ row, depth }) => ({
        id: row.id,
        name: row.display_name,
        collectionId: row.collection_id,
        depth,
      }));
    }
    case 'form':
      return (await listForms(db, siteId)).map(({ id, name }) => ({ id, name }));
  }
}

function listProducts(db: ReadDatabase, siteId: string, { search = '', id }: ChoiceQuery) {
  const part = `%${escapeLike(search.trim().toLowerCase())}%`;
  return db
    .selectFrom('products')
    .select(['id', 'title as name'])
    .where('site_id', '=', siteId)
    .$if(id !== undefined, (all) => all.where('id', '=', id!))
    .$if(id === undefined, (all) => all.where(sql<SqlBool>`lower(title) like ${part}`))
    .orderBy(sql`lower(title)`)
    .orderBy('id')
    .limit(most)
    .execute();
}
