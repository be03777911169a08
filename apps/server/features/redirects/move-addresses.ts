/** What moves leaves a redirect behind. */
import type { RedirectStatus } from '@sitewright/contract';
import { sql } from 'kysely';
import type { WriteTransaction } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import { lockRedirects } from './save-redirect.ts';
import { toPath } from './redirect-path.ts';

/** Paths without wildcards; with `andBelow` all that begins with them moves too. */
interface Move {
  readonly from: string;
  readonly to: string;
  readonly andBelow?: boolean;
}

/** A redirect that made way for a page. */
export interface RemovedRedirect {
  readonly from: string;
  readonly to: string;
  readonly status: RedirectStatus;
  readonly isAutomatic: boolean;
}

/**
 * Sends visitors of the old addresses to the new ones, for good. Redirects from the new addresses go,
 * since something stands there now: they are answered, for who takes this back.
 */
export async function leaveRedirects(
  trx: WriteTransaction,
  siteId: string,
  moves: readonly Move[],
): Promise<RemovedRedirect[]> {
  const moved = moves
    .map(toPaths)
    .filter(({ from, to }) => from.toLowerCase() !== to.toLowerCase());
  if (moved.length === 0) return [];
  await lockRedirects(trx, siteId);
  const keysOf = (side: 'from' | 'to') => moved.map((move) => move[side].toLowerCase());
  const removed = await trx
    .deleteFrom('redirects')
    .where('site_id', '=', siteId)
    .where(sql<string>`match_key`, 'in', [...keysOf('to'), ...keysOf('from')])
    .returning(['from_path as from', 'to_url as to', 'status', 'is_automatic as isAutomatic'])
    .execute();
  await trx
    .insertInto('redirects')
    .values(
      moved.map(({ from, to }) => ({
        site_id: siteId,
        id: newId(),
        from_path: from,
        to_url: to,
        status: 301 as const,
        is_automatic: true,
        created_at: sql<Date>`now()`,
      })),
    )
    .onConflict((conflict) => conflict.columns(['site_id', 'match_key']).doNothing())
    .execute();
  return removed;
}

/** Puts redirects back that made way, where none was written since. */
export async function putBackRedirects(
  trx: WriteTransaction,
  siteId: string,
  removed: readonly RemovedRedirect[],
): Promise<void> {
  if (removed.length === 0) return;
  await lockRedirects(trx, siteId);
  await trx
    .insertInto('redirects')
    .values(
      removed.map(({ from, to, status, isAutomatic }) => ({
        site_id: siteId,
        id: newId(),
        from_path: from,
        to_url: to,
        status,
        is_automatic: isAutomatic,
        created_at: sql<Date>`now()`,
      })),
    )
    .onConflict((conflict) => conflict.columns(['site_id', 'match_key']).doNothing())
    .execute();
}

/** Takes back one that was left behind; what somebody made theirs since stays. */
export async function forgetLeftRedirect(
  trx: WriteTransaction,
  siteId: string,
  from: string,
): Promise<void> {
  await trx
    .deleteFrom('redirects')
    .where('site_id', '=', siteId)
    .where('is_automatic', '=', true)
    .where(sql<string>`match_key`, '=', toPath(from).toLowerCase())
    .execute();
}

function toPaths({ from, to, andBelow = false }: Move): { from: string; to: string } {
  const end = andBelow ? '/*' : '';
  return { from: toPath(from) + end, to: toPath(to) + end };
}
