/** The store page (collection of products) that each product goes to. */
import { slugify, suffixSlug } from '@sitewright/commerce';
import { collectionTypes } from '@sitewright/contract';
import type { WriteTransaction } from '../../../db/database.ts';
import { reservedSegments } from '../../sites/reserved-addresses.ts';
import { saveCollection } from '../../collections/save-collection.ts';
import { wordsOf } from '../draft/read-values.ts';

export interface StorePages {
  /** Collection id by the name in the file; null stands for the page of the command. */
  idByName: ReadonlyMap<string | null, string>;
  /** Those that were made. */
  created: MadeStorePage[];
}

/** A store page that was made for products of a file. */
export interface MadeStorePage {
  readonly id: string;
  readonly title: string;
  /** Its address. */
  readonly urlId: string;
  /** What the file calls it; null where the file names none. */
  readonly name: string | null;
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
    .select(['id', 'title', 'url_id', 'type', 'settings', 'display_index'])
    .where('site_id', '=', siteId)
    .orderBy('display_index')
    .orderBy('id')
    .execute();
  const stores = collections.filter(({ type }) => type === collectionTypes.values.products);
  const taken = new Set([...reservedSegments, ...collections.map(({ url_id }) => url_id)]);
  const idByName = new Map<string | null, string>();
  const created: MadeStorePage[] = [];
  for (const name of names) {
    const wanted = name ?? commandPage ?? stores[0]?.url_id ?? 'shop';
    const found = stores.find(
      ({ url_id, settings }) => settings['importedAs'] === wanted || url_id === wanted,
    );
    const page = found ?? (await createStorePage(trx, siteId, wanted, taken));
    if (!found) {
      stores.push(page);
      taken.add(page.url_id);
      created.push({ id: page.id, title: page.title, urlId: page.url_id, name });
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
  return saveCollection(trx, siteId, {
    typeName: 'products',
    type: collectionTypes.values.products,
    urlId,
    title,
    navigationTitle: title,
    settings: { importedAs: name },
  });
}
