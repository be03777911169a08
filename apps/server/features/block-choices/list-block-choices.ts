import type { ReadDatabase } from '../../db/database.ts';
import { listCategories } from '../collections/list-categories.ts';
import { listForms } from '../forms-schema/load-forms.ts';
import { listProductNames } from '../rule-previews/list-names.ts';

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
      return listProductNames(db, siteId, productsOf(query));
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

/** The one that is named, else those by the words. */
function productsOf({ search = '', id }: ChoiceQuery) {
  return id === undefined ? { search, ids: [] } : { ids: [id] };
}
