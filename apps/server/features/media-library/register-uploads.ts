/**
 * `/api/sites/:identifier/uploads`: bytes of large files by the tus protocol, in pieces that a
 * broken line does not lose. A complete upload becomes a file by `POST …/files`. FILE-05, FILE-07
 */
import { ApiError, writeFileSize } from '@sitewright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallScope } from '../../http/call-scope.ts';
import { requireCrumb } from '../../http/crumb.ts';
import type { Site } from '../sites/site.ts';
import { limitFor } from './upload-limits.ts';

type UploadRequest = FastifyRequest<{ Params: { identifier: string; id?: string } }>;

/** Registers the addresses of uploads that are under way. */
export function registerUploads({ server, ctx, requireStaff }: CallScope): void {
  const { uploads } = ctx;

  const answer = async (request: UploadRequest, reply: FastifyReply) => {
    const site = await ctx.sites.findByIdentifier(request.params.identifier);
    if (!site) throw new ApiError('not_found');
    const { accountId } = await requireStaff(request, site, 'edit-media');
    const uploader = { siteId: site.siteId, accountId };
    const { id } = request.params;
    if (id === undefined) {
      requireRightSize(site, request);
      if (!(await uploads.hasRoomFor(uploader))) throw new ApiError('too_many_uploads');
    } else if (!(await uploads.find(uploader, id))) throw new ApiError('not_found');
    reply.hijack();
    reply.raw.setHeader('cache-control', 'no-store');
    reply.raw.setHeader('x-content-type-options', 'nosniff');
    await uploads.answer(uploader, request.raw, reply.raw);
  };

  server.register(async (scope) => {
    // The bytes go to the disk as they come; nothing here reads them.
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) =>
      done(null),
    );
    const preParsing = async (request: FastifyRequest) => {
      if (request.method !== 'HEAD') requireCrumb(request);
    };
    const url = '/api/sites/:identifier/uploads';
    scope.route({ method: 'POST', url, preParsing, handler: answer });
    const methods = ['HEAD', 'PATCH', 'DELETE'];
    scope.route({ method: methods, url: `${url}/:id`, preParsing, handler: answer });
  });
}

/** By what the browser says of the file; what it really is counts once it is whole. */
function requireRightSize(site: Site, { headers }: UploadRequest): void {
  const size = Number(headers['upload-length']);
  if (!Number.isSafeInteger(size) || size < 0) throw new ApiError('invalid_request');
  if (size === 0) throw new ApiError('file_empty');
  const told = readMetadata(headers['upload-metadata']);
  const limit = limitFor(site, told.get('filetype') ?? '');
  if (size <= limit) return;
  const fileName = told.get('filename') ?? '';
  throw new ApiError('upload_too_large', { fileName, maxSize: writeFileSize(limit) });
}

/** `name base64, …`, as the protocol writes it. */
function readMetadata(header: string | string[] | undefined): ReadonlyMap<string, string> {
  const text = typeof header === 'string' ? header : '';
  return new Map(
    text.split(',').map((pair) => {
      const [name = '', value = ''] = pair.trim().split(' ');
      return [name, Buffer.from(value, 'base64').toString('utf8')] as const;
    }),
  );
}
