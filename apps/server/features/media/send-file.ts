import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { originalKey, type AssetStore, type ByteRange } from '../../media/asset-store.ts';
import type { ServedAsset } from './asset-directory.ts';
import { contentDisposition, mediaHeaders } from './media-headers.ts';

export interface FileAnswer {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly cacheControl: string;
}

/** Sends the bytes as they were given, whole or the part that a player asks for. */
export async function sendFile(
  store: AssetStore,
  asset: ServedAsset,
  { request, reply, cacheControl }: FileAnswer,
): Promise<FastifyReply> {
  const etag = `"${asset.sha256.slice(0, 24)}"`;
  mediaHeaders(reply, withCharset(asset.contentType), cacheControl)
    .header('etag', etag)
    .header('accept-ranges', 'bytes')
    .header('content-disposition', contentDisposition(asset.contentType, asset.filename));
  if (request.headers['if-none-match']?.includes(etag) === true) return reply.code(304).send();
  const range = readRange(request.headers.range, asset.byteSize);
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${asset.byteSize}`).send();
  }
  const stream = await store.open(originalKey(asset.siteId, asset.sha256), range);
  return sendRange(reply, { stream, range, byteSize: asset.byteSize });
}

/** The bytes of a file, or of a part of it. */
export function sendRange(
  reply: FastifyReply,
  { stream, range, byteSize }: RangeAnswer,
): FastifyReply {
  if (stream === undefined) return reply.code(404).header('cache-control', 'no-store').send();
  const size = range === undefined ? byteSize : range.end - range.start + 1;
  reply.header('content-length', size).header('accept-ranges', 'bytes');
  if (range !== undefined) {
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${byteSize}`);
  }
  return reply.send(stream);
}

interface RangeAnswer {
  /** Undefined: the file is gone. */
  stream: Readable | Buffer | undefined;
  range: ByteRange | undefined;
  byteSize: number;
}

function withCharset(contentType: string): string {
  return contentType.startsWith('text/') ? `${contentType}; charset=utf-8` : contentType;
}

/** One range of bytes; several at once are answered with the whole. */
export function readRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (match === null || (match[1] === '' && match[2] === '')) return undefined;
  const isSuffix = match[1] === '';
  const start = isSuffix ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const end = isSuffix || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}
