/** Errors → flat JSON `{message, error, code}`; what went wrong inside stays in the log. */
import { ApiError, crumbFailure, errorBodyIn, invalidFields } from '@sitewright/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ZodError } from 'zod';
import type { AppContext } from '../context.ts';
import { takenAtIndex } from '../db/taken-at-index.ts';
import { drainBody } from './drain-body.ts';
import { sendFormError } from './form-error-page.ts';
import { isForm } from './is-form.ts';
import { isPassing } from './is-passing.ts';
import type { AnswerHeaders } from './security-headers.ts';
import { loggedPath } from './logged-path.ts';
import { CrumbError, ensureCrumb } from './crumb.ts';

const payloadTooLarge = 413;
const tooManyRequests = 429;
/** The database refuses a zero byte in a text or in JSON; only a visitor can have sent one. */
const unstorableText = new Set(['22021', '22P05']);

/**
 * Every error leaves as one of the catalogue, with its status; what is ours to mend is logged
 * without tokens. A form of a page gets a page.
 */
export function registerErrorHandler(server: FastifyInstance, ctx: AppContext): void {
  server.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const apiError = toApiError(error, request, reply);
    const status = statusOf(error, apiError);
    if (status >= 500) ctx.log.error({ err: error, path: loggedPath(request) }, 'request failed');
    if (isStillSending(request)) await drainBody(request.raw);
    reply.code(status).header('Cache-Control', 'no-store');
    // What was begun as a file is none.
    reply.removeHeader('Content-Type').removeHeader('Content-Disposition');
    const locale = localeOf(request);
    if (isForm(request)) return sendFormError(request, reply, { error: apiError, locale });
    return reply.send(errorBodyIn(apiError, locale));
  });
}

/** What is at no address counts against the ceiling of the visitor like everything else. */
export function registerNotFound(server: FastifyInstance): void {
  server.setNotFoundHandler({ preValidation: server.rateLimit() }, (_request, reply) =>
    reply.code(404).header('Cache-Control', 'no-store').send(new ApiError('not_found').toBody()),
  );
}

/**
 * Answers an address that cannot be read. The framework asks before any hook runs, so the headers
 * of all answers are set here.
 */
export function answerUnreadableAddress(headers: AnswerHeaders) {
  return (_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
    const refusal = new ApiError('invalid_request');
    void reply
      .code(refusal.status)
      .headers({ ...headers, 'Cache-Control': 'no-store' })
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(refusal.toBody()));
  };
}

/** Visitors read errors in the language of the page; programs, and the screens of staff, in English. */
function localeOf({ routeOptions, visitorLocale }: FastifyRequest): string {
  return (routeOptions.config.isForVisitors !== false && visitorLocale) || 'en';
}

/** A refusal by headers alone, or by size, comes before the body has arrived. */
function isStillSending({ raw, headers }: FastifyRequest): boolean {
  const hasBody =
    headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
  return hasBody && raw.complete === false;
}

function toApiError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof CrumbError) return crumbFailure(ensureCrumb(request, reply));
  if (error instanceof ZodError) return invalidFields(error);
  if (unstorableText.has(error.code)) return new ApiError('invalid_request');
  const taken = takenAtIndex(error);
  if (taken !== undefined) return new ApiError(taken);
  if (isPassing(error)) return new ApiError('unavailable');
  const status = error.statusCode ?? 500;
  if (status === payloadTooLarge) return new ApiError('too_large');
  if (status === tooManyRequests) return new ApiError('too_many_requests');
  return new ApiError(status < 500 ? 'invalid_request' : 'server_error');
}

/** A refusal of the framework keeps its own status: 415 for a body of an unknown kind. */
function statusOf(error: FastifyError, apiError: ApiError): number {
  const isRefusal = apiError.code === 'invalid_request' && error.statusCode !== undefined;
  return isRefusal ? (error.statusCode ?? apiError.status) : apiError.status;
}
