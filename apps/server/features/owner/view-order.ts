import type { AppContext } from '../../context.ts';
import type { Html } from '../../html.ts';
import { findProviderOf } from '../../payments/settle-by-hand.ts';
import { isAllowed } from '../../policies/is-allowed.ts';
import { listFulfillments } from '../fulfillments/list-fulfillments.ts';
import { canBeHandedOver } from '../fulfillments/can-be-handed-over.ts';
import { listOpenItems } from '../fulfillments/open-units.ts';
import { listOrderedItems } from '../orders/list-ordered-items.ts';
import { loadOrderMoney, type OrderMoney } from '../orders/load-order-money.ts';
import { listPapersOfOrder } from '../papers/find-papers.ts';
import { loadEditedOrder } from '../order-edits/edited-order.ts';
import { isEditable } from '../order-edits/require-editable.ts';
import { listUnsentRefunds } from '../orders/refunds/list-unsent.ts';
import { renderEditLink, renderOwed, renderRest } from './order-rest.ts';
import { listReturns } from '../returns/list-returns.ts';
import { listReturnable } from '../returns/returnable-units.ts';
import type { Site } from '../sites/site.ts';
import type { StaffMember } from '../staff/staff-member.ts';
import { renderFulfillForm, renderFulfillments } from './fulfillment-forms.ts';
import type { OrderDetail } from './list-orders.ts';
import {
  renderCancelForm,
  renderNoteForm,
  renderRefundForm,
  renderResolveForm,
} from './order-actions.ts';
import { renderRefunds, renderTimeline } from './order-life.ts';
import { renderOpenReturnForm, renderReturns } from './return-forms.ts';
import { readRefusal } from './order-routes.ts';
import { renderOrder, type EditedSums } from './orders-pages.ts';
import { renderPapers } from './papers-of-order.ts';
import { renderSettleOrder } from './settle-order-form.ts';

interface Viewed {
  site: Site;
  member: StaffMember;
  order: OrderDetail;
  query: unknown;
}

/** The page of one order with what its reader may do. */
export async function viewOrder(
  ctx: AppContext,
  { site, member, order, query }: Viewed,
): Promise<{ title: string; main: Html } | undefined> {
  const key = { siteId: site.siteId, orderNumber: order.number };
  const money = await loadOrderMoney(ctx.db, key);
  if (!money) return undefined;
  const shown = { site, order, money, crumb: member.crumb };
  const canEdit = isAllowed(member, 'edit-orders');
  const canRefund = isAllowed(member, 'refund-orders');
  const isRefundable = canRefund && money.dueCents === 0;
  const provider = await findProviderOf(ctx, site, order.paymentId);
  const canSettle = canEdit && provider?.isSettledByHand === true;
  const handed = { siteId: site.siteId, orderId: money.orderId, kept: money.kept };
  const edited = canEdit ? await loadEditedOrder(ctx.db, key) : undefined;
  const isOpenToEdits = edited !== undefined && edited.dueCents === 0 && isEditable(site, edited);
  const fulfillments = await listFulfillments(ctx.db, handed);
  const papers = await listPapersOfOrder(ctx.db, handed);
  const items = await listOrderedItems(ctx.db, handed);
  const open = listOpenItems(items, fulfillments);
  const returns = await listReturns(ctx.db, handed);
  const returnable = listReturnable(items, { fulfillments, returns });
  const main = renderOrder(
    site,
    { ...order, ...takenOffOf(money) },
    {
      refusal: readRefusal(query),
      actions: [
        renderRest(shown, canEdit),
        ...(canRefund ? renderOwed(shown, await listUnsentRefunds(ctx.db, handed)) : []),
        canEdit && isOpenToEdits ? renderEditLink(shown) : undefined,
        canSettle ? renderSettleOrder(site, order, member.crumb) : undefined,
        canEdit ? renderResolveForm(shown) : undefined,
      ],
      sections: [
        renderFulfillments(shown, fulfillments, canEdit),
        canEdit && order.kind === 'goods' && canBeHandedOver(money.status, provider, 'pickup')
          ? renderFulfillForm(shown, open)
          : undefined,
        renderPapers(shown, papers, canEdit),
        renderReturns(shown, returns, { canEdit, canRefund }),
        canEdit ? renderOpenReturnForm(shown, returnable) : undefined,
        renderRefunds(site, money),
        isRefundable ? renderRefundForm(shown) : undefined,
        isRefundable ? renderCancelForm(shown) : undefined,
        renderTimeline(site, money, canEdit ? renderNoteForm(shown) : undefined),
      ],
    },
  );
  return { title: `Order #${order.number}`, main };
}

/** What went off without money: it pays for something else, or nobody had paid it. */
function takenOffOf({ refunds, dueCents, kept }: OrderMoney): EditedSums {
  const takenOffCents = refunds
    .filter(({ source }) => source === 'edit' || source === 'unpaid' || source === 'credit')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  return { takenOffCents, dueCents, kept: new Map(kept.map((part) => [part.id, part.quantity])) };
}
