/** For forms that are answered by a page: writes are vouched for, and nothing of them is kept in caches. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireCrumb } from './crumb.ts';

/** Adds the guard to every route of `scope`. */
export function guardWrites(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('Cache-Control', 'no-store');
    if (request.method !== 'GET' && request.method !== 'HEAD') requireCrumb(request);
  });
}
