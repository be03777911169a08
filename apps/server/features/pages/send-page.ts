import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageAnswerHeaders } from '../../render/csp.ts';
import type { CachedPage } from './page-cache.ts';
import { sendBody } from '../../http/send-body.ts';

/** Pages are asked for again each time, and mostly answered with 304. */
const publicPage = 'public, max-age=0, must-revalidate';
/** Redirects that the owner may change: asked for again soon. */
export const movedPage = 'public, max-age=300';
/** Pages about one visitor. */
export const privatePage = 'private, no-store';

/** Sends a page with its policy and tag, a redirect where it is one, or 304. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  cacheControl: string = publicPage,
): Promise<FastifyReply> {
  if (page.redirectTo !== undefined) {
    return reply.header('cache-control', publicPage).redirect(page.redirectTo, page.status);
  }
  reply
    .code(page.status)
    .headers(pageAnswerHeaders)
    .header('content-security-policy', page.csp)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', page.status === 200 ? cacheControl : privatePage);
  if (cacheControl === privatePage) return reply.send(page.body.bytes);
  return sendBody(request, reply, page.body);
}
