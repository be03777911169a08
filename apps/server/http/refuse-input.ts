/** The one place that refuses what no part of the server can do anything with. */
import { ApiError, isStorable, requestLimits } from '@sitewright/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Zero bytes, half characters, and what is too long or nested too deep: a path is not found, the
 * rest is an invalid request.
 */
export function registerInputRefusals(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => done(findAddressProblem(request)));
  server.addHook('preValidation', (request, _reply, done) => {
    done(isStorable(request.body) ? undefined : new ApiError('invalid_request'));
  });
}

function findAddressProblem({ url }: FastifyRequest): ApiError | undefined {
  if (url.length > requestLimits.urlLength) return new ApiError('invalid_request');
  const zero = url.indexOf('%00');
  if (zero < 0) return undefined;
  const query = url.indexOf('?');
  return new ApiError(query < 0 || zero < query ? 'not_found' : 'invalid_request');
}
