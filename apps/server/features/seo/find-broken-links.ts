/** Links in texts and menus that lead to an address of the site where nothing is. */
import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { findDeadPaths } from '../redirects/dead-addresses.ts';
import { toPath } from '../redirects/redirect-path.ts';
import type { Site } from '../sites/site.ts';
import type { SeoThing } from './row-checks.ts';

/** Texts with links that are read; more than that is told as more. */
const mostTexts = 2_000;
/** Of HTML, of what blocks and menus keep, and of Markdown: `[words](/path "title")`, `[name]: /path`. */
const linkPattern =
  /(?:href=\\?["']|"(?:url|href|link|linkUrl|buttonUrl)"\s*:\s*")(\/(?!\/)[^"'\\]*)|\](?:\(|:)\s*<?(\/(?!\/)[^"'\\\s)>]*)/g;

/** The first thousands; `isMore`: there are texts that nobody read. */
export interface BrokenLinks {
  readonly things: readonly SeoThing[];
  readonly isMore: boolean;
}

interface LinkedText {
  readonly kind: SeoThing['kind'];
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly text: string;
}

/** Each address of each text once. Redirects that lead to something are no fault. */
export async function findBrokenLinks(ctx: AppContext, site: Site): Promise<BrokenLinks> {
  const texts = await readTexts(ctx, site.siteId);
  const links = texts.slice(0, mostTexts).flatMap(({ text, ...thing }) => {
    const found = [...text.matchAll(linkPattern)];
    const targets = found.map(([, ofMarkup, ofMarkdown]) => toPath(ofMarkup ?? ofMarkdown ?? ''));
    return [...new Set(targets)].map((target) => ({ ...thing, detail: target }));
  });
  const dead = await findDeadPaths(
    ctx,
    site,
    links.map(({ detail }) => detail),
  );
  const things = links.filter(({ detail }) => dead.has(detail));
  return { things, isMore: texts.length > mostTexts };
}

/**
 * What visitors see: texts with a link to the site itself, published documents, menus. What the
 * document of a post says stands in its body too.
 */
async function readTexts({ db }: AppContext, siteId: string): Promise<LinkedText[]> {
  const row = await db
    .selectNoFrom(
      sql<LinkedText[]>`(select coalesce(json_agg(found), '[]') from (
        select 'page' as kind, t.id, t.title, '/' || t.url_id as path, t.main_content as text
        from collections t
        where t.site_id = ${siteId} and t.is_enabled and t.main_content like '%href="/%'
        union all
        select 'post', t.id, t.title, '/' || c.url_id || '/' || t.url_id, t.body || t.excerpt
        from content_items t
        join collections c on c.site_id = t.site_id and c.id = t.collection_id and c.is_enabled
        where t.site_id = ${siteId} and t.is_visible
          and (t.body like '%href="/%' or t.excerpt like '%href="/%')
        union all
        select 'product', t.id, t.title, '/' || c.url_id || '/p/' || t.url_id, t.body || t.excerpt
        from products t
        join collections c on c.site_id = t.site_id and c.id = t.collection_id and c.is_enabled
        where t.site_id = ${siteId} and t.is_visible
          and (t.body like '%href="/%' or t.excerpt like '%href="/%')
        union all
        select 'page', d.id, coalesce(c.title, d.purpose), coalesce('/' || c.url_id, ''),
          d.published::text
        from documents d left join collections c on c.site_id = d.site_id and c.id = d.owner_id
        where d.site_id = ${siteId} and d.published is not null and d.purpose not in ('post', 'product')
        union all
        select 'page', n.name, n.name, '', n.items::text from navigations n
        where n.site_id = ${siteId}
        limit ${mostTexts + 1}) found)`.as('texts'),
    )
    .executeTakeFirstOrThrow();
  return row.texts;
}
