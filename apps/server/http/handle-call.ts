/** Registers a call of the contract: everything but the work itself comes from its entry. */
import { ApiError, requestLimits } from '@sitewright/contract';
import type { Call } from '@sitewright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { aboutEmail, attemptOf } from './attempt-of.ts';
import type { CallScope } from './call-scope.ts';
import type { AnswerHandler, Asked, AskedByForm, CallHandler, FormHandler } from './call-types.ts';
import { checkAnswer } from './check-answer.ts';
import { guardCall } from './guard-call.ts';
import { isForm } from './is-form.ts';
import { parseRequest } from './parse-request.ts';
import { smallAnswer } from './small-answer.ts';

/** Either half may be missing; the type of {@link handleCall} asks for what the call declares. */
type Halves<C extends Call> = Partial<FormHandler<C>> & { answer?: AnswerHandler<C> };

/**
 * Handles a call. Method, path, protection, who may, limit, what is asked and what is answered come
 * from its entry in the contract; an answer of another type does not compile, and in tests every
 * answer is parsed (`CHECK_ANSWERS`).
 *
 * The order is: ceiling of the address, protection, permission, validation, limit, handler.
 */
export function handleCall<C extends Call>(
  scope: CallScope,
  call: C,
  handler: CallHandler<C>,
): void {
  const halves: Halves<C> = typeof handler === 'function' ? { answer: handler } : handler;
  const route: RouteOptions = {
    ...smallAnswer,
    method: call.method,
    url: call.path,
    config: { needsSite: !isOfInstallation(call), isForVisitors: call.access === 'visitor' },
    preParsing: guardCall(call),
    handler: (request, reply) =>
      call.form && isForm(request)
        ? answerForm(scope, call, halves, { request, reply })
        : answerJson(scope, call, halves, { request, reply }),
  };
  if (call.protection === 'signature') registerText(scope.server, route);
  else scope.server.route(route);
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

async function answerJson<C extends Call>(
  scope: CallScope,
  call: C,
  { answer }: Halves<C>,
  { request, reply }: Exchange,
): Promise<unknown> {
  if (!answer) throw new ApiError('invalid_request');
  const who = await authorize(scope, call, { request, reply });
  const parts = {
    ...readAddress(call, request),
    ...(call.headers && { headers: parseRequest(call.headers, request.headers) }),
    ...(call.body && { body: parseRequest(call.body, request.body) }),
  };
  await limit(scope, call, { request, ...parts });
  // The parts are those that the schemas of this very call have parsed.
  const answered = await answer({ ...who, ...parts, request, reply } as Asked<C>);
  if (call.file) reply.type(call.file);
  if (scope.ctx.config.checksAnswers) checkAnswer(call, answered);
  return answered;
}

async function answerForm<C extends Call>(
  scope: CallScope,
  call: C,
  { form, formError, formAgain }: Halves<C>,
  { request, reply }: Exchange,
): Promise<FastifyReply> {
  if (!form) throw new ApiError('invalid_request');
  try {
    const who = await authorize(scope, call, { request, reply });
    const parts = {
      ...readAddress(call, request),
      ...(call.form && { form: parseRequest(call.form, request.body ?? {}) }),
    };
    await limit(scope, call, { request, ...parts });
    const path = await form({ ...who, ...parts, request, reply } as AskedByForm<C>);
    return reply.redirect(path, 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (formError) return reply.redirect(formError(error), 303);
    // A reply is no answer to wait for: it becomes nothing once it is sent.
    const isSent = await formAgain?.(error, { request, reply });
    if (isSent !== true) throw error;
    return reply;
  }
}

function readAddress(call: Call, request: FastifyRequest) {
  return {
    ...(call.params && { params: parseRequest(call.params, request.params) }),
    ...(call.query && { query: parseRequest(call.query, request.query) }),
  };
}

async function authorize(scope: CallScope, { access }: Call, exchange: Exchange) {
  const { request } = exchange;
  if (isOfInstallation({ access }) && typeof access === 'object' && 'permission' in access) {
    return { staff: await scope.requireStaff(request, undefined, access.permission) };
  }
  if (access === 'visitor') return { site: request.site };
  if ('scope' in access) {
    const { site } = request;
    return { site, key: await scope.requireKey(exchange, site, access.scope) };
  }
  const site = await siteOfStaff(scope, request);
  return { site, staff: await scope.requireStaff(request, site, access.permission) };
}

/** What belongs to no site works where there is none yet. */
function isOfInstallation({ access }: Pick<Call, 'access'>): boolean {
  return typeof access === 'object' && 'isOfInstallation' in access;
}

/**
 * The back office reaches all sites of an installation from one host: by their short name, in the
 * path, or where the path is specified without it, as `?site=`.
 */
async function siteOfStaff({ ctx }: CallScope, request: FastifyRequest) {
  const { identifier = namedIn(request.query) } = request.params as { identifier?: string };
  const site = identifier ? await ctx.sites.findByIdentifier(identifier) : request.site;
  if (!site) throw new ApiError('not_found');
  return site;
}

function namedIn(query: unknown): string | undefined {
  const isNamed = typeof query === 'object' && query !== null && 'site' in query;
  return isNamed && typeof query.site === 'string' ? query.site : undefined;
}

async function limit(
  { ctx }: CallScope,
  call: Call,
  { request, body }: { request: FastifyRequest; body?: unknown },
): Promise<void> {
  if (!call.limit) return;
  const attempt = attemptOf(request);
  const email = emailIn(body);
  await ctx.attempts.take(call.limit, email ? aboutEmail(attempt, request.site, email) : attempt);
}

function emailIn(body: unknown): string | undefined {
  const isNamed = typeof body === 'object' && body !== null && 'email' in body;
  return isNamed && typeof body.email === 'string' ? body.email : undefined;
}

/** A signature is over the bytes as they came: the body stays text. */
function registerText(server: FastifyInstance, route: RouteOptions): void {
  const bodyLimit = requestLimits.eventBytes;
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) => {
      done(null, body);
    });
    scope.route({ ...route, bodyLimit });
  });
}
