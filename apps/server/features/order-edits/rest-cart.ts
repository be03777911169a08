/** What an edit left to pay, as a cart that holds it and nothing else. */
import { fillMessage, orderEditMessages } from '@sitewright/contract';
import { DAY_MS } from '@sitewright/commerce';
import type { EventScope } from '../../reactions/reaction.ts';
import { insertCustomCart } from '../cart/custom-line.ts';
import { orderStatusPath } from '../orders/order-paths.ts';
import type { EditedOrder } from './edited-order.ts';
import type { PlannedEdit } from './plan-edit.ts';

/** So long a link works; a new one begins it anew. */
const restDays = 30;

/** @returns its id */
export function startRestCart(
  scope: EventScope,
  { orderNumber, token }: EditedOrder,
  { editId, plan }: { editId: string; plan: PlannedEdit },
): Promise<string> {
  return insertCustomCart(scope, {
    line: {
      kind: 'order-rest',
      offerId: editId,
      title: fillMessage(orderEditMessages.restTitle, { number: String(orderNumber) }),
      amountCents: plan.dueCents,
      plan: null,
      answers: [],
      path: orderStatusPath(token),
    },
    expiresAt: restEnd(scope.ctx.now()),
  });
}

/** When a rest can be paid no longer by links of now. */
export function restEnd(now: Date): Date {
  return new Date(now.getTime() + restDays * DAY_MS);
}
