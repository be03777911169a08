/** `/api/sites/:identifier/orders`: lists, what they come to, and what needs a person. */
import {
  closePaymentFinding,
  countOrders as countOrdersCall,
  exportOrders as exportOrdersCall,
  listOrderAlerts,
  listOrders as listOrdersCall,
  listOrdersToPack as listOrdersToPackCall,
  retryFailedRefund,
  retryPaymentEvent,
  sumOrders as sumOrdersCall,
} from '@sitewright/contract';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { retryDeadEvent } from '../../payments/dead-events.ts';
import { closeFinding } from '../../payments/payment-findings.ts';
import { asWriter } from '../activity/actor.ts';
import { resendRefund } from '../orders/refunds/resend-refund.ts';
import { exportOrders, nameExport } from './export/export-orders.ts';
import { findOrderAlerts } from './find-order-alerts.ts';
import { listOrders } from './list-orders.ts';
import { listOrdersToPack } from './list-orders-to-pack.ts';
import { countOrders, sumOrders } from './sum-orders.ts';

export function handleOrderLists(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, listOrdersCall, ({ site, query }) => listOrders(ctx.db, site.siteId, query));
  handleCall(scope, countOrdersCall, ({ site, query }) => countOrders(ctx.db, site.siteId, query));
  handleCall(scope, sumOrdersCall, ({ site, query }) => sumOrders(ctx.db, site.siteId, query));
  handleCall(scope, listOrdersToPackCall, ({ site, query }) =>
    listOrdersToPack(ctx.db, site.siteId, query.after),
  );
  handleCall(scope, exportOrdersCall, ({ site, query, reply }) => {
    const fileName = nameExport(site, ctx.now());
    reply.header('content-disposition', `attachment; filename="${fileName}"`);
    return exportOrders({ db: ctx.db, site }, query);
  });
}

export function handleOrderAlerts(scope: CallScope): void {
  const { ctx } = scope;
  const find = ({ siteId }: { siteId: string }) => findOrderAlerts(ctx.db, siteId);
  handleCall(scope, listOrderAlerts, ({ site }) => find(site));
  handleCall(scope, retryPaymentEvent, async ({ site, staff, body: { provider, eventId } }) => {
    const within = asWriter(ctx, retryPaymentEvent, staff);
    await retryDeadEvent(within, site, { providerName: provider, eventId });
    return find(site);
  });
  handleCall(scope, retryFailedRefund, async ({ site, staff, body }) => {
    const within = { ctx: asWriter(ctx, retryFailedRefund, staff), site };
    await resendRefund(within, { ...body, actorName: staff.displayName });
    return find(site);
  });
  handleCall(scope, closePaymentFinding, async ({ site, staff, body }) => {
    const { providerRef, ...finding } = body;
    const within = { ctx: asWriter(ctx, closePaymentFinding, staff), site };
    await closeFinding(within, { ...finding, provider_ref: providerRef });
    return find(site);
  });
}
