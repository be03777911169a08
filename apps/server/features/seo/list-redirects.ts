/** The redirects of a site as staff see them. */
import {
  redirectLimits,
  type listRedirects as listCall,
  type RedirectProblem,
} from '@sitewright/contract';
import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { countSome } from '../../db/count-some.ts';
import type { ReadDatabase } from '../../db/database.ts';
import { escapeLike } from '../../db/escape-like.ts';
import type { AnswerOf } from '../../http/call-types.ts';
import type { Site } from '../sites/site.ts';
import { findRedirectProblems, type RedirectRow } from './find-redirect-problems.ts';

type Answer = AnswerOf<typeof listCall>;

interface RedirectQuery {
  readonly search?: string | undefined;
  readonly isAutomatic?: boolean | undefined;
  readonly problem?: RedirectProblem | undefined;
  /** Behind this address. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** By address. With a problem wanted, that of the first thousands is looked up. */
export async function listRedirects(
  ctx: AppContext,
  site: Site,
  query: RedirectQuery,
): Promise<Answer> {
  if (query.problem) return listWithProblem(ctx, site, query);
  const { siteId } = site;
  const rows = await selectRedirects(ctx.db, siteId, {
    ...query,
    limit: query.limit + 1,
  }).execute();
  const page = rows.slice(0, query.limit);
  const problems = await findRedirectProblems(ctx, site, page);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  const all = filterRedirects(ctx.db, siteId, query).select('id');
  return {
    redirects: page.map((row) => present(row, problems)),
    ...(last && { after: last.match_key }),
    count: await countSome(ctx.db, all),
  };
}

async function listWithProblem(ctx: AppContext, site: Site, query: RedirectQuery): Promise<Answer> {
  const { rows, problems, isMore } = await checkRedirects(ctx, site, query);
  const found = rows.filter(({ id }) => problems.get(id) === query.problem);
  const { after = '' } = query;
  const rest = found.filter((row) => row.match_key > after);
  const page = rest.slice(0, query.limit);
  const last = rest.length > page.length ? page.at(-1) : undefined;
  return {
    redirects: page.map((row) => present(row, problems)),
    ...(last && { after: last.match_key }),
    count: { count: found.length, isMore },
  };
}

/** The first thousands, with what is wrong with them; `isMore`: there are others. */
export async function checkRedirects(
  ctx: AppContext,
  site: Site,
  query: Pick<RedirectQuery, 'search' | 'isAutomatic'> = {},
) {
  const most = redirectLimits.checked;
  const { search, isAutomatic } = query;
  const wanted = { search, isAutomatic, limit: most + 1 };
  const all = await selectRedirects(ctx.db, site.siteId, wanted).execute();
  const rows = all.slice(0, most);
  return {
    rows,
    problems: await findRedirectProblems(ctx, site, rows),
    isMore: all.length > rows.length,
  };
}

/** Rows in the order of their addresses, whatever the language of the database. */
export function selectRedirects(
  db: ReadDatabase,
  siteId: string,
  { after, limit, ...filter }: RedirectQuery,
) {
  const key = sql<string>`match_key collate "C"`;
  return filterRedirects(db, siteId, filter)
    .selectAll()
    .$if(after !== undefined, (all) => all.where(key, '>', after!))
    .orderBy(key)
    .limit(limit);
}

function filterRedirects(
  db: ReadDatabase,
  siteId: string,
  { search = '', isAutomatic }: Pick<RedirectQuery, 'search' | 'isAutomatic'>,
) {
  const pattern = `%${escapeLike(search.trim())}%`;
  return db
    .selectFrom('redirects')
    .where('site_id', '=', siteId)
    .$if(isAutomatic !== undefined, (all) => all.where('is_automatic', '=', isAutomatic!))
    .$if(search.trim() !== '', (all) =>
      all.where((row) =>
        row.or([row('from_path', 'ilike', pattern), row('to_url', 'ilike', pattern)]),
      ),
    );
}

function present(
  row: RedirectRow,
  problems: ReadonlyMap<string, RedirectProblem>,
): Answer['redirects'][number] {
  return {
    id: row.id,
    from: row.from_path,
    to: row.to_url,
    status: row.status,
    isAutomatic: row.is_automatic,
    createdOn: row.created_at.getTime(),
    problem: problems.get(row.id) ?? null,
  };
}
