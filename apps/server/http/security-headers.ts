/** Headers of all answers; pages replace the policy by their own. */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { HelmetOptions } from 'helmet';
import type { Config } from '../config/config.ts';

export type AnswerHeaders = ReturnType<ServerResponse['getHeaders']>;

/**
 * `Referrer-Policy` must not be `no-referrer`: the browser would hide the `Origin` of forms,
 * which vouches for them (see crumb.ts).
 */
export function securityHeaders(config: Config): AnswerHeaders {
  return headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: config.isSecure ? { maxAge: 15_552_000, includeSubDomains: false } : false,
  });
}

/** Headers of every answer; a handler may set its own over them. */
export function registerSecurityHeaders(server: FastifyInstance, headers: AnswerHeaders): void {
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** What helmet sets; the same for every answer, so that it is asked once. */
function headersOf(options: HelmetOptions): AnswerHeaders {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(answer.req, answer, (error) => {
    if (error !== undefined) throw error;
  });
  return { ...answer.getHeaders() };
}
