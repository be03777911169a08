import type { ReadDatabase } from '../../db/database.ts';
import { listCategories } from '../collections/list-categories.ts';
import { listDonations } from '../donations/load-donations.ts';
import { listForms } from '../forms-schema/load-forms.ts';
import { listPlans } from '../memberships/membership-plans.ts';
import { listProductNames } from '../rule-previews/list-names.ts';

/** See `listBlockChoices` of the contract. */
interface ChoiceQuery {
  readonly kind: 'product' | 'category' | 'form' | 'donation' | 'plan';
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
    case 'donation':
      return (await listDonations(db, siteId)).map(({ id, title }) => ({ id, name: title }));
    case 'plan':
      return (await listPlans(db, siteId)).map(({ id, title }) => ({ id, name: title }));
  }
}

/** The one that is named, else those by the words. */
function productsOf({ search = '', id }: ChoiceQuery) {
  return id === undefined ? { search, ids: [] } : { ids: [id] };
}
