/** Files get other bytes. */
import { ApiError, writeFileSize } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import { prepareUpload } from '../../media/prepare-upload.ts';
import type { Standing } from '../../policies/is-allowed.ts';
import type { Actor } from '../activity/actor.ts';
import type { Site } from '../sites/site.ts';
import { dropUnusedBytes } from './asset-bytes.ts';
import { requireFile } from './list-files.ts';
import { limitFor } from './upload-limits.ts';
import type { TakenUpload, Uploader } from './uploads.ts';
import { writeVersion } from './write-version.ts';

/** Which file, and who asks. */
export interface Which {
  readonly site: Site;
  readonly id: string;
  readonly actor: Actor;
  /** Whose right to change it is asked again where it is written: meanwhile visitors may see it. */
  readonly staff?: Standing;
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
  { site, id, actor, staff }: Which,
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
  const activityId = await keepVersion(ctx, { site, id, actor, staff, prepared });
  await uploads.forget(uploadId);
  return { file: await requireFile(ctx.db, site.siteId, id), activityId };
}

type Kept = Parameters<typeof writeVersion>[1];

/** Writes a version; bytes that nothing names in the end do not stay. @throws as `writeVersion` */
export async function keepVersion(ctx: AppContext, version: Kept): Promise<string | null> {
  const { siteId } = version.site;
  try {
    return await writeVersion(ctx, version);
  } catch (error) {
    await dropUnusedBytes(ctx, { siteId, sha256: version.prepared.sha256 });
    throw error;
  }
}

/** Pictures are of one kind, films and sounds too; other files are where their bytes are. */
function isOneKind(
  { kind, contentType: own }: Awaited<ReturnType<typeof requireFile>>,
  contentType: string,
): boolean {
  return kind === 'other' ? own === contentType : contentType.startsWith(`${kind}/`);
}
