/** What blocks show of the site, for whoever draws them in a browser. */
import { ApiError, blockQueriesSchema, type BlockQuery } from '@sitewright/contract';
import { answerQueries } from '../../render/data/block-answers/answer-queries.ts';
import { siteContext } from '../../render/data/block-answers/site-context.ts';
import type { PageSource } from '../../render/page/page-model.ts';
import { makeBlockSource } from '../../render/data/block-source.ts';
import { loadItemUrls } from '../../render/data/item-urls.ts';
import { loadAssets } from '../../render/data/load-site.ts';

/** What is asked for. */
interface Asked {
  /** Of files. */
  readonly ids: readonly string[];
  /** Of products and posts. */
  readonly itemIds: readonly string[];
  readonly queries: readonly BlockQuery[];
  /** Whether the words of blocks are asked for too. */
  readonly hasWords: boolean;
}

/** As many files as a document may name, and pages as a site may have. */
const most = 1_000;

/**
 * Files by their ids, without those that are gone, the addresses of all pages, and answers to
 * questions of blocks: those that visitors of the site would get now.
 */
export async function readBlockSource(
  { db, runFixed, later, view, templates }: PageSource,
  { ids, itemIds, queries, hasWords }: Asked,
) {
  const { site } = view.snapshot;
  const { siteId } = site;
  const context = siteContext(view, templates);
  const scope = { db, runFixed, later, snapshot: view.snapshot, templates, context };
  const [assets, items, pages, answers] = await Promise.all([
    loadAssets(db, siteId, ids.slice(0, most)),
    loadItemUrls(db, siteId, itemIds.slice(0, most)),
    db
      .selectFrom('collections')
      .select(['id', 'url_id', 'is_homepage'])
      .where('site_id', '=', siteId)
      .limit(most)
      .execute(),
    answerQueries(scope, queries),
  ]);
  const source = makeBlockSource(site, { assets, pages, items, answers });
  const files = [...assets.keys()];
  const pageIds = pages.map(({ id }) => id);
  return {
    pictures: named(files, (id) => {
      const picture = source.picture(id);
      return picture && { ...picture, widths: [...picture.widths] };
    }),
    files: named(files, (id) => source.fileUrl(id)),
    pages: named(pageIds, (id) => source.pageUrl(id)),
    items: Object.fromEntries(items),
    answers,
    ...(hasWords && source.words && { words: source.words }),
  };
}

/** @throws ApiError `invalid_request` for what is no question */
export function readQueries(text: string): BlockQuery[] {
  try {
    return blockQueriesSchema.parse(JSON.parse(text));
  } catch {
    throw new ApiError('invalid_request');
  }
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
