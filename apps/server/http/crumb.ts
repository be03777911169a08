/**
 * The crumb: a token in a cookie that a script of our own page sends back with every write
 * (D-18). A form without a script has none; the browser's `Origin` vouches for it.
 */
import { timingSafeEqual } from 'node:crypto';
import { cookieNames } from '@sitewright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isToken, newToken } from '../db/id.ts';

/** Session cookie, readable by script (D-17). */
const crumbCookie = cookieNames.crumb;

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** The write was not vouched for. The answer carries a fresh crumb to try again with. */
export class CrumbError extends Error {
  override name = 'CrumbError';
}

/** The visitor's crumb; makes one and sets the cookie when there is none. */
export function ensureCrumb(request: FastifyRequest, reply: FastifyReply): string {
  const existing = request.cookies[crumbCookie];
  if (existing && isToken(existing)) return existing;
  return setCrumb(reply, request.cookies[cookieNames.siteUserCrumb]);
}

/**
 * Sets a new crumb: whatever somebody knew of the one before is worth nothing. Who is signed in keeps
 * the crumb of the sign-in when the browser is closed.
 */
export function setCrumb(reply: FastifyReply, kept?: string): string {
  const crumb = kept && isToken(kept) ? kept : newToken();
  reply.setCookie(crumbCookie, crumb, { path: '/', sameSite: 'lax' });
  return crumb;
}

/**
 * For forms of cached pages, which hold no crumb: the browser says that our own page sent them.
 * @throws CrumbError
 */
export function requireOrigin(request: FastifyRequest): void {
  if (!isSameOrigin(request)) throw new CrumbError('The request came from another site.');
}

/**
 * Refuses a write that another site could have made the browser send. JSON calls need the crumb
 * as header `X-CSRF-Token` or query `crumb`; form posts need an `Origin` of our own host.
 * @throws CrumbError
 */
export function requireCrumb(request: FastifyRequest): void {
  if (isFromElsewhere(request)) throw new CrumbError('The request came from another site.');
  if (hasMatchingCrumb(request)) return;
  if (isFormOrUpload(request) && isSameOrigin(request)) return;
  throw new CrumbError('The crumb is missing or wrong.');
}

function hasMatchingCrumb(request: FastifyRequest): boolean {
  const cookie = request.cookies[crumbCookie];
  const sent = request.headers['x-csrf-token'] || queryCrumb(request);
  if (!cookie || typeof sent !== 'string' || !isToken(cookie)) return false;
  const [expected, given] = [Buffer.from(cookie), Buffer.from(sent)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

function queryCrumb(request: FastifyRequest): unknown {
  return (request.query as Record<string, unknown> | undefined)?.['crumb'];
}

/** What a form without a script can send: fields, or fields with files. */
function isFormOrUpload(request: FastifyRequest): boolean {
  const type = (request.headers['content-type'] ?? '').toLowerCase();
  return formTypes.some((formType) => type.startsWith(formType));
}

/** The browser says so: by `Origin`, or by `Sec-Fetch-Site` where a policy hides the origin. */
function isSameOrigin(request: FastifyRequest): boolean {
  const host = originHost(request);
  if (host !== undefined) return host === request.host;
  return request.headers['sec-fetch-site'] === 'same-origin';
}

function isFromElsewhere(request: FastifyRequest): boolean {
  const host = originHost(request);
  return host !== undefined && host !== request.host;
}

/** Host and port of the `Origin` header; undefined when it is absent or hidden (`null`). */
function originHost(request: FastifyRequest): string | undefined {
  const origin = request.headers.origin;
  return origin && URL.canParse(origin) ? new URL(origin).host : undefined;
}
