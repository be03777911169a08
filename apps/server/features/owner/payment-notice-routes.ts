/** What an owner does about payments that need a person. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import type { Html } from '../../html.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { listFailedRefunds, retryRefund } from '../../payments/failed-refunds.ts';
import { listOpenDisputes } from '../../payments/open-disputes.ts';
import { closeFinding, listFindings } from '../../payments/payment-findings.ts';
import type { Site } from '../sites/site.ts';
import { siteHref } from './owner-layout.ts';
import { onSite } from './page-gates.ts';
import { renderPaymentNotices } from './payment-notices.ts';
import { requireSessionCrumb } from '../staff/session-crumb.ts';

const refundBody = z.object({ paymentId: z.string().max(64), refundId: z.string().max(64) });
const findingBody = z.object({
  provider: z.string().max(100),
  providerRef: z.string().max(500),
  kind: z.enum(['unknown-here', 'unknown-there', 'unpaid-there', 'other-amount']),
});

/** "Try again" for refunds and events that were given up. */
export function registerPaymentNotices(server: FastifyInstance, ctx: AppContext): void {
  server.post(
    '/config/sites/:identifier/orders/refunds/retry',
    onSite(ctx, 'refund-orders', async ({ request, reply, site, member }) => {
      requireSessionCrumb(request, member);
      await retryRefund(ctx, site, parseRequest(refundBody, request.body));
      return backToOrders(reply, site);
    }),
  );

  server.post(
    '/config/sites/:identifier/orders/findings/close',
    onSite(ctx, 'edit-orders', async ({ request, reply, site, member }) => {
      requireSessionCrumb(request, member);
      const { providerRef, ...finding } = parseRequest(findingBody, request.body);
      await closeFinding({ ctx, site }, { ...finding, provider_ref: providerRef });
      return backToOrders(reply, site);
    }),
  );
}

/** @param crumb undefined for those who may not do anything about it */
export async function loadPaymentNotices(
  ctx: AppContext,
  site: Site,
  crumb: string | undefined,
): Promise<Html> {
  const [disputes, refunds, findings] = await Promise.all([
    listOpenDisputes(ctx.db, site.siteId),
    listFailedRefunds(ctx.db, site.siteId),
    listFindings(ctx.db, site.siteId),
  ]);
  return renderPaymentNotices(site, { disputes, refunds, findings, crumb });
}

function backToOrders(reply: FastifyReply, site: Site): FastifyReply {
  return reply.redirect(siteHref(site.identifier, 'orders'), 303);
}
