/** The page on which an order is edited, and what staff do about a rest. */
import { ApiError, restActions } from '@sitewright/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { isAllowed } from '../../policies/is-allowed.ts';
import { findSellableVariants, nameVariants } from '../draft-orders/find-sellable-variants.ts';
import { actOnRest, makeRestLink } from '../order-edits/act-on-rest.ts';
import { loadEditedOrder, type EditedOrder } from '../order-edits/edited-order.ts';
import { makeEdit } from '../order-edits/make-edit.ts';
import { previewEdit } from '../order-edits/preview-edit.ts';
import { requireEditable } from '../order-edits/require-editable.ts';
import { sendOwedRefund } from '../order-edits/send-owed-refund.ts';
import type { Site } from '../sites/site.ts';
import { visitedOrigin } from '../sites/visited-origin.ts';
import type { StaffMember } from '../staff/staff-member.ts';
import { renderEditOrder, type ShownEdit } from './edit-order-page.ts';
import { orderParams } from './order-routes.ts';
import { renderRestLink } from './order-rest.ts';
import { onSite } from './page-gates.ts';
import { siteHref } from './owner-layout.ts';
import { readEditForm, type TypedEdit } from './read-edit-form.ts';
import { sendOwnerPage } from './send-owner-page.ts';
import { requireSessionCrumb } from '../staff/session-crumb.ts';

const path = '/config/sites/:identifier/orders/:number';
const restBody = z.object({ action: z.enum(restActions) });
const sendBody = z.object({ refundId: z.string().min(1).max(64) });

interface Looked {
  site: Site;
  member: StaffMember;
  order: EditedOrder;
  typed?: TypedEdit;
}

export function registerEditOrderRoutes(server: FastifyInstance, ctx: AppContext): void {
  server.get(
    `${path}/edit`,
    onSite(ctx, 'edit-orders', async ({ request, reply, site, member }) => {
      const order = await load(site, request.params);
      return sendOwnerPage(reply, frame(site, member, await show({ site, member, order })));
    }),
  );

  server.post(
    `${path}/edit`,
    onSite(ctx, 'edit-orders', async ({ request, reply, site, member }) => {
      requireSessionCrumb(request, member);
      const order = await load(site, request.params);
      const page = `${siteHref(site.identifier, 'orders')}/${order.orderNumber}`;
      let typed: TypedEdit | undefined;
      try {
        typed = readEditForm(request.body, order);
        if (typed.action === 'confirm') {
          const { displayName: actorName } = member;
          const mayRefund = isAllowed(member, 'refund-orders');
          await makeEdit({ ctx, site }, order.orderNumber, { ...typed, actorName, mayRefund });
          return await reply.redirect(page, 303);
        }
        const main = await show({ site, member, order, typed });
        return await sendOwnerPage(reply, frame(site, member, main));
      } catch (error) {
        if (!(error instanceof ApiError) || error.status === 404) throw error;
        const again = {
          site,
          member,
          order: await load(site, request.params),
          ...(typed && { typed }),
        };
        const main = await show(again, error);
        return sendOwnerPage(reply.code(error.status), frame(site, member, main));
      }
    }),
  );

  server.post(
    `${path}/rest`,
    onSite(ctx, 'edit-orders', async ({ request, reply, site, member }) => {
      requireSessionCrumb(request, member);
      const { number } = parseRequest(orderParams, request.params);
      const { displayName: actorName } = member;
      const page = `${siteHref(site.identifier, 'orders')}/${number}`;
      try {
        const { action } = parseRequest(restBody, request.body);
        await actOnRest({ ctx, site }, number, { action, actorName });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return reply.redirect(`${page}?error=${error.code}`, 303);
      }
      return reply.redirect(page, 303);
    }),
  );

  server.post(
    `${path}/rest-link`,
    onSite(ctx, 'edit-orders', async ({ request, reply, site, member }) => {
      requireSessionCrumb(request, member);
      const { number } = parseRequest(orderParams, request.params);
      const link = visitedOrigin(ctx, site, request) + (await makeRestLink({ ctx, site }, number));
      return sendOwnerPage(reply, frame(site, member, renderRestLink(site, number, link)));
    }),
  );

  server.post(
    `${path}/send-refund`,
    onSite(ctx, 'refund-orders', async ({ request, reply, site, member }) => {
      requireSessionCrumb(request, member);
      const { number } = parseRequest(orderParams, request.params);
      const { refundId } = parseRequest(sendBody, request.body);
      const { displayName: actorName } = member;
      await sendOwedRefund({ ctx, site }, number, { refundId, actorName });
      return reply.redirect(`${siteHref(site.identifier, 'orders')}/${number}`, 303);
    }),
  );

  async function load(site: Site, params: unknown): Promise<EditedOrder> {
    const { number: orderNumber } = parseRequest(orderParams, params);
    const order = await loadEditedOrder(ctx.db, { siteId: site.siteId, orderNumber });
    if (!order) throw new ApiError('order_not_found');
    return order;
  }

  async function show({ site, member, order, typed }: Looked, refused?: ApiError) {
    const { siteId } = site;
    const lines = typed?.content.lines ?? [];
    const variantIds = lines.flatMap((line) => (line.kind === 'variant' ? [line.variantId] : []));
    const text = typed?.action === 'find' ? typed.query : '';
    const looked = await look({ site, member, order, ...(typed && { typed }) });
    return renderEditOrder({
      site,
      order,
      crumb: member.crumb,
      typed,
      preview: looked.preview,
      names: await nameVariants(ctx.db, { siteId, variantIds }),
      found: text ? await findSellableVariants(ctx.db, { siteId, text }) : undefined,
      refusal: refused?.message ?? looked.refusal,
      canRefund: isAllowed(member, 'refund-orders'),
    });
  }

  /** What it comes to, whatever is typed next; what cannot be is told. */
  async function look({
    site,
    order,
    typed,
  }: Looked): Promise<Pick<ShownEdit, 'preview' | 'refusal'>> {
    try {
      requireEditable(site, order);
      const isAsked = typed && typed.action !== 'find';
      const preview = isAsked
        ? await previewEdit({ ctx, site }, order.orderNumber, typed.content)
        : undefined;
      return { preview, refusal: '' };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { preview: undefined, refusal: error.message };
    }
  }
}

function frame(site: Site, standing: StaffMember, main: ReturnType<typeof renderEditOrder>) {
  const { identifier, title } = site;
  return {
    title: 'Edit order',
    main,
    session: standing,
    site: { identifier, title, section: 'orders' as const, standing },
  };
}
