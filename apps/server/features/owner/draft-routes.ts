/** The pages and forms of drafts. */
import { ApiError, draftOrderContentSchema, draftOrderDays } from '@sitewright/contract';
import type { Permission } from '@sitewright/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { isAllowed } from '../../policies/is-allowed.ts';
import { cancelDraft } from '../draft-orders/cancel-draft.ts';
import { findDraft, listDrafts } from '../draft-orders/find-draft.ts';
import { findSellableVariants, nameVariants } from '../draft-orders/find-sellable-variants.ts';
import { makePayLink, sendPayLink } from '../draft-orders/pay-links.ts';
import { loadDraft } from '../draft-orders/present-draft.ts';
import { changeDraft, makeDraft } from '../draft-orders/save-draft.ts';
import { settleDraft } from '../draft-orders/settle-draft.ts';
import { loadShippingOptions } from '../shipping/load-shipping-options.ts';
import type { Site } from '../sites/site.ts';
import { visitedOrigin } from '../sites/visited-origin.ts';
import type { StaffMember } from '../staff/staff-member.ts';
import { draftHref, renderDraft, renderDrafts } from './drafts-pages.ts';
import { readRefusal } from './order-routes.ts';
import { onSite, sendNotFound, siteParams } from './page-gates.ts';
import { readDraftForm } from './read-draft-form.ts';
import { sendOwnerPage } from './send-owner-page.ts';
import { requireSessionCrumb } from '../staff/session-crumb.ts';

const listQuery = z.object({ after: z.string().max(64).optional().catch(undefined) });
const draftParams = siteParams.extend({ id: z.string().min(1).max(64) });
const searchQuery = z.object({ query: z.string().trim().max(100).catch('') });
const mailBody = z.object({ message: z.string().trim().max(2000).default('') });
const settleBody = z.object({
  settlement: z.enum(['paid', 'invoice']),
  expectedTotalCents: z.coerce.number().int().min(0),
});

/** One draft, and who looks at it. */
interface Viewed {
  site: Site;
  member: StaffMember;
  id: string;
  query?: unknown;
  link?: string;
}

interface Posted {
  site: Site;
  id: string;
  body: unknown;
}

export function registerDraftRoutes(server: FastifyInstance, ctx: AppContext): void {
  server.get(
    '/config/sites/:identifier/drafts',
    onSite(ctx, 'view-orders', async ({ request, reply, site, member }) => {
      const { after } = listQuery.parse(request.query);
      const list = await listDrafts(ctx.db, { siteId: site.siteId, after, now: ctx.now() });
      const main = renderDrafts(site, list, crumbOf(member));
      return sendOwnerPage(reply, {
        title: 'Drafts',
        main,
        session: member,
        site: frame(site, member),
      });
    }),
  );

  server.post(
    '/config/sites/:identifier/drafts',
    onSite(ctx, 'edit-orders', async ({ request, reply, site, member }) => {
      requireSessionCrumb(request, member);
      const id = await makeDraft(
        { ctx, site },
        {
          content: draftOrderContentSchema.parse({}),
          days: draftOrderDays.usual,
          actorName: member.displayName,
        },
      );
      return reply.redirect(draftHref(site, id), 303);
    }),
  );

  server.get(
    '/config/sites/:identifier/drafts/:id',
    onSite(ctx, 'view-orders', async ({ request, reply, site, member }) => {
      const { id } = parseRequest(draftParams, request.params);
      return view(reply, { site, member, id, query: request.query });
    }),
  );

  post('save', async ({ site, id, body }) => {
    const draft = await findDraft(ctx.db, { siteId: site.siteId, id, now: ctx.now() });
    if (!draft) throw new ApiError('not_found');
    const known = draft.content;
    await changeDraft({ ctx, site }, id, readDraftForm(body, { known, currency: site.currency }));
  });
  post('mail', async ({ site, id, body }) => {
    await sendPayLink({ ctx, site }, id, parseRequest(mailBody, body).message);
  });
  post('settle', async ({ site, id, body }) => {
    await settleDraft({ ctx, site }, id, parseRequest(settleBody, body));
  });
  post('cancel', ({ site, id }) => cancelDraft({ ctx, site }, id));

  server.post(
    '/config/sites/:identifier/drafts/:id/link',
    onSite(ctx, 'edit-orders', async ({ request, reply, site, member }) => {
      requireSessionCrumb(request, member);
      const { id } = parseRequest(draftParams, request.params);
      try {
        const link = visitedOrigin(ctx, site, request) + (await makePayLink({ ctx, site }, id));
        return await view(reply, { site, member, id, link });
      } catch (error) {
        return refuse(reply, draftHref(site, id), error);
      }
    }),
  );

  /** Back to the draft; what was refused is told there. */
  function post(
    action: string,
    act: (posted: Posted) => Promise<void>,
    permission: Permission = 'edit-orders',
  ): void {
    server.post(
      `/config/sites/:identifier/drafts/:id/${action}`,
      onSite(ctx, permission, async ({ request, reply, site, member }) => {
        requireSessionCrumb(request, member);
        const { id } = parseRequest(draftParams, request.params);
        const page = draftHref(site, id);
        try {
          await act({ site, id, body: request.body });
        } catch (error) {
          return refuse(reply, page, error);
        }
        return reply.redirect(page, 303);
      }),
    );
  }

  async function view(
    reply: FastifyReply,
    { site, member, id, query, link }: Viewed,
  ): Promise<FastifyReply> {
    const { siteId } = site;
    const draft = await findDraft(ctx.db, { siteId, id, now: ctx.now() });
    if (!draft) return sendNotFound(reply, member);
    const { query: text } = searchQuery.parse(query ?? {});
    const { lines } = draft.content;
    const variantIds = lines.flatMap((line) => (line.kind === 'variant' ? [line.variantId] : []));
    const main = renderDraft({
      site,
      draft,
      cart: (await loadDraft({ ctx, site }, id)).cart,
      options: await loadShippingOptions(ctx, site),
      names: await nameVariants(ctx.db, { siteId, variantIds }),
      search: { text, found: text ? await findSellableVariants(ctx.db, { siteId, text }) : [] },
      crumb: crumbOf(member),
      refusal: readRefusal(query ?? {}),
      ...(link !== undefined && { link }),
    });
    return sendOwnerPage(reply, {
      title: 'Draft',
      main,
      session: member,
      site: frame(site, member),
    });
  }
}

function refuse(reply: FastifyReply, page: string, error: unknown): FastifyReply {
  if (!(error instanceof ApiError) || error.status === 404) throw error;
  return reply.redirect(`${page}?error=${error.code}`, 303);
}

function crumbOf(member: StaffMember): string | undefined {
  return isAllowed(member, 'edit-orders') ? member.crumb : undefined;
}

function frame({ identifier, title }: Site, standing: StaffMember) {
  return { identifier, title, section: 'orders' as const, standing };
}
