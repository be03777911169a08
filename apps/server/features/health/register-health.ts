/** `GET /healthz`: 200 once the server answers and its database does. */
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';

export function registerHealth(server: FastifyInstance, ctx: AppContext): void {
  server.get(
    '/healthz',
    { config: { needsSite: false }, logLevel: 'silent' },
    async (_request, reply) => {
      reply.header('Cache-Control', 'no-store');
      try {
        await ctx.db.selectFrom('installation_settings').select('name').limit(1).execute();
        return { status: 'ok' };
      } catch (error) {
        ctx.log.error({ err: error }, 'health check failed');
        return reply.code(503).send({ status: 'unavailable' });
      }
    },
  );
}
