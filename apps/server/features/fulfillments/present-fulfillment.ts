import type { listFulfillments } from '@sitewright/contract';
import type { AnswerOf } from '../../http/call-types.ts';
import { fulfillmentEvents, fulfillmentStates } from './fulfillment-states.ts';
import type { Fulfillment } from './list-fulfillments.ts';

/** As the calls of staff answer it. */
export function presentFulfillment({
  items,
  createdAt,
  handedOverAt: _handedOverAt,
  ...told
}: Fulfillment): AnswerOf<typeof listFulfillments>['fulfillments'][number] {
  return {
    ...told,
    next: fulfillmentEvents.filter((event) => fulfillmentStates[told.state][event]),
    items: items.map(({ itemId, quantity }) => ({ id: itemId, quantity })),
    createdOn: createdAt.getTime(),
  };
}
