/** Headers of answers that are not pages; pages set their own policy. */
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

/**
 * `Referrer-Policy` must not be `no-referrer`: the browser would hide the `Origin` of forms,
 * which vouches for them (see crumb.ts).
 */
export async function registerSecurityHeaders(
  server: FastifyInstance,
  config: Config,
): Promise<void> {
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: config.isSecure ? { maxAge: 15_552_000, includeSubDomains: false } : false,
  });
}
