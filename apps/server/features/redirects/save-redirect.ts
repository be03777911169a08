/** The one writer of redirects. */
import { ApiError, redirectLimits, type RedirectStatus } from '@sitewright/contract';
import { sql } from 'kysely';
import type { WriteTransaction } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import { lockKey } from '../../db/lock-key.ts';
import { followRedirects } from './follow-redirects.ts';
import { isOwn, matchPath, parseFrom, parseTo, sampleOf, toPath } from './redirect-path.ts';

/** What staff write of a redirect. */
export interface RedirectFields {
  readonly from: string;
  readonly to: string;
  readonly status: RedirectStatus;
}

export interface RedirectScope {
  readonly trx: WriteTransaction;
  readonly siteId: string;
  readonly at: Date;
}

/**
 * Makes a redirect, or writes over the one with this id, which is the owner's from then on.
 * @throws ApiError `invalid_request`, `redirect_taken`, `redirect_loop`, `too_many_rules`
 */
export async function saveRedirect(
  scope: RedirectScope,
  fields: RedirectFields,
  id?: string,
): Promise<string> {
  const { trx, siteId, at } = scope;
  await lockRedirects(trx, siteId);
  const from = parseFrom(fields.from);
  const to = parseTo(fields.to, from, await listHosts(trx, siteId));
  const known = await findByFrom(trx, siteId, from);
  if (known && known.id !== id) throw new ApiError('redirect_taken');
  if (id === undefined) await requireRedirectRoom(trx, siteId, from);
  const columns = { from_path: from, to_url: to, status: fields.status, is_automatic: false };
  const saved = id ?? newId();
  await trx
    .insertInto('redirects')
    .values({ site_id: siteId, id: saved, ...columns, created_at: at })
    .onConflict((conflict) => conflict.columns(['site_id', 'id']).doUpdateSet(columns))
    .execute();
  await requireNoLoop(scope, { from, to });
  return saved;
}

/** False: it was gone already. */
export async function deleteRedirect(
  trx: WriteTransaction,
  siteId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('redirects')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** One at a time changes the redirects of a site, so that no two of them make a loop. */
export async function lockRedirects(trx: WriteTransaction, siteId: string): Promise<void> {
  await lockKey(trx, `redirects:${siteId}`);
}

/** The redirect that comes from a path. */
export async function findByFrom(trx: WriteTransaction, siteId: string, from: string) {
  return trx
    .selectFrom('redirects')
    .select(['id', 'to_url', 'status', 'is_automatic'])
    .where('site_id', '=', siteId)
    .where(sql<string>`match_key`, '=', sql<string>`lower(${from})`)
    .executeTakeFirst();
}

/** @throws ApiError `too_many_rules`, of all by hand or of those with wildcards */
export async function requireRedirectRoom(
  trx: WriteTransaction,
  siteId: string,
  from = '',
): Promise<void> {
  const { rows } = await sql<{ all: number; wildcards: number }>`
    select count(*)::integer as all, count(wildcard_prefix)::integer as wildcards
    from redirects where site_id = ${siteId} and not is_automatic`.execute(trx);
  const { all = 0, wildcards = 0 } = rows[0] ?? {};
  const most = redirectLimits.redirects;
  if (all >= most) throw new ApiError('too_many_rules', { count: most });
  if (/[[*]/.test(from) && wildcards >= redirectLimits.wildcards) {
    throw new ApiError('too_many_rules', { count: redirectLimits.wildcards });
  }
}

/**
 * Looks where the address leads now, and, of a wildcard, where those redirects do that lead to what
 * it takes. @throws ApiError `redirect_loop`
 */
async function requireNoLoop(
  { trx, siteId }: RedirectScope,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const starts = [sampleOf(from)];
  if (from !== sampleOf(from) && isOwn(to))
    starts.push(...(await listLeadingTo(trx, siteId, from)));
  for (const path of starts) {
    const { outcome } = await followRedirects(trx, siteId, { path });
    if (outcome === 'loop') throw new ApiError('redirect_loop', { path });
  }
}

/** Where redirects without wildcards lead that a wildcard takes on. */
async function listLeadingTo(
  trx: WriteTransaction,
  siteId: string,
  from: string,
): Promise<string[]> {
  const prefix = from.replace(/[[*].*$/, '');
  const rows = await trx
    .selectFrom('redirects')
    .select('to_url')
    .where('site_id', '=', siteId)
    .where('wildcard_prefix', 'is', null)
    .where(sql<boolean>`starts_with(lower(to_url), lower(${prefix}))`)
    .orderBy('id')
    .limit(redirectLimits.wildcards)
    .execute();
  return rows.map((row) => toPath(row.to_url)).filter((path) => matchPath(from, path));
}

/** Hosts that the site answers on. */
async function listHosts(trx: WriteTransaction, siteId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('site_domains')
    .select('host')
    .where('site_id', '=', siteId)
    .execute();
  return rows.map(({ host }) => host.toLowerCase());
}
