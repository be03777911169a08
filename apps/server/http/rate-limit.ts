/** A ceiling per address, high for reading, lower for writing. Routes may set their own. */
import net from 'node:net';
import { addressLimits } from '@sitewright/contract';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const { readsPerMinute, writesPerMinute } = addressLimits;
const readMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

export async function registerRateLimit(server: FastifyInstance): Promise<void> {
  await server.register(rateLimit, {
    timeWindow: 60_000,
    max: (request) => (isRead(request) ? readsPerMinute : writesPerMinute),
    keyGenerator: (request) => `${isRead(request) ? 'r' : 'w'}:${addressKey(request.ip)}`,
    // Without TRUST_PROXY everybody behind a proxy on this machine has its address.
    allowList: (request) => isLoopback(request.ip),
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  });
}

/** An IPv6 network of one customer counts as one address. */
export function addressKey(address: string): string {
  if (!net.isIPv6(address) || address.startsWith('::ffff:')) return address;
  return address.split(':').slice(0, 4).join(':');
}

function isRead(request: FastifyRequest): boolean {
  return readMethods.has(request.method);
}

/** True for this machine itself. */
export function isLoopback(address: string): boolean {
  return address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';
}
