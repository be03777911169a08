/** The one writer of assets: the rows of pictures and files. */
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import {
  prepareAsset,
  safeFilename,
  type AssetInput,
  type AssetKeeper,
  type PreparedAsset,
} from '../../media/prepare-asset.ts';

/**
 * Writes the row; the same bytes of one site are one asset. Gives the id. Without a folder it lies in
 * none.
 */
export async function saveAsset(
  trx: WriteTransaction,
  asset: PreparedAsset,
  folderId: string | null = null,
): Promise<string> {
  const { siteId, input, recognised } = asset;
  const known = await findAsset(trx, siteId, asset.sha256);
  if (known !== undefined) return known;
  const id = newId();
  await trx
    .insertInto('assets')
    .values({
      site_id: siteId,
      id,
      kind: recognised.kind,
      filename: safeFilename(input.filename, recognised.contentType),
      content_type: recognised.contentType,
      byte_size: asset.byteSize,
      width: recognised.width,
      height: recognised.height,
      alt_text: input.altText ?? '',
      title: input.title ?? '',
      focal_x: 0.5,
      focal_y: 0.5,
      color_data: JSON.stringify(asset.colorData),
      sha256: asset.sha256,
      source_url: input.sourceUrl ?? null,
      folder_id: folderId,
    })
    .execute();
  return id;
}

/** Keeps a file and writes its row. @throws ApiError */
export async function storeAsset(
  parts: {
    readonly media: AssetKeeper;
    readonly transact: <T>(work: (trx: WriteTransaction) => Promise<T>) => Promise<T>;
  },
  siteId: string,
  input: AssetInput,
): Promise<string> {
  const prepared = await prepareAsset(parts.media, siteId, input);
  return parts.transact((trx) => saveAsset(trx, prepared));
}

/** The asset of these bytes, if the site has them already. */
export async function findAsset(
  db: ReadDatabase,
  siteId: string,
  sha256: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('assets')
    .select('id')
    .where('site_id', '=', siteId)
    .where('sha256', '=', sha256)
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
