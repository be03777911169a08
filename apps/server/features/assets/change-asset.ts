/** What people write about a picture or a file. FILE-12 */
import { ApiError } from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';

/** Which asset. */
export interface AssetKey {
  readonly siteId: string;
  readonly id: string;
}

/** The fields that people change. */
export interface AssetWords {
  readonly filename: string;
  readonly altText: string;
  readonly title: string;
  /** From the left and from the top, 0 to 1. */
  readonly focalX: number;
  readonly focalY: number;
}

/**
 * The row, held until the transaction ends: nobody changes it or puts it anywhere meanwhile.
 * @throws ApiError `not_found`
 */
export async function holdAsset(trx: WriteTransaction, { siteId, id }: AssetKey) {
  const row = await trx
    .selectFrom('assets')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return row;
}

/** Writes the words; pages show them at once. */
export async function changeAsset(
  trx: WriteTransaction,
  { siteId, id }: AssetKey,
  words: AssetWords,
): Promise<void> {
  await trx
    .updateTable('assets')
    .set({
      filename: words.filename,
      alt_text: words.altText,
      title: words.title,
      focal_x: words.focalX,
      focal_y: words.focalY,
    })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute();
  await bumpSiteVersion(trx, siteId);
}

/** Removes the row; the bytes are the caller's. */
export async function deleteAsset(trx: WriteTransaction, { siteId, id }: AssetKey): Promise<void> {
  await trx.deleteFrom('assets').where('site_id', '=', siteId).where('id', '=', id).execute();
}
