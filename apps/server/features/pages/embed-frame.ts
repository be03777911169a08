/** `/embed-frame`: shows the HTML behind the `#` of its address, apart from everything else. */
import { EMBED_FRAME_PATH } from '@sitewright/blocks';
import type { FastifyInstance } from 'fastify';

/**
 * The page has no origin, so that what runs in it reaches no cookie and no page of the site; only
 * pages of the site may frame it, so that a link to it shows nobody anything.
 */
const policy = [
  'sandbox allow-scripts allow-forms allow-popups',
  "default-src https: data: blob: 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

const page =
  '<!doctype html><html><head><meta charset="utf-8"><title>HTML</title></head>' +
  '<body style="margin:0"><script>' +
  'if(parent!==window)document.write(decodeURIComponent(location.hash.slice(1)))' +
  '</script></body></html>';

/** The same bytes for every block: its HTML never comes to the server. */
export function handleEmbedFrame(server: FastifyInstance): void {
  server.get(EMBED_FRAME_PATH, (_request, reply) =>
    reply
      .header('content-security-policy', policy)
      .header('cache-control', 'public, max-age=3600')
      .header('referrer-policy', 'strict-origin-when-cross-origin')
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(page),
  );
}
