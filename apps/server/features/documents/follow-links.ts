/** Where the links of a document lead. */
import { blockTypeTable, checkDocument, type LinkMeasures } from '@sitewright/blocks';
import { areaPurposes, type DocumentPurpose } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import { loadItemUrls } from '../../render/data/item-urls.ts';
import { loadBlockSource } from '../../render/data/load-block-source.ts';
import { findDeadAddresses } from '../redirects/dead-addresses.ts';
import type { Site } from '../sites/site.ts';
import type { DocumentRow, HeadRow } from './document-store.ts';

/** Documents that are most of a page of their own: what stands around them is known. */
const ofOnePage: ReadonlySet<DocumentPurpose> = new Set(['page', 'post', 'product']);

/** Follows the links of a draft. Not inside of `transact`: it asks a site for all of them at once. */
export async function followLinks(
  ctx: AppContext,
  site: Site,
  row: HeadRow & Pick<DocumentRow, 'draft'>,
): Promise<LinkMeasures> {
  const source = await loadBlockSource(ctx.db, site, row.draft);
  const asked = new Set<string>();
  checkDocument(
    row.draft,
    { types: blockTypeTable, source, cldr: undefined, now: 0 },
    { links: { isDead: (address) => (asked.add(address), false) } },
  );
  const dead = new Set(await findDeadIn(ctx, site, { head: row, addresses: asked }));
  const parts = await partsAround(ctx, site, row);
  return {
    isDead: (address) => dead.has(address),
    hasPart: parts ? (id) => parts.has(id) : undefined,
  };
}

/** Those of the addresses in a document that are of the site and lead nowhere. */
export async function findDeadIn(
  ctx: AppContext,
  site: Site,
  { head, addresses }: { readonly head: HeadRow; readonly addresses: Iterable<string> },
): Promise<string[]> {
  return findDeadAddresses(ctx, site, { addresses, at: await pathOf(ctx, site, head) });
}

/** The path of the page that a document is, whether visitors see it or not; undefined: of no one page. */
async function pathOf(
  { db }: AppContext,
  { siteId }: Site,
  { purpose, owner_id: ownerId }: HeadRow,
): Promise<string | undefined> {
  if (!ofOnePage.has(purpose)) return undefined;
  if (purpose !== 'page') return (await loadItemUrls(db, siteId, [ownerId])).get(ownerId);
  const page = await db
    .selectFrom('collections')
    .select('url_id')
    .where('site_id', '=', siteId)
    .where('id', '=', ownerId)
    .executeTakeFirst();
  return page && `/${page.url_id}`;
}

/**
 * Ids of what stands around a document: those of the templates of its theme, of the server's own, and
 * of the areas that the site shows. Undefined for what stands on many pages.
 */
export async function partsAround(
  { db, themes }: AppContext,
  { siteId, theme }: Site,
  { purpose }: HeadRow,
): Promise<ReadonlySet<string> | undefined> {
  if (!ofOnePage.has(purpose)) return undefined;
  const areas = await db
    .selectFrom('documents')
    .select('published')
    .where('site_id', '=', siteId)
    .where('purpose', 'in', areaPurposes)
    .where('published', 'is not', null)
    .execute();
  const written = areas.flatMap(({ published }) => idsIn(JSON.stringify(published)));
  const [own, builtIn] = await Promise.all([themes.get(theme), themes.builtIn()]);
  return new Set([...own.sources.ids, ...builtIn.sources.ids, ...written]);
}

/** Ids in HTML that blocks keep, as JSON writes it. */
function idsIn(json: string): string[] {
  return [...json.matchAll(/\sid=\\?["']([^"'\\\s]+)/g)].map(([, id = '']) => id);
}
