/** `POST /api/sites/:identifier/product-files`: what buyers of digital products download. SUBS-04 */
import { basename } from 'node:path';
import { addProductFile, ApiError, writeFileSize } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { takePrivateFile, type PrivateFile } from '../assets/store-private-file.ts';
import type { Site } from '../sites/site.ts';
import { limitFor } from './upload-limits.ts';
import type { Uploader } from './uploads.ts';

export function handleProductFiles(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, addProductFile, async ({ site, staff, body: { uploadId } }) => ({
    file: await keepProductFile(ctx, site, {
      uploader: { siteId: site.siteId, accountId: staff.accountId },
      uploadId,
    }),
  }));
}

async function keepProductFile(
  { uploads, media }: AppContext,
  site: Site,
  { uploader, uploadId }: { uploader: Uploader; uploadId: string },
): Promise<PrivateFile> {
  const upload = await uploads.find(uploader, uploadId);
  if (!upload) throw new ApiError('not_found');
  if (!upload.isComplete) throw new ApiError('upload_incomplete');
  const filename = basename(upload.filename) || 'file';
  const limit = limitFor(site, 'application/octet-stream');
  const kept = await takePrivateFile(media, site.siteId, { filename, path: upload.path });
  await uploads.forget(uploadId);
  if (kept.byteSize <= limit) return kept;
  throw new ApiError('upload_too_large', { fileName: filename, maxSize: writeFileSize(limit) });
}
