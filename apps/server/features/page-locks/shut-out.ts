/** Requests of browsers to which their locked site is closed, and that are answered all the same. */
import type { FastifyRequest } from 'fastify';

const shutOut = new WeakSet<FastifyRequest>();

/** Whoever asks has not opened the lock of what they ask for: see {@link isShutOut}. */
export function noteShutOut(request: FastifyRequest): void {
  shutOut.add(request);
}

/** True: what is sent tells nothing of the site around it, such as its menus. */
export function isShutOut(request: FastifyRequest): boolean {
  return shutOut.has(request);
}
