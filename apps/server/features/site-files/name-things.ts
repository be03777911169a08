/** Gives a path to each thing of a site that has one: others refer to it by that. */
import type { ReadDatabase } from '../../db/database.ts';
import { namePaths, safeName, type Nameable } from './file-names.ts';

/** Paths without an extension by id; of media with theirs. */
export type ThingNames = Map<string, string>;

/** Names everything that can be referred to. */
export async function nameThings(db: ReadDatabase, siteId: string): Promise<ThingNames> {
  const names: ThingNames = new Map();
  await nameMedia(db, siteId, names);
  await nameForms(db, siteId, names);
  const pages = await db
    .selectFrom('collections')
    .select(['id', 'url_id'])
    .where('site_id', '=', siteId)
    .execute();
  add(
    names,
    pages.map(({ id, url_id }) => ({ id, path: `pages/${safePath(url_id)}`, distinct: url_id })),
  );
  await nameParts(db, siteId, names);
  await nameVariants(db, siteId, names);
  return names;
}

function add(names: ThingNames, things: readonly Nameable[]): void {
  for (const [id, path] of namePaths(things)) names.set(id, path);
}

function safePath(path: string): string {
  return path.split('/').map(safeName).join('/');
}

async function nameMedia(db: ReadDatabase, siteId: string, names: ThingNames): Promise<void> {
  const folders = await db
    .selectFrom('asset_folders')
    .select(['id', 'parent_id', 'name'])
    .where('site_id', '=', siteId)
    .execute();
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  const pathOf = (id: string | null): string => {
    const folder = id === null ? undefined : byId.get(id);
    return folder ? `${pathOf(folder.parent_id)}${safeName(folder.name)}/` : '';
  };
  for (const { id } of folders) names.set(id, `folders/${pathOf(id).slice(0, -1)}`);
  const assets = await db
    .selectFrom('assets')
    .select(['id', 'folder_id', 'filename', 'sha256'])
    .where('site_id', '=', siteId)
    .orderBy('id')
    .execute();
  // The same bytes are one file, as they are where somebody puts them in twice.
  const byBytes = Map.groupBy(assets, ({ sha256 }) => sha256);
  const firsts = [...byBytes.values()].map(([first]) => first!);
  add(
    names,
    firsts.map(({ id, folder_id, filename, sha256 }) => ({
      id,
      path: `media/${pathOf(folder_id)}${safeName(filename)}`,
      distinct: sha256,
    })),
  );
  for (const [first, ...others] of byBytes.values()) {
    for (const { id } of others) names.set(id, names.get(first!.id)!);
  }
}

/** Two may have one name: they are told apart by their place. */
async function nameForms(db: ReadDatabase, siteId: string, names: ThingNames): Promise<void> {
  const forms = await db
    .selectFrom('forms')
    .select(['id', 'name'])
    .where('site_id', '=', siteId)
    .orderBy('id')
    .execute();
  for (const [id, name] of nameForm(forms)) names.set(id, name);
}

/** Names of forms in their order, by id. */
export function nameForm(
  forms: readonly { readonly id: string; readonly name: string }[],
): Map<string, string> {
  const counts = new Map<string, number>();
  return new Map(
    forms.map(({ id, name }) => {
      const safe = safeName(name);
      const count = (counts.get(safe) ?? 0) + 1;
      counts.set(safe, count);
      return [id, `forms/${safe}${count > 1 ? `~${count}` : ''}`];
    }),
  );
}

/** What lies in pages. */
async function nameParts(db: ReadDatabase, siteId: string, names: ThingNames): Promise<void> {
  const categories = await db
    .selectFrom('categories')
    .select(['id', 'collection_id', 'url_path as address'])
    .where('site_id', '=', siteId)
    .execute();
  const items = await db
    .selectFrom('content_items')
    .select(['id', 'collection_id', 'url_id as address'])
    .where('site_id', '=', siteId)
    .execute();
  const products = await db
    .selectFrom('products')
    .select(['id', 'collection_id', 'url_id as address'])
    .where('site_id', '=', siteId)
    .execute();
  for (const [folder, rows] of Object.entries({ categories, items, products })) {
    add(
      names,
      rows.map(({ id, collection_id, address }) => {
        const page = names.get(collection_id)!.slice('pages/'.length);
        const path = `${folder}/${page}/${safePath(address)}`;
        return { id, path, distinct: `${page} ${address}` };
      }),
    );
  }
}

async function nameVariants(db: ReadDatabase, siteId: string, names: ThingNames): Promise<void> {
  const variants = await db
    .selectFrom('variants')
    .select(['id', 'product_id'])
    .where('site_id', '=', siteId)
    .orderBy('product_id')
    .orderBy('display_index')
    .orderBy('id')
    .execute();
  for (const [productId, own] of Map.groupBy(variants, (row) => row.product_id)) {
    for (const [index, { id }] of own.entries()) {
      names.set(id, nameVariant(names.get(productId)!, index));
    }
  }
}

/** The variant of a product at a place. */
export function nameVariant(product: string, index: number): string {
  return `${product}/variant-${index + 1}`;
}
