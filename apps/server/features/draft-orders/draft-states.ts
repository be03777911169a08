/** The life of a draft, as data. */
import type { DraftOrderState } from '@sitewright/contract';

export type DraftEvent = 'changed' | 'sent' | 'ordered' | 'canceled' | 'expired' | 'reopened';

/**
 * State → what may happen → next state. `paid`: it became an order, which may still wait for its
 * money when that comes by invoice. Money that was under way when a draft ended counts all the same.
 */
const draftStates: Readonly<Record<DraftOrderState, Partial<Record<DraftEvent, DraftOrderState>>>> =
  {
    open: {
      changed: 'open',
      sent: 'sent',
      ordered: 'paid',
      canceled: 'canceled',
      expired: 'expired',
    },
    sent: {
      changed: 'sent',
      sent: 'sent',
      ordered: 'paid',
      canceled: 'canceled',
      expired: 'expired',
    },
    expired: { changed: 'open', ordered: 'paid', canceled: 'canceled' },
    canceled: { ordered: 'paid', reopened: 'open' },
    paid: {},
  };

/** State after an event; undefined when that may not happen. */
export function nextDraftState(
  state: DraftOrderState,
  event: DraftEvent,
): DraftOrderState | undefined {
  return draftStates[state][event];
}

/** True while whoever has a link may pay it. */
export function isPayable(state: DraftOrderState): boolean {
  return state === 'open' || state === 'sent';
}
