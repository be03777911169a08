/**
 * `POST /api/sites/:identifier/backups/pieces`: a backup from elsewhere, piece by piece, so that a
 * slow line has time for each.
 */
import { ApiError, backupUploadLimits, writeFileSize } from '@sitewright/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { newId } from '../db/id.ts';
import type { CallScope } from '../http/call-scope.ts';
import { requireCrumb } from '../http/crumb.ts';
import { parseRequest } from '../http/parse-request.ts';
import { addPiece, keepUpload } from './backup-files.ts';
import { addBackup } from './backup-store.ts';
import { logBackup } from './log-backup.ts';

const { pieceBytes, maxBytes } = backupUploadLimits;
const querySchema = z.object({
  /** Chosen by the sender, the same for all pieces of a file. */
  upload: z.string().regex(/^[0-9a-f]{24}$/),
  /** Bytes of the file before this piece. */
  at: z.coerce.number().int().min(0).max(maxBytes),
  isLast: z.enum(['true', 'false']),
  name: z.string().trim().min(1).max(200),
});
const mediaType = 'application/octet-stream';

/** Answers how many bytes there are, and the id of the backup once the last piece is there. */
export function receiveBackups({ server, ctx, requireStaff }: CallScope): void {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(mediaType, { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.route({
      method: 'POST',
      url: '/api/sites/:identifier/backups/pieces',
      bodyLimit: pieceBytes,
      preParsing: async (request) => requireCrumb(request),
      handler: async (request: FastifyRequest) => {
        const { identifier } = request.params as { identifier: string };
        const site = await ctx.sites.findByIdentifier(identifier);
        if (!site) throw new ApiError('not_found');
        const staff = await requireStaff(request, site, 'manage-backups');
        const { upload, at, isLast, name } = parseRequest(querySchema, request.query);
        if (!Buffer.isBuffer(request.body)) throw new ApiError('file_empty');
        if (at + request.body.length > maxBytes) {
          throw new ApiError('upload_too_large', {
            fileName: name,
            maxSize: writeFileSize(maxBytes),
          });
        }
        const byteSize = await addPiece(ctx, { upload, at, bytes: request.body });
        if (byteSize === undefined) throw new ApiError('upload_incomplete');
        if (isLast === 'false') return { byteSize };
        const id = newId();
        const now = ctx.now();
        await keepUpload(ctx, upload, id);
        const { siteId } = site;
        await ctx.transact(async (trx) => {
          const facts = { filename: name, byteSize, madeBy: staff.displayName };
          await addBackup(trx, { id, kind: 'uploaded', at: now, ...facts });
          const action = 'backup-uploaded';
          await logBackup(trx, { siteId, staff, at: now, action, id, filename: name });
        });
        return { byteSize, id };
      },
    });
  });
}
