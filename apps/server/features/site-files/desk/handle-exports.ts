/** `/api/sites/:identifier/exports`, and a site that is made of such files. */
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import {
  addSiteFromFiles,
  ApiError,
  downloadSiteExport,
  listSiteExports,
  makeSiteExport,
  siteUploadLimits,
  siteUploadSchema,
  writeFileSize,
} from '@sitewright/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { newId } from '../../../db/id.ts';
import { refreshStatistics } from '../../../db/refresh-statistics.ts';
import type { CallRegistration, CallScope } from '../../../http/call-scope.ts';
import { requireCrumb } from '../../../http/crumb.ts';
import { handleCall } from '../../../http/handle-call.ts';
import { parseRequest } from '../../../http/parse-request.ts';
import { patientContext } from '../../../patient-context.ts';
import { actorOf } from '../../activity/actor.ts';
import { logWrite } from '../../activity/log-write.ts';
import { importSite } from '../import-site.ts';
import { readSiteFolder } from '../read-folder.ts';
import { SiteFilesError } from '../site-format.ts';
import { addPiece, forgetUpload, openExport, uploadOf } from './export-files.ts';
import { addExport, listExports, presentExport } from './export-store.ts';
import { unpackSite } from './unpack-site.ts';

function handleExports(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, listSiteExports, async ({ site: { siteId } }) => {
    const rows = await listExports(ctx.db, siteId, ctx.now());
    return { exports: rows.map(presentExport) };
  });
  handleCall(scope, makeSiteExport, ({ site: { siteId, identifier }, staff }) =>
    ctx.transact(async (trx) => {
      const [id, at] = [newId(), ctx.now()];
      const wish = { siteId, id, identifier, at, madeBy: staff.displayName };
      const filename = await addExport(trx, wish);
      await logWrite(trx, {
        siteId,
        actor: actorOf(staff),
        at,
        action: 'site-exported',
        permission: 'edit-settings',
        subject: `site-export:${id}`,
        title: filename,
        before: {},
        after: { filename },
      });
      return { id };
    }),
  );
  handleCall(scope, downloadSiteExport, async ({ site: { siteId }, params: { id }, reply }) => {
    const rows = await listExports(ctx.db, siteId, ctx.now());
    const row = rows.find((one) => one.id === id && one.state === 'ready');
    const file = row && (await openExport(ctx, row.id));
    if (!row || !file) throw new ApiError('not_found');
    reply.header('Content-Disposition', `attachment; filename="${row.filename}"`);
    reply.header('Content-Length', file.size);
    reply.header('Cache-Control', 'no-store');
    return file.stream;
  });
}

const { pieceBytes, maxBytes } = siteUploadLimits;
const pieceSchema = z.object({
  upload: siteUploadSchema,
  /** Bytes of the file before this piece. */
  at: z.coerce.number().int().min(0).max(maxBytes),
  name: z.string().trim().min(1).max(200),
});
const mediaType = 'application/octet-stream';

/** `POST /api/staff/sites/pieces`: the files of a site, so that a slow line has time for each. */
function receivePieces({ server, ctx, requireStaff }: CallScope): void {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(mediaType, { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.route({
      method: 'POST',
      url: '/api/staff/sites/pieces',
      bodyLimit: pieceBytes,
      preParsing: async (request) => requireCrumb(request),
      handler: async (request: FastifyRequest) => {
        await requireStaff(request, undefined, 'create-sites');
        const { upload, at, name } = parseRequest(pieceSchema, request.query);
        if (!Buffer.isBuffer(request.body)) throw new ApiError('file_empty');
        if (at + request.body.length > maxBytes) {
          const maxSize = writeFileSize(maxBytes);
          throw new ApiError('upload_too_large', { fileName: name, maxSize });
        }
        const byteSize = await addPiece(ctx, { upload, at, bytes: request.body });
        if (byteSize === undefined) throw new ApiError('upload_incomplete');
        return { byteSize };
      },
    });
  });
}

function handleSiteFromFiles(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, addSiteFromFiles, async ({ staff, body: { upload, identifier } }) => {
    const parent = path.join(ctx.config.dataDir, 'site-files');
    const folder = await mkdtemp(path.join(parent, 'unpacked-')).catch(() => undefined);
    if (folder === undefined) throw new ApiError('not_found');
    try {
      await unpackSite(uploadOf(ctx, upload), folder);
      const content = await readSiteFolder(folder);
      const siteId = await importSite(patientContext(ctx), identifier, content, {
        takesDefault: true,
        onMade: async (trx, id) => {
          await logWrite(trx, {
            siteId: id,
            actor: actorOf(staff),
            at: ctx.now(),
            action: 'site-added',
            permission: 'create-sites',
            subject: `site:${id}`,
            title: identifier,
            before: {},
            after: { identifier },
          });
        },
      });
      await forgetUpload(ctx, upload);
      await refreshStatistics(ctx.database.patient);
      return { siteId, identifier };
    } catch (error) {
      if (!(error instanceof SiteFilesError)) throw error;
      // Paths of this machine are nobody's business.
      const reason = error.message.replaceAll(folder, 'The ZIP');
      throw new ApiError('site_files_refused', { reason });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

/** The calls about files of sites. */
export const siteFileCalls: readonly CallRegistration[] = [
  handleExports,
  receivePieces,
  handleSiteFromFiles,
];
