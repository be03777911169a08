import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { guardWrites } from '../../http/guard-writes.ts';
import type { SystemPageSender } from '../pages/system-page-sender.ts';
import { handleAddressesPage } from './addresses-page.ts';
import { handleDetailsPage } from './details-page.ts';
import { handleLinkPage } from './link-page.ts';
import { handleMailLinkPages } from './mail-link-pages.ts';
import { handleOverviewPage } from './overview-page.ts';
import { handleSignInPage } from './sign-in-page.ts';

/** The pages under `/account`; they need no scripts. D-44 */
export function registerAccountPages(
  server: FastifyInstance,
  ctx: AppContext,
  sender: SystemPageSender,
): void {
  server.register(async (guarded) => {
    guardWrites(guarded);
    const scopes = { server, guarded };
    handleSignInPage(scopes, ctx, sender);
    handleMailLinkPages(scopes, ctx, sender);
    handleLinkPage(scopes, ctx, sender);
    handleAddressesPage(scopes, ctx, sender);
    handleDetailsPage(scopes, ctx, sender);
    handleOverviewPage(server, ctx, sender);
  });
}
