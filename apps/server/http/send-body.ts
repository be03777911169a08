import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EncodedBody } from './encoded-body.ts';

/** Sends bytes in the encoding the browser likes, or 304 when it has them. */
export async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  body: EncodedBody,
): Promise<FastifyReply> {
  const encoding = body.choose(request.headers['accept-encoding']);
  reply.header('vary', 'Accept-Encoding').header('etag', body.etag(encoding));
  if (body.matches(request.headers['if-none-match'])) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await body.encode(encoding));
}
