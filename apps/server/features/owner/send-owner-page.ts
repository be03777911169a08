/** Sends a page of the back office: never stored, never framed by others, no scripts. */
import type { FastifyReply } from 'fastify';
import { renderOwnerPage, type OwnerPage } from './owner-layout.ts';

const pagePolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Mails bring their own styles; nothing in them may run or be loaded from elsewhere. */
const mailPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
  "frame-ancestors 'self'",
].join('; ');

/**
 * Sends a page of the owner: never kept by a cache, with a policy that lets nothing of others in.
 */
export function sendOwnerPage(reply: FastifyReply, page: OwnerPage): FastifyReply {
  return reply
    .header('Content-Security-Policy', pagePolicy)
    .header('Cache-Control', 'no-store')
    .header('Referrer-Policy', 'same-origin')
    .type('text/html; charset=utf-8')
    .send(renderOwnerPage(page));
}

/** Sends a mail as it is, for a frame of the back office. */
export function sendMailBody(reply: FastifyReply, mailHtml: string): FastifyReply {
  return reply
    .header('Content-Security-Policy', mailPolicy)
    .header('Cache-Control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(mailHtml);
}
