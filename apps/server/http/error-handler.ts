/** Errors → flat JSON `{message, error, code}`; what went wrong inside stays in the log. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ZodError } from 'zod';
import type { AppContext } from '../context.ts';
import { CrumbError, ensureCrumb } from './crumb.ts';
import { requestErrors, type RequestErrorName } from './request-errors.ts';

interface ErrorAnswer {
  status: number;
  body: { message: string; error: string; code: string } & Record<string, unknown>;
}

/** Refusals of the framework, by its code. */
const frameworkErrors: Record<string, RequestErrorName> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_BODY',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED_BODY',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED_BODY',
};

export function registerErrorHandler(server: FastifyInstance, ctx: AppContext): void {
  server.setErrorHandler<FastifyError>((error, request, reply) => {
    const answer = toAnswer(error, request, reply);
    if (answer.status >= 500) ctx.log.error({ err: error, url: request.url }, 'request failed');
    return reply.code(answer.status).header('Cache-Control', 'no-store').send(answer.body);
  });
  server.setNotFoundHandler((_request, reply) => {
    const answer = catalogueAnswer('NOT_FOUND');
    return reply.code(answer.status).send(answer.body);
  });
}

function toAnswer(error: FastifyError, request: FastifyRequest, reply: FastifyReply): ErrorAnswer {
  if (error instanceof CrumbError) {
    const crumb = ensureCrumb(request, reply);
    return withExtras(catalogueAnswer('CRUMB'), { crumbFail: true, crumb });
  }
  if (error instanceof ZodError) return withExtras(catalogueAnswer('INVALID'), fieldErrors(error));
  if (isApiError(error)) return apiAnswer(error);
  const named = frameworkErrors[error.code];
  if (named) return catalogueAnswer(named);
  if (error.statusCode === 429) return catalogueAnswer('TOO_MANY_REQUESTS');
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return withExtras(catalogueAnswer('BAD_REQUEST'), {}, error.statusCode);
  }
  return catalogueAnswer('INTERNAL');
}

function catalogueAnswer(name: RequestErrorName): ErrorAnswer {
  const { status, message } = requestErrors[name];
  return { status, body: { message, error: message, code: name } };
}

function withExtras(
  answer: ErrorAnswer,
  extras: Record<string, unknown>,
  status = answer.status,
): ErrorAnswer {
  return { status, body: { ...answer.body, ...extras } };
}

/** First problem of each field, by its path. */
function fieldErrors(error: ZodError): { errors: Record<string, string> } {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) errors[issue.path.join('.') || 'body'] ??= issue.message;
  return { errors };
}

/** An error of the contract's catalogue: `status`, `code`, a message that visitors may read. */
interface ApiErrorShape extends Error {
  status: number;
  code: string;
  details?: Record<string, unknown>;
}

function isApiError(error: Error): error is ApiErrorShape {
  return error.name === 'ApiError' && 'status' in error && typeof error.status === 'number';
}

function apiAnswer({ status, message, code, details }: ApiErrorShape): ErrorAnswer {
  return { status, body: { message, error: message, code, ...details } };
}
