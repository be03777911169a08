import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EncodedBody } from './encoded-body.ts';

/** Sends bytes in the encoding the browser likes, or 304 when it has them. */
export async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  body: EncodedBody,
): Promise<FastifyReply> {
  reply.header('vary', 'Accept-Encoding');
  const known = body.matchingTag(request.headers['if-none-match']);
  if (known !== undefined) return reply.code(304).header('etag', known).send();
  const encoding = body.choose(request.headers['accept-encoding']);
  const { bytes, etag } = await body.encode(encoding);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.header('etag', etag).send(bytes);
}
