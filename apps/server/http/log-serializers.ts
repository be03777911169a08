/** How requests stand in log lines that the framework writes by itself. */
import type { FastifyRequest } from 'fastify';
import { loggedPath } from './logged-path.ts';

export const logSerializers = {
  req: (request: FastifyRequest) => ({ method: request.method, path: loggedPath(request) }),
};
