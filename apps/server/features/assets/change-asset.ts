/** What people write about a picture or a file. FILE-12 */
import { ApiError, type PictureLicense, type PictureEdit } from '@sitewright/contract';
import { sql } from 'kysely';
import type { WriteTransaction } from '../../db/database.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';
import { safeFilename } from '../../media/prepare-asset.ts';

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
  /** HTML that was made safe. */
  readonly body: string;
  readonly componentKey: string;
  readonly license: PictureLicense;
  readonly licenseProvider: string;
  readonly licenseAuthor: string;
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
      body: words.body,
      component_key: words.componentKey,
      license: words.license,
      license_provider: words.licenseProvider,
      license_author: words.licenseAuthor,
      focal_x: words.focalX,
      focal_y: words.focalY,
    })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute();
  await bumpSiteVersion(trx, siteId);
}

/** Puts files into a folder of the library; null: into none. */
export async function placeAssets(
  trx: WriteTransaction,
  siteId: string,
  { ids, folderId }: { ids: readonly string[]; folderId: string | null },
): Promise<void> {
  await trx
    .updateTable('assets')
    .set({ folder_id: folderId })
    .where('site_id', '=', siteId)
    .where('id', 'in', [...ids])
    .execute();
}

/** How a picture came from its original. */
export interface EditedPicture {
  readonly edit: PictureEdit;
  readonly originalSha256: string;
}

/** Says of a picture that it was made of another one, whose bytes are kept. */
export async function noteEdit(
  trx: WriteTransaction,
  { siteId, id }: AssetKey,
  { edit, originalSha256 }: EditedPicture,
): Promise<void> {
  await trx
    .updateTable('assets')
    .set({ edit: JSON.stringify(edit), original_sha256: originalSha256 })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute();
}

/** The bytes of a file, as its row tells of them. */
export interface AssetContent {
  readonly contentType: string;
  readonly byteSize: number;
  /** Pixels; 0 for what is no picture. */
  readonly width: number;
  readonly height: number;
  readonly colorData: Readonly<Record<string, string>>;
  readonly sha256: string;
  /** What was done, and to which bytes; missing: they are as they came. */
  readonly edited?: EditedPicture | undefined;
}

/** From the left and from the top, 0 to 1. */
export interface FocalShare {
  readonly x: number;
  readonly y: number;
}

/**
 * Gives a file other bytes: its address changes with its revision, its name with what a picture is.
 * Without a focal point it stays where it is. Answers the row as it is then.
 */
export function replaceAssetContent(
  trx: WriteTransaction,
  { siteId, id }: AssetKey,
  { filename, content, focal }: { filename: string; content: AssetContent; focal?: FocalShare },
) {
  return trx
    .updateTable('assets')
    .set({
      content_type: content.contentType,
      byte_size: content.byteSize,
      width: content.width,
      height: content.height,
      color_data: JSON.stringify(content.colorData),
      sha256: content.sha256,
      edit: content.edited ? JSON.stringify(content.edited.edit) : null,
      original_sha256: content.edited?.originalSha256 ?? null,
      filename: safeFilename(filename, content.contentType),
      revision: sql<number>`revision + 1`,
      ...(focal && { focal_x: focal.x, focal_y: focal.y }),
    })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Removes the row; the bytes are the caller's. */
export async function deleteAsset(trx: WriteTransaction, { siteId, id }: AssetKey): Promise<void> {
  await trx.deleteFrom('assets').where('site_id', '=', siteId).where('id', '=', id).execute();
}
