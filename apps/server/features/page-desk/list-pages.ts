/** The pages of a site with where their documents stand. */
import { isOfBlocks, type DocumentHead, type SitePage } from '@sitewright/contract';
import type { ReadDatabase } from '../../db/database.ts';
import type { Theme } from '../../render/theme/theme.ts';
import { confString } from '../../render/theme/read-conf.ts';
import { readBlogComments } from '../../render/data/blog-comments.ts';
import { readPageSeo } from '../../render/data/page-seo.ts';
import { listDocumentHeads } from '../documents/document-store.ts';

/** A site has that many pages at most on one screen. */
const mostPages = 1_000;

/** Pages, stores and blogs, in the owner's order. Whether they have fields depends on the theme. */
export async function listPages(
  db: ReadDatabase,
  siteId: string,
  theme?: Pick<Theme, 'sources' | 'collections'>,
): Promise<SitePage[]> {
  const areAnyFields = theme?.sources.tags.has('block-field') ?? false;
  const [rows, heads] = await Promise.all([
    db
      .selectFrom('collections')
      .select([
        'id',
        'title',
        'navigation_title',
        'description',
        'url_id',
        'type_name',
        'region_name',
      ])
      .select(['is_homepage', 'is_enabled', 'closed_by', 'settings', 'main_image_id'])
      .where('site_id', '=', siteId)
      .orderBy('display_index')
      .orderBy('id')
      .limit(mostPages)
      .execute(),
    listDocumentHeads(db, siteId, { purpose: 'page' }),
  ]);
  const headOf = new Map(heads.map((head) => [head.ownerId, head]));
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    navigationTitle: row.navigation_title,
    description: row.description,
    ...readPageSeo(row.settings),
    ...readBlogComments(row.settings),
    mainImageId: row.main_image_id,
    urlId: row.url_id,
    regionName: row.region_name,
    typeName: row.type_name,
    isHomepage: row.is_homepage,
    isEnabled: row.is_enabled,
    isProtected: row.closed_by !== null,
    isLocked: row.closed_by === 'password',
    isBuilt: isBuilt(row, headOf.get(row.id)),
    isIndex: theme?.collections.get(row.type_name)?.conf.isIndex ?? false,
    hasFields: areAnyFields && row.settings['folder'] !== true,
    document: headOf.get(row.id) ?? null,
  }));
}

/** A page of the theme's own is none of blocks, as long as nobody made a document of it. */
function isBuilt(
  row: { type_name: string; settings: Record<string, unknown> },
  head: DocumentHead | undefined,
): boolean {
  if (!isOfBlocks(row.type_name) || row.settings['folder'] === true) return false;
  return head !== undefined || confString(row.settings['page']) === '';
}
