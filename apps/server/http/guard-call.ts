/** Who vouches for a request, before its body is read. */
import { ApiError, type Call, type Protection } from '@sitewright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireCrumb, requireOrigin } from './crumb.ts';
import { isForm } from './is-form.ts';

type Guard = (request: FastifyRequest) => void;

const guards: Record<Protection, Guard> = {
  none: () => {},
  signature: () => {},
  key: () => {},
  crumb: requireCrumb,
  origin: requireOrigin,
};

/** Forms of our own pages come to calls with a crumb or an origin; programs send JSON. */
function takesNoForm(protection: Protection): boolean {
  return protection === 'crumb' || protection === 'key';
}

/**
 * A hook before the body of a call is parsed, after the address was counted: a `preParsing` hook.
 * Nothing of the call's answers is kept in caches.
 */
export function guardCall({ protection, form, answer, file }: Call) {
  const guard = guards[protection];
  return (
    request: FastifyRequest,
    reply: FastifyReply,
    _payload: unknown,
    done: (error?: Error | null) => void,
  ): void => {
    reply.header('Cache-Control', 'no-store');
    try {
      guard(request);
      if (isForm(request) ? takesNoForm(protection) && !form : !answer && !file) {
        throw new ApiError('invalid_request');
      }
      done();
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  };
}
