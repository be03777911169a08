/** A bare Fastify that answers one body with the given headers: the yardstick of the bench. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';

const require = createRequire(new URL('../../apps/server/main.ts', import.meta.url));
const { fastify } = require('fastify') as { fastify: () => FastifyInstance };

const body = readFileSync(process.env['BARE_BODY_FILE']!);
const headers = JSON.parse(process.env['BARE_HEADERS'] ?? '{}') as Record<string, string>;

const server = fastify();
server.get('/*', (_request, reply) => reply.headers(headers).send(body));
const url = await server.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
console.log(`bare is ready at ${url}`);
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
