/** The pages about sites; all of them need a session. */
import { ApiError } from '@sitewright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { html, type Html } from '../../html.ts';
import type { Site } from '../sites/site.ts';
import { findMail, listMails } from './list-mails.ts';
import { findOrder, listOrders } from './list-orders.ts';
import { listProducts } from './list-products.ts';
import { renderMailPage, renderMails } from './mails-pages.ts';
import { renderOrder, renderOrders } from './orders-pages.ts';
import { emptyState, type Section } from './owner-layout.ts';
import { pageSchema } from './paging.ts';
import { renderProducts } from './products-page.ts';
import { sendMailBody, sendOwnerPage } from './send-owner-page.ts';
import { listSites, renderSites } from './sites-page.ts';
import { renderSignIn } from './sign-in-page.ts';
import { findSession, type StaffSession } from './staff-session.ts';

const listQuery = z.object({
  page: pageSchema,
  query: z.string().trim().max(100).catch(''),
});
const siteParams = z.object({ identifier: z.string().max(100) });
const orderParams = siteParams.extend({ number: z.coerce.number().int().min(1).max(1e12) });
const mailParams = siteParams.extend({ id: z.string().max(40) });

/** What a page of the back office shows. */
interface View {
  title: string;
  main: Html;
}

export function registerSiteRoutes(server: FastifyInstance, ctx: AppContext): void {
  server.get(
    '/config',
    signedIn(ctx, async ({ request, reply, session }) => {
      const { page } = listQuery.parse(request.query);
      const list = await listSites(ctx.db, page);
      const main = renderSites(list, /:\d+$/.exec(request.host)?.[0] ?? '');
      return sendOwnerPage(reply, { title: 'Sites', session, main });
    }),
  );

  sitePage('products', 'products', async ({ request, site }) => {
    const { page, query } = listQuery.parse(request.query);
    const list = await listProducts(ctx.db, { siteId: site.siteId, query, page });
    return { title: 'Products', main: renderProducts(site, list, query) };
  });

  sitePage('orders', 'orders', async ({ request, site }) => {
    const { page } = listQuery.parse(request.query);
    const list = await listOrders(ctx.db, { siteId: site.siteId, page });
    return { title: 'Orders', main: renderOrders(site, list) };
  });

  sitePage('orders/:number', 'orders', async ({ request, site }) => {
    const params = orderParams.safeParse(request.params);
    const order = params.success && (await findOrder(ctx.db, site.siteId, params.data.number));
    return order ? { title: `Order #${order.number}`, main: renderOrder(site, order) } : undefined;
  });

  sitePage('mails', 'mails', async ({ request, site }) => {
    const { page } = listQuery.parse(request.query);
    const list = await listMails(ctx.db, { siteId: site.siteId, page });
    return { title: 'Outbox', main: renderMails(site, list, ctx.mailer !== undefined) };
  });

  sitePage('mails/:id', 'mails', async ({ request, site }) => {
    const { id } = mailParams.parse(request.params);
    const mail = await findMail(ctx.db, site.siteId, id);
    return mail && { title: mail.subject, main: renderMailPage(site, mail) };
  });

  server.get(
    '/config/sites/:identifier/mails/:id/body',
    signedIn(ctx, async ({ request, reply }) => {
      const { identifier, id } = mailParams.parse(request.params);
      const site = await ctx.sites.findByIdentifier(identifier);
      const mail = site && (await findMail(ctx.db, site.siteId, id));
      if (!mail) throw new ApiError('not_found');
      return sendMailBody(reply, mail.html);
    }),
  );

  /** Registers a page of a site; a view that is not there is a page that says so. */
  function sitePage(
    path: string,
    section: Section,
    view: (asked: { request: FastifyRequest; site: Site }) => Promise<View | undefined>,
  ): void {
    server.get(
      `/config/sites/:identifier/${path}`,
      signedIn(ctx, async ({ request, reply, session }) => {
        const { identifier } = siteParams.parse(request.params);
        const site = await ctx.sites.findByIdentifier(identifier);
        const shown = site && (await view({ request, site }));
        if (!shown) return sendNotFound(reply, session);
        return sendOwnerPage(reply, {
          title: shown.title,
          session,
          site: { identifier, title: site.title, section },
          main: shown.main,
        });
      }),
    );
  }
}

interface SignedIn {
  request: FastifyRequest;
  reply: FastifyReply;
  session: StaffSession;
}

/** Lets only people with a session through; the others learn how to get one. */
function signedIn(ctx: AppContext, handle: (asked: SignedIn) => Promise<FastifyReply>) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const session = await findSession(ctx, request);
    if (session) return handle({ request, reply, session });
    return sendOwnerPage(reply.code(401), { title: 'Sign in', main: renderSignIn(undefined) });
  };
}

function sendNotFound(reply: FastifyReply, session: StaffSession): FastifyReply {
  const main = html`<h1>Not found</h1>
    ${emptyState('Nothing here', 'There is nothing at this address.')}
    <p><a href="/config">All sites</a></p>`;
  return sendOwnerPage(reply.code(404), { title: 'Not found', session, main });
}
