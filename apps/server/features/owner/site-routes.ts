/** The pages about sites; all of them need a session and a role. */
import { ApiError } from '@sitewright/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { html, type Html } from '../../html.ts';
import { isAllowed } from '../../policies/is-allowed.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { listDeadEvents, retryDeadEvent } from '../../payments/dead-events.ts';
import { sendMailAgain } from '../mail/kept-mails.ts';
import type { Site } from '../sites/site.ts';
import type { StaffMember } from '../staff/staff-member.ts';
import { renderDeadEvents } from './dead-events-list.ts';
import { findMail, listMails } from './list-mails.ts';
import { findOrder, listOrders, listedKinds } from './list-orders.ts';
import { listSites } from './list-sites.ts';
import { renderMailPage, renderMails } from './mails-pages.ts';
import { registerOrderMailRoutes } from './order-mail-routes.ts';
import { orderParams } from './order-routes.ts';
import { renderOrders } from './orders-pages.ts';
import { sections, siteHref, type Section } from './owner-layout.ts';
import { onSite, sendNotFound, signedIn, siteParams } from './page-gates.ts';
import { registerPaperRoutes } from './paper-routes.ts';
import { placeSchema } from './paging.ts';
import { requireSessionCrumb } from '../staff/session-crumb.ts';
import { loadPaymentNotices, registerPaymentNotices } from './payment-notice-routes.ts';
import { sendMailBody, sendOwnerPage } from './send-owner-page.ts';
import { viewOrder } from './view-order.ts';
import { renderSites } from './sites-page.ts';

const kindQuery = z.object({ kind: z.enum(listedKinds).catch('all') });
const deadEventBody = z.object({ provider: z.string().max(100), eventId: z.string().max(500) });
const mailParams = siteParams.extend({ id: z.string().max(40) });

/** What a page of the back office shows. */
interface View {
  title: string;
  main: Html;
}

export function registerSiteRoutes(server: FastifyInstance, ctx: AppContext): void {
  registerPaymentNotices(server, ctx);
  registerPaperRoutes(server, ctx);
  registerOrderMailRoutes(server, ctx);
  server.get(
    '/config',
    signedIn(ctx, async ({ request, reply, session }) => {
      const place = placeSchema.parse(request.query);
      const list = await listSites(ctx.db, { session, place });
      const main = renderSites(list, /:\d+$/.exec(request.host)?.[0] ?? '');
      return sendOwnerPage(reply, { title: 'Sites', session, main });
    }),
  );

  // The screens of the back office have these addresses; these pages work without scripts.
  sitePage('plain/orders', 'orders', async ({ request, site, member }) => {
    const place = placeSchema.parse(request.query);
    const { kind } = kindQuery.parse(request.query);
    const [list, dead] = await Promise.all([
      listOrders(ctx.db, { siteId: site.siteId, place, kind }),
      listDeadEvents(ctx.db, site.siteId),
    ]);
    const crumb = isAllowed(member, 'edit-orders') ? member.crumb : undefined;
    const notices = html`${await loadPaymentNotices(ctx, site, crumb)}
    ${renderDeadEvents(site, dead, crumb)}`;
    return { title: 'Orders', main: renderOrders(site, list, { notices, shown: kind }) };
  });

  server.post(
    '/config/sites/:identifier/orders/events/retry',
    onSite(ctx, 'edit-orders', async ({ request, reply, site, member }) => {
      requireSessionCrumb(request, member);
      const { provider, eventId } = parseRequest(deadEventBody, request.body);
      await retryDeadEvent(ctx, site, { providerName: provider, eventId });
      return reply.redirect(siteHref(site.identifier, 'orders'), 303);
    }),
  );

  sitePage('plain/orders/:number', 'orders', async ({ request, site, member }) => {
    const params = orderParams.safeParse(request.params);
    const order = params.success && (await findOrder(ctx.db, site.siteId, params.data.number));
    if (!order) return undefined;
    return viewOrder(ctx, { site, member, order, query: request.query });
  });

  sitePage('mails', 'mails', async ({ request, site }) => {
    const place = placeSchema.parse(request.query);
    const list = await listMails(ctx.db, { siteId: site.siteId, place });
    return { title: 'Outbox', main: renderMails(site, list, ctx.mailer !== undefined) };
  });

  sitePage('mails/:id', 'mails', async ({ request, site, member }) => {
    const { id } = mailParams.parse(request.params);
    const mail = await findMail(ctx, site.siteId, id);
    const crumb = isAllowed(member, 'send-mails') ? member.crumb : undefined;
    const actions = { crumb, canSend: ctx.mailer !== undefined };
    return mail && { title: mail.subject, main: renderMailPage(site, mail, actions) };
  });

  server.post(
    '/config/sites/:identifier/mails/:id/send',
    onSite(ctx, 'send-mails', async ({ request, reply, site, member }) => {
      requireSessionCrumb(request, member);
      const { id } = mailParams.parse(request.params);
      const mail = { siteId: site.siteId, mailId: id, now: ctx.now() };
      if (ctx.mailer) await ctx.transact((trx) => sendMailAgain(trx, mail));
      return reply.redirect(`${siteHref(site.identifier, 'mails')}/${encodeURIComponent(id)}`, 303);
    }),
  );

  server.get(
    '/config/sites/:identifier/mails/:id/body',
    onSite(ctx, 'view-mails', async ({ request, reply, site }) => {
      const { id } = mailParams.parse(request.params);
      const mail = await findMail(ctx, site.siteId, id);
      if (!mail) throw new ApiError('not_found');
      return sendMailBody(reply, mail.html);
    }),
  );

  /** Registers a page of a site; a view that is not there is a page that says so. */
  function sitePage(
    path: string,
    section: Section,
    view: (asked: {
      request: FastifyRequest;
      site: Site;
      member: StaffMember;
    }) => Promise<View | undefined>,
  ): void {
    server.get(
      `/config/sites/:identifier/${path}`,
      onSite(ctx, sections[section].permission, async ({ request, reply, site, member }) => {
        const shown = await view({ request, site, member });
        if (!shown) return sendNotFound(reply, member);
        const { identifier, title } = site;
        return sendOwnerPage(reply, {
          title: shown.title,
          session: member,
          site: { identifier, title, section, standing: member },
          main: shown.main,
        });
      }),
    );
  }
}
