/** What a buyer sees of returns on the page of an order. */
import { describeVariant, type KeptPart } from '@sitewright/commerce';
import type { OrderItem, OrderStatusPage } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import { newId } from '../../db/id.ts';
import type { Fulfillment } from '../fulfillments/list-fulfillments.ts';
import { listOrderedItems } from '../orders/list-ordered-items.ts';
import { listReturns } from '../returns/list-returns.ts';
import { firstDay } from '../returns/open-return.ts';
import { listReturnable } from '../returns/returnable-units.ts';
import type { Site } from '../sites/site.ts';

interface Bought {
  orderId: string;
  items: readonly OrderItem[];
  kept: readonly KeptPart[];
  fulfillments: readonly Fulfillment[];
}

/** Nothing may be asked for once the days of the shop are over. */
export async function loadOrderReturns(
  ctx: AppContext,
  site: Site,
  { orderId, items, kept, fulfillments }: Bought,
): Promise<Pick<OrderStatusPage, 'returnable' | 'returns' | 'newReturnId'>> {
  const { siteId } = site;
  const returns = await listReturns(ctx.db, { siteId, orderId });
  const since = firstDay({ ctx, site });
  const ordered =
    since === 'never' ? [] : await listOrderedItems(ctx.db, { siteId, orderId, kept });
  const returnable =
    since === 'never' ? [] : listReturnable(ordered, { fulfillments, returns, since });
  return {
    newReturnId: newId(),
    returnable: returnable
      .filter((item) => item.returnable > 0)
      .map(({ id, name, variant, returnable: quantity }) => ({ id, name, variant, quantity })),
    returns: returns.map(({ id, state, createdAt, items: units }) => ({
      id,
      state,
      createdOn: createdAt.getTime(),
      items: units.map(({ itemId, quantity }) => describeUnits(items, itemId, quantity)),
      isCancelable: state === 'requested',
    })),
  };
}

/** Units of an item of an order with what it is called. */
export function describeUnits(items: readonly OrderItem[], id: string, quantity: number) {
  const item = items.find((one) => one.id === id);
  return {
    id,
    name: item?.productName ?? '',
    variant: item ? describeVariant(item) : '',
    quantity,
  };
}
