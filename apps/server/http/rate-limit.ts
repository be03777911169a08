/** A ceiling per address, high for reading, lower for writing. Routes may set their own. */
import { addressLimits } from '@sitewright/contract';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { addressKey, isLoopback } from './address-key.ts';

const { readsPerMinute, writesPerMinute, linksPerMinute } = addressLimits;
const windowMs = 60_000;
/** The config of a route that looks at what a link of a mail names: it keeps the database quiet. */
export const linkRateLimit = {
  rateLimit: { max: linksPerMinute, timeWindow: windowMs },
} as const;
const readMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The ceiling for an address in a minute, reads and writes apart: 429 with the specified text above
 * it. Counted in memory, each process by itself.
 */
export async function registerRateLimit(server: FastifyInstance, config: Config): Promise<void> {
  await server.register(rateLimit, {
    timeWindow: windowMs,
    max: (request) => (isRead(request) ? readsPerMinute : writesPerMinute),
    keyGenerator: (request) => `${isRead(request) ? 'r' : 'w'}:${addressKey(request.ip)}`,
    allowList: (request) => isUnlimited(config, request.ip),
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  });
}

function isRead(request: FastifyRequest): boolean {
  return readMethods.has(request.method);
}

/** True where nothing is counted: never, unless `RATE_LIMITS` says so. */
export function isUnlimited({ rateLimits }: Config, address: string): boolean {
  return rateLimits === 'off' || (rateLimits === 'remote' && isLoopback(address));
}
