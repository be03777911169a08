/** `/config`: the list of sites, and what screens show in frames. Works without scripts. */
import fs from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { registerSiteRoutes } from './site-routes.ts';

const styles = fs.readFileSync(new URL('owner.css', import.meta.url), 'utf8');

export function registerOwner(server: FastifyInstance, ctx: AppContext): void {
  void server.register(async (owner) => {
    owner.addHook('onRoute', (route) => {
      route.config = { ...route.config, needsSite: false };
    });
    registerSiteRoutes(owner, ctx);
    owner.get('/config/owner.css', (_request, reply) =>
      reply.type('text/css; charset=utf-8').header('Cache-Control', 'max-age=300').send(styles),
    );
  });
}
