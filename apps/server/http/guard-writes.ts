/** For the calls of visitors: writes are vouched for, and nothing of them is kept in caches. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireCrumb } from './crumb.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** False for the few writes that are vouched for otherwise, such as signed events. */
    needsCrumb?: boolean;
  }
}

/** Adds the guard to every route of `scope`. */
export function guardWrites(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('Cache-Control', 'no-store');
    const isWrite = request.method !== 'GET' && request.method !== 'HEAD';
    if (isWrite && request.routeOptions.config.needsCrumb !== false) requireCrumb(request);
  });
}
