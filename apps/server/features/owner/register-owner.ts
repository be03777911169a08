/** `/config`: the owner's first back office. Rendered on the server, no scripts. */
import fs from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { registerConnections } from './connection-routes.ts';
import { registerEditOrderRoutes } from './edit-order-routes.ts';
import { registerDraftRoutes } from './draft-routes.ts';
import { registerOrderRoutes } from './order-routes.ts';
import { registerSuppressionRoutes } from './suppression-routes.ts';
import { registerSiteRoutes } from './site-routes.ts';
import { registerSupporters } from './supporter-routes.ts';

const styles = ['owner.css', 'owner-order.css', 'owner-draft.css', 'owner-connections.css']
  .map((name) => fs.readFileSync(new URL(name, import.meta.url), 'utf8'))
  .join('');

export function registerOwner(server: FastifyInstance, ctx: AppContext): void {
  void server.register(async (owner) => {
    owner.addHook('onRoute', (route) => {
      route.config = { ...route.config, needsSite: false };
    });
    registerSiteRoutes(owner, ctx);
    registerOrderRoutes(owner, ctx);
    registerDraftRoutes(owner, ctx);
    registerEditOrderRoutes(owner, ctx);
    registerConnections(owner, ctx);
    registerSupporters(owner, ctx);
    registerSuppressionRoutes(owner, ctx);
    owner.get('/config/owner.css', (_request, reply) =>
      reply.type('text/css; charset=utf-8').header('Cache-Control', 'max-age=300').send(styles),
    );
  });
}
