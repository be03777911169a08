/** The store page (collection of products) that each product goes to. */
import { slugify, suffixSlug } from '@sitewright/commerce';
import { collectionTypes } from '@sitewright/contract';
import type { WriteTransaction } from '../../../db/database.ts';
import { newId } from '../../../db/id.ts';
import { wordsOf } from '../draft/read-values.ts';

/** First segments of addresses that are the server's own. */
const reservedSegments = [
  'account',
  'api',
  'assets',
  'cart',
  'checkout',
  'config',
  'order-status',
  's',
  'scripts',
  'search',
  'universal',
];

export interface StorePages {
  /** Collection id by the name in the file; null stands for the page of the command. */
  idByName: ReadonlyMap<string | null, string>;
  /** Addresses of pages that were made. */
  created: string[];
}

/** Finds the pages by name, and makes those that are missing. */
export async function ensureStorePages(
  trx: WriteTransaction,
  siteId: string,
  names: ReadonlySet<string | null>,
  commandPage: string | undefined,
): Promise<StorePages> {
  const collections = await trx
    .selectFrom('collections')
    .select(['id', 'url_id', 'type', 'settings', 'display_index'])
    .where('site_id', '=', siteId)
    .orderBy('display_index')
    .orderBy('id')
    .execute();
  const stores = collections.filter(({ type }) => type === collectionTypes.values.products);
  const taken = new Set([...reservedSegments, ...collections.map(({ url_id }) => url_id)]);
  const idByName = new Map<string | null, string>();
  const created: string[] = [];
  for (const name of names) {
    const wanted = name ?? commandPage ?? stores[0]?.url_id ?? 'shop';
    const found = stores.find(
      ({ url_id, settings }) => settings['importedAs'] === wanted || url_id === wanted,
    );
    const page = found ?? (await createStorePage(trx, siteId, wanted, taken));
    if (!found) {
      stores.push(page);
      taken.add(page.url_id);
      created.push(page.url_id);
    }
    idByName.set(name, page.id);
  }
  return { idByName, created };
}

async function createStorePage(
  trx: WriteTransaction,
  siteId: string,
  name: string,
  taken: ReadonlySet<string>,
) {
  const urlId = suffixSlug(slugify(name) || 'shop', taken);
  const title = wordsOf(name);
  const settings = { importedAs: name };
  const page = { id: newId(), url_id: urlId, settings, display_index: taken.size };
  await trx
    .insertInto('collections')
    .values({
      ...page,
      site_id: siteId,
      type_name: 'products',
      type: collectionTypes.values.products,
      title,
      navigation_title: title,
      description: '',
      is_homepage: false,
      is_enabled: true,
      page_size: 20,
      ordering: 'user-orderable',
      region_name: 'default',
      main_content: '',
      settings: JSON.stringify(settings),
    })
    .execute();
  return { ...page, type: collectionTypes.values.products as number };
}
