import type { FastifyRequest } from 'fastify';

/** True for a plain HTML form, sent without scripts. It is answered with a page or a redirect. */
export function isForm(request: FastifyRequest): boolean {
  const type = request.headers['content-type'] ?? '';
  return type.toLowerCase().startsWith('application/x-www-form-urlencoded');
}
