/** The pages before the back office: signing in, forgotten passwords, invitations, the first owner. */
import fs from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { registerAccountWay } from './account-way.ts';
import { registerInvitationPages } from './invitation-pages.ts';
import { registerLinkPages } from './link-pages.ts';
import { registerSetUpPage } from './set-up-page.ts';
import { registerSignInPage } from './sign-in-page.ts';

const styles = fs.readFileSync(new URL('sign-in.css', import.meta.url), 'utf8');

export function registerSignInPages(server: FastifyInstance, ctx: AppContext): void {
  void server.register(async (pages) => {
    pages.addHook('onRoute', (route) => {
      route.config = { ...route.config, needsSite: false };
    });
    registerSignInPage(pages, ctx);
    registerLinkPages(pages, ctx);
    registerInvitationPages(pages, ctx);
    registerSetUpPage(pages, ctx);
    registerAccountWay(pages, ctx);
    pages.get('/config/sign-in.css', (_request, reply) =>
      reply.type('text/css; charset=utf-8').header('Cache-Control', 'max-age=300').send(styles),
    );
  });
}
