/** Which of the headers of proxies count. */
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

/** `trustedProxies` as the framework wants it. */
export function trustProxyOf({ trustedProxies }: Config) {
  if (typeof trustedProxies !== 'number') return trustedProxies;
  return (_address: string, hop: number) => hop < trustedProxies;
}

/**
 * A number of hops says nothing about who connects, so the host is the one of the request then:
 * a proxy has to hand `Host` on. Proxies that are named may say it by `X-Forwarded-Host`.
 */
export function registerTrustedProxies(server: FastifyInstance, config: Config): void {
  if (Array.isArray(config.trustedProxies)) return;
  server.addHook('onRequest', (request, _reply, done) => {
    delete request.headers['x-forwarded-host'];
    done();
  });
}
