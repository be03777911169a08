/** Where the redirects of a site lead from an address. */
import { redirectLimits, type RedirectStatus } from '@sitewright/contract';
import { sql } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import { readRows } from '../../db/read-rows.ts';
import { fillTarget, isOwn, matchPath, toPath } from './redirect-path.ts';

/** One redirect that was followed. */
export interface RedirectStep {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly status: RedirectStatus;
}

/** `loop`: they go round, so that nobody is sent anywhere. */
export interface RedirectPath {
  readonly outcome: 'redirect' | 'nothing' | 'loop';
  readonly steps: readonly RedirectStep[];
}

/** Whether a page stands at a path. */
export type IsLive = (path: string) => Promise<boolean>;

/**
 * Follows redirects from a path on, as far as the first page, another site, or an address without a
 * redirect. Whoever asks has seen that no page stands at the path itself.
 */
export async function followRedirects(
  db: ReadDatabase,
  siteId: string,
  { path, isLive }: { readonly path: string; readonly isLive?: IsLive },
): Promise<RedirectPath> {
  const steps: RedirectStep[] = [];
  const seen = new Set<string>();
  let here = toPath(path);
  while (steps.length < redirectLimits.steps) {
    if (seen.has(here.toLowerCase())) return { outcome: 'loop', steps };
    seen.add(here.toLowerCase());
    const step = await findStep(db, siteId, here);
    if (!step) return { outcome: steps.length > 0 ? 'redirect' : 'nothing', steps };
    steps.push(step);
    if (!isOwn(step.to)) return { outcome: 'redirect', steps };
    here = toPath(step.to);
    if (await isLive?.(here)) return { outcome: 'redirect', steps };
  }
  return { outcome: 'loop', steps };
}

/** The redirect of a path: its own one, else the wildcard that says most of it. */
async function findStep(
  db: ReadDatabase,
  siteId: string,
  path: string,
): Promise<RedirectStep | undefined> {
  const rows = await db
    .selectFrom('redirects')
    .select(['id', 'from_path', 'to_url', 'status', 'wildcard_prefix'])
    .where('site_id', '=', siteId)
    .where((row) =>
      row.or([
        row(sql<string>`match_key`, '=', sql<string>`lower(${path})`),
        row.and([
          row('wildcard_prefix', 'is not', null),
          row(sql<boolean>`starts_with(lower(${`${path}/`}), wildcard_prefix)`, '=', true),
        ]),
      ]),
    )
    .orderBy(sql`wildcard_prefix is null`, 'desc')
    .orderBy(sql`length(wildcard_prefix)`, 'desc')
    .orderBy('id')
    .limit(redirectLimits.wildcards)
    .execute();
  for (const row of rows) {
    const found = matchPath(row.from_path, path);
    if (!found) continue;
    return {
      id: row.id,
      from: row.from_path,
      to: fillTarget(row.to_url, found),
      status: row.status,
    };
  }
  return undefined;
}

/** Those of the paths that a redirect leads on from, or perhaps does: asked for many at once. */
export async function listLeadingOn(
  db: ReadDatabase,
  siteId: string,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  if (paths.length === 0) return new Set();
  const rows = await readRows<{ path: string }>(
    db,
    sql`with wild as materialized (
        select wildcard_prefix as prefix from redirects
        where site_id = ${siteId} and wildcard_prefix is not null)
      select path from unnest(${[...new Set(paths)]}::text[]) as path
      where exists (select from redirects
          where site_id = ${siteId} and match_key = lower(path))
        or exists (select from wild where starts_with(lower(path) || '/', prefix))`,
  );
  return new Set(rows.map(({ path }) => path));
}

/** For good alone if each step is. */
export function statusOf(steps: readonly RedirectStep[]): RedirectStatus {
  return steps.every(({ status }) => status === 301) ? 301 : 302;
}
