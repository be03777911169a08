/** What a buyer, or staff for them, may do with a subscription. */
import { ApiError } from '@sitewright/contract';
import type { EventScope } from '../../reactions/reaction.ts';
import { giveLeftCredit } from './give-left-credit.ts';
import { noteChange } from './note-change.ts';
import { dueDateOf, nextPeriodAfter, rhythmOf } from './period-dates.ts';
import { queueSubscriptionMail } from './queue-subscription-mail.ts';
import { skipPeriod } from './settle-period.ts';
import {
  lockSubscription,
  saveSubscription,
  type SubscriptionRow,
} from './stored-subscriptions.ts';
import { subscriptionActions, type SubscriptionAction } from './subscription-news.ts';
import { nextSubscriptionStatus } from './subscription-states.ts';

const events = { pause: 'paused', resume: 'resumed', skip: 'skipped', cancel: 'canceled' } as const;

/** What may be done with it as it stands. */
export function listActions({ status }: Pick<SubscriptionRow, 'status'>): SubscriptionAction[] {
  return subscriptionActions.filter(
    (action) => nextSubscriptionStatus(status, events[action]) !== undefined,
  );
}

export interface AskedAction {
  action: SubscriptionAction;
  /** The next period that was seen: only that one is skipped, once. Missing: whichever is next. */
  period?: number | undefined;
  /** Of staff; missing: its buyer asks. */
  actorName?: string;
}

/**
 * Carries an action out. A charge that is under way goes on: what is paused or canceled meanwhile
 * begins no further period.
 * @throws ApiError `not_found`; `subscription_changed` when it cannot be done as it stands
 */
export async function changeSubscription(
  scope: EventScope,
  id: string,
  { action, period, actorName }: AskedAction,
): Promise<SubscriptionRow> {
  const row = await lockSubscription(scope.trx, scope.site.siteId, id);
  if (!row) throw new ApiError('not_found');
  if (action === 'skip' && row.next_period !== (period ?? row.next_period)) return row;
  if (!listActions(row).includes(action)) throw new ApiError('subscription_changed');
  const changed = await carryOut(scope, row, action);
  await giveLeftCredit(scope, changed);
  await noteChange(scope, id, { kind: action, actorName });
  await queueSubscriptionMail(scope, changed, { kind: 'changed', action });
  return changed;
}

async function carryOut(
  scope: EventScope,
  row: SubscriptionRow,
  action: SubscriptionAction,
): Promise<SubscriptionRow> {
  const { ctx, trx } = scope;
  const now = ctx.now();
  const stopped = { next_billing_at: null, next_attempt_at: null };
  switch (action) {
    case 'skip':
      return skipPeriod(scope, row);
    case 'pause':
      return saveSubscription(trx, row, { status: 'paused', ...stopped });
    case 'cancel':
      return saveSubscription(trx, row, {
        status: 'canceled',
        ...stopped,
        ended_at: now,
        end_reason: 'canceled',
      });
    case 'resume': {
      const rhythm = rhythmOf(row);
      const period = nextPeriodAfter(rhythm, row.next_period, now);
      const dueAt = dueDateOf(rhythm, period);
      return saveSubscription(trx, row, {
        status: 'active',
        next_period: period,
        next_billing_at: dueAt,
        next_attempt_at: dueAt,
        failures: 0,
      });
    }
  }
}
