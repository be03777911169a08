/** Files get other bytes: uploaded ones, or a part of what they show. */
import { ApiError, writeFileSize, type Crop } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import { originalKey } from '../../media/asset-store.ts';
import { PictureError } from '../../media/pictures/picture-maker.ts';
import { prepareAsset } from '../../media/prepare-asset.ts';
import { prepareUpload } from '../../media/prepare-upload.ts';
import type { Actor } from '../activity/actor.ts';
import type { Site } from '../sites/site.ts';
import { dropUnusedBytes } from './asset-bytes.ts';
import { cropFocalPoint } from './crop-focal-point.ts';
import { requireFile } from './list-files.ts';
import { keepNew } from './add-file.ts';
import { limitFor } from './upload-limits.ts';
import type { TakenUpload, Uploader } from './uploads.ts';
import { writeVersion } from './write-version.ts';

interface Which {
  readonly site: Site;
  readonly id: string;
  readonly actor: Actor;
}

/**
 * Replaces a file by an upload of its kind. Asked twice at once, it is done once.
 * @throws ApiError `not_found`, `upload_incomplete`, `file_kind_differs`, and what an upload is
 *   refused for
 */
export function replaceFile(
  ctx: AppContext,
  which: Which,
  given: { uploader: Uploader; uploadId: string },
): Promise<TakenUpload> {
  return ctx.uploads.takeOnce(given.uploader, given.uploadId, () => takeInstead(ctx, which, given));
}

async function takeInstead(
  ctx: AppContext,
  { site, id, actor }: Which,
  { uploader, uploadId }: { uploader: Uploader; uploadId: string },
): Promise<TakenUpload> {
  const { uploads } = ctx;
  const present = await requireFile(ctx.db, site.siteId, id);
  const upload = await uploads.find(uploader, uploadId);
  if (!upload) throw new ApiError('not_found');
  if (!upload.isComplete) throw new ApiError('upload_incomplete');
  const prepared = await prepareUpload(ctx.media, site.siteId, {
    path: upload.path,
    filename: present.filename,
    check({ contentType, byteSize }) {
      const limit = limitFor(site, contentType);
      const maxSize = writeFileSize(limit);
      if (byteSize > limit) {
        throw new ApiError('upload_too_large', { fileName: upload.filename, maxSize });
      }
      if (!isOneKind(present, contentType)) throw new ApiError('file_kind_differs');
    },
  });
  if (present.kind === 'image' && prepared.recognised.kind !== 'image') {
    await dropUnusedBytes(ctx, { siteId: site.siteId, sha256: prepared.sha256 });
    throw new ApiError('file_not_supported', { fileName: upload.filename });
  }
  const activityId = await keepVersion(ctx, { site, id, actor, prepared });
  await uploads.forget(uploadId);
  return { file: await requireFile(ctx.db, site.siteId, id), activityId };
}

/**
 * Cuts and turns a picture: the file becomes the part, or the part a file of its own.
 * @throws ApiError `not_found`, `picture_not_cropped`, `picture_broken`
 */
export async function cropFile(
  ctx: AppContext,
  { site, id, actor }: Which,
  { crop, isCopy }: { crop: Crop; isCopy: boolean },
): Promise<TakenUpload> {
  const { siteId } = site;
  const file = await requireFile(ctx.db, siteId, id);
  const isDrawn = ['image/svg+xml', 'image/gif'].includes(file.contentType);
  if (file.kind !== 'image' || isDrawn) throw new ApiError('picture_not_cropped');
  const bytes = await cutBytes(ctx, siteId, { id, crop });
  const { filename, altText, title } = file;
  const prepared = await prepareAsset(ctx.media, siteId, { bytes, filename, altText, title });
  const focal = cropFocalPoint({ x: file.focalX, y: file.focalY }, crop);
  if (!isCopy) {
    const activityId = await keepVersion(ctx, { site, id, actor, prepared, focal });
    return { file: await requireFile(ctx.db, siteId, id), activityId };
  }
  const { folderId } = file;
  return { file: await keepNew(ctx, { site, actor, prepared, folderId }), activityId: null };
}

type Kept = Parameters<typeof writeVersion>[1];

/** Bytes that nothing names in the end do not stay. */
async function keepVersion(ctx: AppContext, version: Kept): Promise<string | null> {
  const { siteId } = version.site;
  try {
    return await writeVersion(ctx, version);
  } catch (error) {
    await dropUnusedBytes(ctx, { siteId, sha256: version.prepared.sha256 });
    throw error;
  }
}

async function cutBytes(
  { db, media }: AppContext,
  siteId: string,
  { id, crop }: { id: string; crop: Crop },
): Promise<Buffer> {
  const row = await db
    .selectFrom('assets')
    .select('sha256')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  const bytes = row && (await media.store.get(originalKey(siteId, row.sha256)));
  if (!bytes) throw new ApiError('not_found');
  const facts = await media.pictures.run('describe', bytes);
  if (!facts) throw new ApiError('picture_broken');
  if (facts.pages > 1) throw new ApiError('picture_not_cropped');
  try {
    return Buffer.from(await media.pictures.run('cut', { bytes, ...crop }));
  } catch (error) {
    throw error instanceof PictureError ? new ApiError('picture_broken') : error;
  }
}

/** Pictures are of one kind, films and sounds too; other files are where their bytes are. */
function isOneKind(
  { kind, contentType: own }: Awaited<ReturnType<typeof requireFile>>,
  contentType: string,
): boolean {
  return kind === 'other' ? own === contentType : contentType.startsWith(`${kind}/`);
}
