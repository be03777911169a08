/** Makes a file of the site of a complete upload. */
import { basename } from 'node:path';
import { ApiError, writeFileSize, type SiteFile } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import { prepareUpload } from '../../media/prepare-upload.ts';
import type { Actor } from '../activity/actor.ts';
import { logWrite } from '../activity/log-write.ts';
import { findAsset, saveAsset } from '../assets/save-asset.ts';
import type { PreparedAsset } from '../../media/prepare-asset.ts';
import type { Site } from '../sites/site.ts';
import { areBytesThere, dropUnusedBytes, lockBytes } from './asset-bytes.ts';
import { holdFolder } from './change-folders.ts';
import { requireFile } from './list-files.ts';
import { limitFor } from './upload-limits.ts';
import type { Uploader, UploadState } from './uploads.ts';

interface NewFile {
  readonly site: Site;
  readonly actor: Actor;
  readonly uploader: Uploader;
  readonly uploadId: string;
  readonly accepts: 'any' | 'image';
  /** Where it is put; null: in no folder. */
  readonly folderId: string | null;
}

/**
 * Takes the bytes over and answers the file. What was taken before is answered again.
 * @throws ApiError `not_found`, `upload_incomplete`, `upload_too_large`, `file_not_supported`, and
 * what a picture is refused for
 */
export async function addFile(ctx: AppContext, file: NewFile): Promise<SiteFile> {
  const { uploader, uploadId } = file;
  const taken = await ctx.uploads.takeOnce(uploader, uploadId, async () => ({
    file: await take(ctx, file),
    activityId: null,
  }));
  return taken.file;
}

async function take(ctx: AppContext, file: NewFile): Promise<SiteFile> {
  const { uploads } = ctx;
  const upload = await uploads.find(file.uploader, file.uploadId);
  if (!upload) throw new ApiError('not_found');
  if (!upload.isComplete) throw new ApiError('upload_incomplete');
  try {
    const added = await keep(ctx, file, upload);
    await uploads.forget(file.uploadId);
    return added;
  } catch (error) {
    // A file that is refused today is refused tomorrow.
    if (error instanceof ApiError) await uploads.forget(file.uploadId);
    throw error;
  }
}

async function keep(
  ctx: AppContext,
  { site, actor, accepts, folderId }: NewFile,
  { path, filename }: UploadState,
): Promise<SiteFile> {
  const { siteId } = site;
  const name = basename(filename) || 'file';
  const prepared = await prepareUpload(ctx.media, siteId, {
    path,
    filename: name,
    check({ contentType, byteSize }) {
      const limit = limitFor(site, contentType);
      if (byteSize > limit) {
        const maxSize = writeFileSize(limit);
        throw new ApiError('upload_too_large', { fileName: name, maxSize });
      }
      if (accepts === 'image' && !contentType.startsWith('image/')) {
        throw new ApiError('file_not_supported', { fileName: name });
      }
    },
  });
  if (accepts === 'image' && prepared.recognised.kind !== 'image') {
    await dropUnusedBytes(ctx, { siteId, sha256: prepared.sha256 });
    throw new ApiError('file_not_supported', { fileName: name });
  }
  return keepNew(ctx, { site, actor, prepared, folderId });
}

/** Bytes that are kept, and where they shall lie. */
interface KeptFile extends Pick<NewFile, 'site' | 'actor' | 'folderId'> {
  readonly prepared: PreparedAsset;
}

/**
 * Writes the row of bytes that are kept; those that have one already keep theirs. Answers the file as
 * it is then: somebody may remove it right after.
 * @throws ApiError `upload_incomplete` when somebody removed the same bytes meanwhile; `not_found`
 *   for the folder
 */
export function keepNew(
  ctx: AppContext,
  { site: { siteId }, actor, prepared, folderId }: KeptFile,
): Promise<SiteFile> {
  const bytes = { siteId, sha256: prepared.sha256 };
  const name = prepared.input.filename;
  return ctx.transact(async (trx) => {
    await holdFolder(trx, siteId, folderId);
    await lockBytes(trx, bytes);
    const known = await findAsset(trx, siteId, prepared.sha256);
    if (known !== undefined) return requireFile(trx, siteId, known);
    // Somebody removed the same file between: a row without bytes would show nothing for ever.
    if (!(await areBytesThere(ctx, bytes))) throw new ApiError('upload_incomplete');
    const id = await saveAsset(trx, prepared, folderId);
    await logWrite(trx, {
      siteId,
      actor,
      at: ctx.now(),
      action: 'file-added',
      permission: 'edit-media',
      subject: `file:${id}`,
      title: name,
      before: {},
      after: { filename: name, byteSize: prepared.byteSize },
    });
    return requireFile(trx, siteId, id);
  });
}
