/** The files that a link leads to. */
import type { Selectable } from 'kysely';
import { DAY_MS } from '@sitewright/commerce';
import type { AppContext } from '../../context.ts';
import type { ReadDatabase } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import type { SignedIn } from '../accounts/site-session.ts';
import { isOfAccount } from '../orders/orders-of-accounts.ts';

export type DownloadFile = Selectable<Database['download_files']>;

export interface Downloads {
  orderId: string;
  isTest: boolean;
  expiresAt: Date | null;
  /** False once it has expired, or the money went back. */
  isOpen: boolean;
  files: DownloadFile[];
}

interface OrderKey {
  siteId: string;
  orderId: string;
}

/** Whether files were sold with an order, also if its link has ended. */
export async function hasDownloadsOf(db: ReadDatabase, key: OrderKey): Promise<boolean> {
  return (await findOfOrder(db, key)) !== undefined;
}

/** Whether its link may be renewed: what was taken back stays closed. */
export async function mayRenewDownloadsOf(db: ReadDatabase, key: OrderKey): Promise<boolean> {
  return (await findOfOrder(db, key))?.ended_at === null;
}

function findOfOrder(db: ReadDatabase, { siteId, orderId }: OrderKey) {
  return db
    .selectFrom('downloads')
    .select(['token', 'ended_at'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}

/** Undefined when the site has no such link. */
export async function findDownloads(
  ctx: AppContext,
  siteId: string,
  token: string,
): Promise<Downloads | undefined> {
  const row = await ctx.db
    .selectFrom('downloads')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('token', '=', token)
    .executeTakeFirst();
  if (!row) return undefined;
  const files = await ctx.db
    .selectFrom('download_files')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('order_id', '=', row.order_id)
    .orderBy('id')
    .execute();
  const isExpired = row.expires_at !== null && row.expires_at <= ctx.now();
  return {
    orderId: row.order_id,
    isTest: row.is_test,
    expiresAt: row.expires_at,
    isOpen: !isExpired && row.ended_at === null,
    files,
  };
}

/** The token of the page of an order; undefined when it has no files. */
export async function findDownloadsOfOrder(
  db: ReadDatabase,
  siteId: string,
  orderId: string,
): Promise<string | undefined> {
  return (await findOfOrder(db, { siteId, orderId }))?.token;
}

const shownDownloads = 50;

/** The pages with files of an account's orders, the newest first. */
export function listDownloadsOfAccount(
  db: ReadDatabase,
  siteId: string,
  signedIn: SignedIn,
): Promise<{ token: string; orderNumber: number }[]> {
  return db
    .selectFrom('downloads as d')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.site_id', '=', 'd.site_id').onRef('o.id', '=', 'd.order_id'),
    )
    .select(['d.token', 'o.order_number as orderNumber'])
    .where('d.site_id', '=', siteId)
    .where('d.ended_at', 'is', null)
    .where(isOfAccount('o', signedIn))
    .orderBy('o.id', 'desc')
    .limit(shownDownloads)
    .execute();
}

/**
 * Counts a download that begins at the first byte. One that goes on, at a later byte, is part of a
 * download of the last day.
 * @returns false when there are none left
 */
export async function takeDownload(
  ctx: AppContext,
  { site_id: siteId, order_id: orderId, id, last_taken_at: lastTakenAt }: DownloadFile,
  { isBeginning }: { isBeginning: boolean },
): Promise<boolean> {
  const now = ctx.now();
  if (!isBeginning) {
    return lastTakenAt !== null && now.getTime() - lastTakenAt.getTime() < DAY_MS;
  }
  const { numUpdatedRows } = await ctx.transact((trx) =>
    trx
      .updateTable('download_files')
      .set((eb) => ({ taken: eb('taken', '+', 1), last_taken_at: now }))
      .where('site_id', '=', siteId)
      .where('order_id', '=', orderId)
      .where('id', '=', id)
      .where((eb) => eb('taken', '<', eb.ref('most')))
      .executeTakeFirst(),
  );
  return numUpdatedRows > 0n;
}
