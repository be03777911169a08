import { cookieNames, type AdEventName } from '@sitewright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasPixels } from '../../render/consent/ad-origins.ts';

const keptSeconds = 30 * 60;

/**
 * Keeps what happened on a page that tells ad networks nothing for the next one that may; only in
 * browsers whose visitor has agreed, where an id is saved. EVT-05
 */
export function keepAdEvent(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  name: AdEventName,
): void {
  if (request.cookies[cookieNames.consent] !== 'true' || !hasPixels(request.site)) return;
  reply.setCookie(cookieNames.adEvent, name, { path: '/', sameSite: 'lax', maxAge: keptSeconds });
}
