/** What links of a site may lead to: its pages, and the products and posts in them. LINK-01 */
import { isOfBlocks, type LinkTarget } from '@sitewright/contract';
import { sql } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import { escapeLike } from '../../db/escape-like.ts';
import { findItems, mostItems } from '../../render/data/find-items.ts';
import { listPages } from './list-pages.ts';

/** What is looked for; the item of an id, or by words. */
interface Wanted {
  readonly search?: string | undefined;
  readonly item?: string | undefined;
}

/** Pages by title and address, then products, then posts; without words the pages alone. */
export async function listLinkTargets(
  db: ReadDatabase,
  siteId: string,
  { search = '', item }: Wanted,
): Promise<LinkTarget[]> {
  const words = search.trim();
  if (item !== undefined) return findItems(db, siteId, sql<boolean>`i.id = ${item}`);
  const pages = await listPages(db, siteId);
  const folded = fold(words).replace(/^\//, '');
  const found = pages
    .filter(({ title, urlId }) => fold(title).includes(folded) || fold(urlId).includes(folded))
    .slice(0, words === '' ? undefined : mostItems)
    .map(({ id, title, urlId, typeName, isHomepage, isEnabled }) => ({
      kind: isOfBlocks(typeName) ? ('page' as const) : ('collection' as const),
      collectionId: id,
      title: title || `/${urlId}`,
      url: isHomepage ? '/' : `/${urlId}`,
      isShown: isEnabled,
    }));
  if (words === '') return found;
  const like = `%${escapeLike(words)}%`;
  const byWords = sql`fold_text(i.title) ilike fold_text(${like})`;
  const condition = sql<boolean>`(${byWords} or i.url_id = any(${tailsOf(words)}::text[]))`;
  const items = await findItems(db, siteId, condition);
  return [...found, ...items];
}

/** What an address may end with, as items have it. */
function tailsOf(path: string): string[] {
  const steps = path.split('/').slice(0, 10);
  return steps.slice(1).map((_step, at) => steps.slice(at + 1).join('/'));
}

/** Without accents and in small letters. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
