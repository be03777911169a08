import type { FastifyReply } from 'fastify';
import { acceptedFormats, formatTypes, readWidth } from '../../media/image-format.ts';
import type { Media } from '../../media/media.ts';
import { QueueFullError } from '../../media/work-queue.ts';
import type { ServedAsset } from './asset-directory.ts';
import { forNow, forOne, mediaHeaders } from './media-headers.ts';
import { sendFile, type FileAnswer } from './send-file.ts';

/** Kinds that scale by themselves or move: always sent as they are. */
const asGiven = new Set(['image/svg+xml', 'image/gif']);
const mayBeTransparent = new Set(['image/png', 'image/webp', 'image/avif']);

/** Sends a picture in the width of `?format=` and the best format the browser takes. */
export async function sendImage(
  media: Media,
  asset: ServedAsset,
  { request, reply, cacheControl }: FileAnswer,
): Promise<FastifyReply> {
  const { format } = request.query as Record<string, unknown>;
  const width = readWidth(format, asset.width);
  if (width === 'original' || asGiven.has(asset.contentType)) {
    return sendFile(media.store, asset, { request, reply, cacheControl });
  }
  const formats = acceptedFormats(request.headers.accept, mayBeTransparent.has(asset.contentType));
  const wish = { siteId: asset.siteId, sha256: asset.sha256, width, formats };
  const variant = await media.variants.get(wish).catch((error: unknown) => {
    if (error instanceof QueueFullError) return 'busy' as const;
    throw error;
  });
  if (variant === 'busy') return reply.code(503).header('retry-after', '2').send();
  if (variant === undefined) return reply.code(404).header('cache-control', 'no-store').send();
  const etag = `"${asset.sha256.slice(0, 20)}-${width}-${variant.format}"`;
  mediaHeaders(
    reply,
    formatTypes[variant.format],
    variant.isBest || cacheControl === forOne ? cacheControl : forNow,
  )
    .header('vary', 'Accept')
    .header('etag', etag);
  if (request.headers['if-none-match']?.includes(etag) === true) return reply.code(304).send();
  return reply.send(variant.bytes);
}
