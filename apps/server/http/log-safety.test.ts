import { Writable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { newToken } from '../db/id.ts';
import { createTestApp } from '../testing/test-app.ts';
import { logSerializers } from './log-serializers.ts';

describe('the log', () => {
  it('holds no token of an address, whatever fails', async () => {
    const lines: string[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const log = pino({ level: 'trace', serializers: logSerializers }, sink);
    const app = await createTestApp({ log });
    try {
      await app.createSite({ identifier: 'main' });
      const server = await buildApp(app.ctx);
      // What the framework logs by itself has the whole request.
      server.addHook('onRequest', (request, _reply, done) => {
        request.log.warn({ req: request }, 'as the framework does');
        done();
      });
      await server.ready();
      await app.ctx.database.close();
      const token = newToken();
      const urls = [
        `/api/commerce/checkout?cartToken=${token}`,
        `/api/3/commerce/cart/${token}/payments?crumb=${token}`,
        `/checkout?cartToken=${token}`,
        `/checkout/payment/${token}`,
        `/checkout/order-confirmed?oid=${token}`,
        `/config/sign-in?token=${token}`,
        `/subscriptions/${token}/nothing`,
        `/some-page?token=${token}`,
      ];
      for (const url of urls) await server.inject({ url });
      expect(lines.join('')).toContain('as the framework does');
      expect(lines.filter((line) => line.includes(token))).toEqual([]);
      expect(lines.join('')).toContain('"path":"/api/commerce/checkout"');
      expect(lines.join('')).toContain('"path":"/subscriptions/:token/nothing"');
    } finally {
      // The database was closed on purpose, so closing it again fails.
      await app.close().catch(() => {});
    }
  });
});
