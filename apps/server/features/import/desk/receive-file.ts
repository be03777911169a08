/** `POST /api/sites/:identifier/imports/file?name=…`: the bytes of a table, as they come. */
import type { Readable } from 'node:stream';
import { ApiError, megabyte, writeFileSize } from '@sitewright/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { newId } from '../../../db/id.ts';
import type { CallScope } from '../../../http/call-scope.ts';
import { requireCrumb } from '../../../http/crumb.ts';
import { parseRequest } from '../../../http/parse-request.ts';
import { actorOf } from '../../activity/actor.ts';
import type { SettingsHolder } from '../../settings/read-settings.ts';
import { limitFor } from '../../media-library/upload-limits.ts';
import { forgetImportFile, keepImportFile } from './import-files.ts';
import { addImport } from './import-store.ts';

const querySchema = z.object({ name: z.string().trim().min(1).max(200).default('import.csv') });
const mediaType = 'application/octet-stream';

/** A file larger than the site allows is refused, also when it does not say how large it is. */
export function registerImportFiles({ server, ctx, requireStaff }: CallScope): void {
  server.register(async (scope) => {
    // The bytes go to the disk as they come; nothing here reads them.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(mediaType, (_request, _payload, done) => done(null));
    scope.route({
      method: 'POST',
      url: '/api/sites/:identifier/imports/file',
      bodyLimit: Number.MAX_SAFE_INTEGER,
      preParsing: async (request) => requireCrumb(request),
      handler: async (request: FastifyRequest) => {
        const { identifier } = request.params as { identifier: string };
        const site = await ctx.sites.findByIdentifier(identifier);
        if (!site) throw new ApiError('not_found');
        const staff = await requireStaff(request, site, 'create-products');
        const { name } = parseRequest(querySchema, request.query);
        const limit = importLimit(site, name);
        const { siteId } = site;
        const key = { siteId, id: newId() };
        const counted = { size: 0 };
        const bytes = count(request.raw, { limit, name, counted });
        await keepImportFile(ctx, key, bytes);
        if (counted.size === 0) {
          await forgetImportFile(ctx, key);
          throw new ApiError('file_empty');
        }
        const facts = { filename: name, byteSize: counted.size, source: 'file' } as const;
        const wish = { ...key, actor: actorOf(staff), at: ctx.now(), ...facts };
        await ctx.transact((trx) => addImport(trx, wish));
        return { id: key.id };
      },
    });
  });
}

/** Bytes of an export of a whole site: it holds the texts of years. */
const siteBytes = 200 * megabyte;

function importLimit(site: SettingsHolder, name: string): number {
  const limit = limitFor(site, 'text/csv');
  return /\.xml$/i.test(name) ? Math.max(limit, siteBytes) : limit;
}

async function* count(
  source: Readable,
  wish: { limit: number; name: string; counted: { size: number } },
): AsyncGenerator<Buffer> {
  for await (const chunk of source as AsyncIterable<Buffer>) {
    wish.counted.size += chunk.length;
    if (wish.counted.size > wish.limit) {
      const maxSize = writeFileSize(wish.limit);
      throw new ApiError('upload_too_large', { fileName: wish.name, maxSize });
    }
    yield chunk;
  }
}
