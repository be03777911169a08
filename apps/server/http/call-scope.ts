/** What a handler of a call is registered with. */
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context.ts';
import type { RequireKey } from './require-key.ts';
import type { RequireStaff } from './require-staff.ts';

export interface CallScope {
  server: FastifyInstance;
  ctx: AppContext;
  /** Lets staff through; the composition gives it, because this room knows no feature. */
  requireStaff: RequireStaff;
  /** Lets programs with keys through; given for the same reason. */
  requireKey: RequireKey;
}

/** A handler file exports one; a feature lists them. */
export type CallRegistration = (scope: CallScope) => void;

/** Registers the calls of all features. */
export function registerCalls(scope: CallScope, calls: readonly CallRegistration[]): void {
  for (const register of calls) register(scope);
}
