/** `/config/account`: mails lead to it; it leads to the account on a site where somebody works. */
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { listStaffSites } from '../back-office/list-staff-sites.ts';
import { officePaths } from '../people/office-paths.ts';
import { findSession } from '../staff/staff-session.ts';
import { sendSignIn } from './sign-in-page.ts';
import { spokenLanguage } from './sign-in-layout.ts';

export function registerAccountWay(server: FastifyInstance, ctx: AppContext): void {
  server.get(officePaths.account, async (request, reply) => {
    const session = await findSession(ctx, request);
    if (!session) {
      const language = spokenLanguage(request);
      return sendSignIn(reply, { status: 401, language, next: officePaths.account });
    }
    const [first] = await listStaffSites(ctx.db, session);
    return reply.redirect(first ? `/config/sites/${first.identifier}/account` : '/config', 303);
  });
}
