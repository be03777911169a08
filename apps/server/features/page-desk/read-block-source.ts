/** What blocks show of the site, for whoever draws them in a browser. */
import type { ReadDatabase } from '../../db/database.ts';
import { makeBlockSource } from '../../render/data/block-source.ts';
import { loadAssets } from '../../render/data/load-site.ts';

/** As many files as a document may name, and pages as a site may have. */
const most = 1_000;

/** Files by their ids, without those that are gone, and the addresses of all pages. */
export async function readBlockSource(db: ReadDatabase, siteId: string, ids: readonly string[]) {
  const [assets, pages] = await Promise.all([
    loadAssets(db, siteId, ids.slice(0, most)),
    db
      .selectFrom('collections')
      .select(['id', 'url_id', 'is_homepage'])
      .where('site_id', '=', siteId)
      .limit(most)
      .execute(),
  ]);
  const source = makeBlockSource(siteId, { assets, pages });
  const files = [...assets.keys()];
  const pageIds = pages.map(({ id }) => id);
  return {
    pictures: named(files, (id) => {
      const picture = source.picture(id);
      return picture && { ...picture, widths: [...picture.widths] };
    }),
    files: named(files, (id) => source.fileUrl(id)),
    pages: named(pageIds, (id) => source.pageUrl(id)),
  };
}

function named<Value>(
  ids: readonly string[],
  find: (id: string) => Value | undefined,
): Record<string, Value> {
  const entries = ids.flatMap((id) => {
    const value = find(id);
    return value === undefined ? [] : [[id, value] as const];
  });
  return Object.fromEntries(entries);
}
