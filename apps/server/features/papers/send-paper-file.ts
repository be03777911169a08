import type { FastifyReply } from 'fastify';
import type { PaperFile } from './paper-files.ts';

/** Opens in the browser; kept by nobody on the way. */
export function sendPaperFile(reply: FastifyReply, { name, bytes }: PaperFile): FastifyReply {
  return reply
    .header('content-disposition', `inline; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .header('content-security-policy', `default-src 'none'; style-src 'unsafe-inline'`)
    .type('application/pdf')
    .send(bytes);
}
