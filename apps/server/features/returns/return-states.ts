/** The life of goods that come back, as data. */

import { returnStates, type ReturnState } from '@sitewright/contract';

/** What may happen to them, each by the name of the state that it leads to. */
export const returnEvents = [
  'approved',
  'declined',
  'canceled',
  'received',
  'inspected',
  'refunded',
  'closed',
] as const satisfies readonly ReturnState[];

/** One of {@link returnEvents}. */
export type ReturnEvent = (typeof returnEvents)[number];

/** State → what may follow. `closed`: looked at, and no money goes back. */
export const returnTransitions: Readonly<Record<ReturnState, readonly ReturnEvent[]>> = {
  requested: ['approved', 'declined', 'canceled'],
  approved: ['received', 'canceled'],
  received: ['inspected'],
  inspected: ['refunded', 'closed'],
  declined: [],
  canceled: [],
  refunded: [],
  closed: [],
};

/** States that something is still to follow. */
export const openReturnStates: readonly ReturnState[] = returnStates.filter(
  (state) => returnTransitions[state].length > 0,
);

/** Returns that came to nothing: their units may be returned another time. */
export function isLivingReturn({ state }: { state: ReturnState }): boolean {
  return state !== 'declined' && state !== 'canceled';
}

/** Returns whose goods are with the shop again. */
export function hasArrived({ state }: { state: ReturnState }): boolean {
  return !['requested', 'approved', 'declined', 'canceled'].includes(state);
}
