/** So that one address cannot hold all connections, however slowly it sends. */
import type { Socket } from 'node:net';
import { connectionLimits } from '@sitewright/contract';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { addressKey } from './address-key.ts';

/**
 * Closes the connections of an address above its share. Behind a proxy all of them are the
 * proxy's, whose own ceiling counts then.
 */
export function limitConnections({ server }: FastifyInstance, config: Config): void {
  if (config.rateLimits === 'off' || config.trustedProxies !== false) return;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const key = addressKey(socket.remoteAddress ?? '');
    const count = (open.get(key) ?? 0) + 1;
    if (count > connectionLimits.perAddress) {
      socket.destroy();
      return;
    }
    open.set(key, count);
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
  });
}
