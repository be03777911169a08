/** What the forms on the page of an order post. */
import { ApiError, errorCatalogue, type ErrorCode, type Permission } from '@sitewright/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { handSettlements } from '../../payments/settle-by-hand.ts';
import { fulfillmentEvents } from '../fulfillments/fulfillment-states.ts';
import { fulfillOrder, moveFulfillment } from '../fulfillments/fulfill-order.ts';
import { addOrderNote } from '../orders/add-order-note.ts';
import { loadOrderMoney } from '../orders/load-order-money.ts';
import { cancelOrder } from '../orders/refunds/cancel-order.ts';
import { refundOrder } from '../orders/refunds/refund-order.ts';
import { issueMissingPapers } from '../papers/issue-papers.ts';
import { resolveOrder } from '../orders/resolve-order.ts';
import { settleOrderByHand } from '../orders/settle-order-by-hand.ts';
import type { Site } from '../sites/site.ts';
import { moveReturn } from '../returns/move-return.ts';
import { openReturn } from '../returns/open-return.ts';
import type { StaffMember } from '../staff/staff-member.ts';
import { isAllowed } from '../../policies/is-allowed.ts';
import { readOpenReturnForm } from '../returns/read-open-return-form.ts';
import { readMoveReturnForm } from './read-move-return-form.ts';
import { siteHref } from './owner-layout.ts';
import { onSite, siteParams } from './page-gates.ts';
import { readFulfillForm } from './read-fulfill-form.ts';
import { readRefundForm } from './read-refund-form.ts';
import { requireSessionCrumb } from '../staff/session-crumb.ts';

/** Number of an order in a path. */
export const orderParams = siteParams.extend({ number: z.coerce.number().int().min(1).max(1e12) });

const settleBody = z.object({ settlement: z.enum(handSettlements) });
const noteBody = z.object({ text: z.string().trim().min(1).max(2000) });
const cancelBody = z.object({
  restock: z.string().max(10).optional(),
  reason: z.string().trim().max(500).default(''),
});

const fulfillmentBody = z.object({
  id: z.string().min(1).max(64),
  event: z.enum(fulfillmentEvents),
});

/** A post about one order. */
interface Posted {
  site: Site;
  number: number;
  body: unknown;
  actorName: string;
  member: StaffMember;
}

/** The forms of an order's page. Each answers with the page again. */
export function registerOrderRoutes(server: FastifyInstance, ctx: AppContext): void {
  post('settle', 'edit-orders', async ({ site, number, body, actorName }) => {
    const { settlement } = parseRequest(settleBody, body);
    await settleOrderByHand({ ctx, site }, number, { settlement, actorName });
  });

  post('refund', 'refund-orders', async ({ site, number, body, actorName }) => {
    const order = await loadOrderMoney(ctx.db, { siteId: site.siteId, orderNumber: number });
    if (!order) throw new ApiError('order_not_found');
    const request = { ...readRefundForm(body, order), actorName };
    await refundOrder({ ctx, site }, number, request);
  });

  post('cancel', 'refund-orders', async ({ site, number, body, actorName }) => {
    const { restock, reason } = parseRequest(cancelBody, body);
    const cancellation = { isRestocked: restock === 'yes', reason, actorName };
    await cancelOrder({ ctx, site }, number, cancellation);
  });

  post('resolve', 'edit-orders', ({ site, number, actorName }) =>
    resolveOrder({ ctx, site }, number, actorName),
  );

  post('papers', 'edit-orders', ({ site, number }) => issueMissingPapers({ ctx, site }, number));

  post('fulfill', 'edit-orders', ({ site, number, body, actorName }) =>
    fulfillOrder({ ctx, site }, number, { ...readFulfillForm(body), actorName }),
  );

  post('fulfillment-state', 'edit-orders', ({ site, number, body, actorName }) => {
    const moved = parseRequest(fulfillmentBody, body);
    return moveFulfillment({ ctx, site }, number, { ...moved, actorName });
  });

  post('return', 'edit-orders', ({ site, number, body, actorName }) =>
    openReturn({ ctx, site }, number, { ...readOpenReturnForm(body), actorName }),
  );

  post('return-state', 'edit-orders', async ({ site, number, body, actorName, member }) => {
    const move = readMoveReturnForm(body);
    if (move.event === 'refunded' && !isAllowed(member, 'refund-orders')) {
      throw new ApiError('not_allowed');
    }
    await moveReturn({ ctx, site }, number, { ...move, actorName });
  });

  post('notes', 'edit-orders', async ({ site, number, body, actorName }) => {
    const { text } = parseRequest(noteBody, body);
    await addOrderNote({ ctx, site }, number, { text, actorName });
  });

  /** Back to the order; what was refused is told there. */
  function post(
    action: string,
    permission: Permission,
    act: (posted: Posted) => Promise<void>,
  ): void {
    server.post(
      `/config/sites/:identifier/orders/:number/${action}`,
      onSite(ctx, permission, async ({ request, reply, site, member }) => {
        requireSessionCrumb(request, member);
        const { number } = parseRequest(orderParams, request.params);
        const page = `${siteHref(site.identifier, 'orders')}/${number}`;
        try {
          const { displayName: actorName } = member;
          await act({ site, number, body: request.body, actorName, member });
        } catch (error) {
          if (!(error instanceof ApiError) || error.status === 404) throw error;
          return reply.redirect(`${page}?error=${error.code}`, 303);
        }
        return reply.redirect(page, 303);
      }),
    );
  }
}

const errorQuery = z.object({ error: z.string().max(100).catch('') });

/** The sentence of an error that a form of the page was refused with; empty when there is none. */
export function readRefusal(query: unknown): string {
  const { error } = errorQuery.parse(query);
  return isErrorCode(error) ? errorCatalogue[error].message : '';
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCatalogue, code);
}
