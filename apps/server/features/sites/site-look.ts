/** The theme of a site and the values of its tweaks, as its row holds them. */
import { ApiError } from '@sitewright/contract';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';

/** How a site looks. */
export interface SiteLook {
  readonly theme: string;
  /** By the names of the tweaks of the theme; what is missing is the theme's. */
  readonly tweaks: Readonly<Record<string, string>>;
}

/** @throws ApiError `not_found` */
export async function readSiteLook(db: ReadDatabase, siteId: string): Promise<SiteLook> {
  return required(await select(db, siteId).executeTakeFirst());
}

/** Holds the row until the transaction ends. @throws ApiError `not_found` */
export async function lockSiteLook(trx: WriteTransaction, siteId: string): Promise<SiteLook> {
  return required(await select(trx, siteId).forUpdate().executeTakeFirst());
}

/** Gives a site another look; its pages are drawn anew. */
export async function writeSiteLook(
  trx: WriteTransaction,
  siteId: string,
  { theme, tweaks }: SiteLook,
): Promise<void> {
  await trx
    .updateTable('sites')
    .set({ theme, tweaks: JSON.stringify(tweaks) })
    .where('site_id', '=', siteId)
    .execute();
  await bumpSiteVersion(trx, siteId);
}

function select(db: ReadDatabase, siteId: string) {
  return db.selectFrom('sites').select(['theme', 'tweaks']).where('site_id', '=', siteId);
}

function required(row: SiteLook | undefined): SiteLook {
  if (!row) throw new ApiError('not_found');
  return row;
}
