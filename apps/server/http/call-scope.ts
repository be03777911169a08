/** What a handler of a call is registered with. */
import type { Access } from '@sitewright/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';

/** Name of a permission. */
type Permission = Exclude<Access, 'visitor'>['permission'];

/** Somebody of the staff who may do what a call does, and the site that it does it to. */
export interface Authorized {
  site: FastifyRequest['site'];
  session: { readonly accountId: string; readonly displayName: string };
}

/**
 * Lets staff through. The composition gives it, because this room knows no feature.
 * @throws ApiError 401 without a session, 403 without the permission
 */
export type Authorize = (request: FastifyRequest, permission: Permission) => Promise<Authorized>;

export interface CallScope {
  server: FastifyInstance;
  ctx: AppContext;
  authorize: Authorize;
}

/** A handler file exports one; a feature lists them. */
export type CallRegistration = (scope: CallScope) => void;

/** Registers the calls of all features. */
export function registerCalls(scope: CallScope, calls: readonly CallRegistration[]): void {
  for (const register of calls) register(scope);
}
