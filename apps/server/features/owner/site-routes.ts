/** The sites of whoever is signed in, and mails for the frames of the back office. */
import { ApiError } from '@sitewright/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { findMail } from '../mail/list-mails.ts';
import { requirePerson } from '../people/asked-person.ts';
import { officePaths } from '../people/office-paths.ts';
import { spokenLanguage } from '../sign-in-pages/sign-in-layout.ts';
import { hasSites, listSites } from './list-sites.ts';
import { registerOrderMailRoutes } from './order-mail-routes.ts';
import { ownerTexts as texts } from './owner-texts.ts';
import { onSite, signedIn, siteParams } from './page-gates.ts';
import { placeSchema } from './paging.ts';
import { registerPaperRoutes } from './paper-routes.ts';
import { sendMailBody, sendOwnerPage } from './send-owner-page.ts';
import { renderSites } from './sites-page.ts';

const mailParams = siteParams.extend({ id: z.string().max(40) });

export function registerSiteRoutes(server: FastifyInstance, ctx: AppContext): void {
  registerPaperRoutes(server, ctx);
  registerOrderMailRoutes(server, ctx);
  server.get(
    '/config',
    signedIn(ctx, async ({ request, reply, session }) => {
      if (session.isOwner && !(await hasSites(ctx.db))) {
        return reply.redirect(officePaths.newSite, 303);
      }
      const place = placeSchema.parse(request.query);
      const list = await listSites(ctx.db, { session, place });
      const port = /:\d+$/.exec(request.host)?.[0] ?? '';
      const { account } = await requirePerson(ctx, request);
      const language = account.language ?? spokenLanguage(request);
      const main = renderSites(list, { language, port, mayMake: session.isOwner });
      return sendOwnerPage(reply, { title: texts.sites[language], language, session, main });
    }),
  );
  server.get(
    '/config/sites/:identifier/mails/:id/body',
    onSite(ctx, 'view-mails', async ({ request, reply, site }) => {
      const { id } = mailParams.parse(request.params);
      const mail = await findMail(ctx, { siteId: site.siteId, id });
      if (!mail) throw new ApiError('not_found');
      return sendMailBody(reply, mail.html);
    }),
  );
}
