/** Another variant, price or rhythm for a plan that runs. docs/decisions/077 */
import { ApiError } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import type { Site } from '../sites/site.ts';
import { noteChange } from './note-change.ts';
import { creditPlan, findRest } from './plan-credit.ts';
import { loadOffers, type PlanOffer } from './plan-offers.ts';
import { queueSubscriptionMail } from './queue-subscription-mail.ts';
import {
  lockSubscription,
  saveSubscription,
  saveTerms,
  type SubscriptionRow,
} from './stored-subscriptions.ts';
import { isRunning } from './subscription-states.ts';

/** `keep`: what was to come with the next period does not come. */
export const changeMoments = ['now', 'next', 'keep'] as const;

/** One of {@link changeMoments}. */
export type ChangeMoment = (typeof changeMoments)[number];

export interface AskedChange {
  when: ChangeMoment;
  /** Of the offer that was seen; nothing for `keep`. */
  offerKey: string;
  /** The credit that was seen, in minor units; missing: whatever it is. */
  seenCreditCents?: number | undefined;
  /** Of staff; missing: its buyer asks. */
  actorName?: string | undefined;
}

/** True while there is a later period that could be another one. */
export function mayChangePlan({ status, renewal }: SubscriptionRow): boolean {
  return isRunning({ status }) && renewal !== null && !renewal.customLine;
}

/** True when a change may begin at once: nothing is open and nothing is being charged. */
export async function mayChangeNow(
  db: AppContext['db'] | EventScope['trx'],
  row: SubscriptionRow,
  now: Date,
): Promise<boolean> {
  if (row.status !== 'active' || !row.next_billing_at || row.next_billing_at <= now) return false;
  const begun = await db
    .selectFrom('subscription_periods')
    .select('period')
    .where('site_id', '=', row.site_id)
    .where('subscription_id', '=', row.id)
    .where('period', '=', row.next_period)
    .executeTakeFirst();
  return begun === undefined;
}

/**
 * Changes a plan. At once: what is left of the paid period becomes credit, and a period of the new plan
 * begins, which the job charges. With the next period: nothing is charged or credited now. What was
 * seen counts: two changes at once, or a price that changed meanwhile, are refused.
 * @throws ApiError `subscription_changed`, `plan_offer_changed`
 */
export async function changePlan(
  { ctx, site }: { ctx: AppContext; site: Site },
  seen: SubscriptionRow,
  asked: AskedChange,
): Promise<void> {
  const offers = asked.when === 'keep' ? [] : await loadOffers({ ctx, site }, seen);
  const offer = offers.find(({ key }) => key === asked.offerKey);
  if (asked.when !== 'keep' && (!offer || offer.isCurrent))
    throw new ApiError('plan_offer_changed');
  await ctx.transact(async (trx) => {
    const scope = { ctx, trx, site };
    const row = await lockSubscription(trx, site.siteId, seen.id);
    if (!row || !mayChangePlan(row)) throw new ApiError('subscription_changed');
    if (!isSame(row, seen)) throw new ApiError('plan_offer_changed');
    if (asked.when === 'now') await begin(scope, row, { offer: offer!, asked });
    else await plan(scope, row, { offer, asked });
  });
}

interface Change {
  offer: PlanOffer;
  asked: AskedChange;
}

async function begin(scope: EventScope, row: SubscriptionRow, change: Change): Promise<void> {
  const { offer, asked } = change;
  const { ctx, trx } = scope;
  const now = ctx.now();
  if (!offer.mayBeginNow || !(await mayChangeNow(trx, row, now))) {
    throw new ApiError('subscription_changed');
  }
  const rest = await findRest(trx, row, now);
  const creditCents = rest?.creditCents ?? 0;
  if (creditCents !== (asked.seenCreditCents ?? creditCents)) {
    throw new ApiError('plan_offer_changed');
  }
  const credit_balance_id = rest ? await creditPlan(scope, row, rest) : row.credit_balance_id;
  const saved = await saveTerms(trx, row, {
    terms: offer.terms,
    rhythm: { at: now, period: row.next_period },
  });
  const due = { next_billing_at: now, next_attempt_at: now, credit_balance_id };
  const changed = await saveSubscription(trx, saved, due);
  const details = { from: row.title, to: offer.label, creditCents };
  await noteChange(scope, row.id, { kind: 'changed', actorName: asked.actorName, details });
  await queueSubscriptionMail(scope, changed, { kind: 'plan-changed', label: offer.label });
}

/** The price of now is agreed on, whatever the owner changes until then. */
async function plan(
  scope: EventScope,
  row: SubscriptionRow,
  { offer, asked }: { offer: PlanOffer | undefined; asked: AskedChange },
): Promise<void> {
  const { trx } = scope;
  if (!offer && !row.next_change) return;
  const next_change = offer ? JSON.stringify(offer.terms) : null;
  await trx
    .updateTable('subscriptions')
    .set({ next_change })
    .where('site_id', '=', row.site_id)
    .where('id', '=', row.id)
    .execute();
  const kind = offer ? 'change-planned' : 'change-dropped';
  const label = offer?.label ?? row.title;
  await noteChange(scope, row.id, { kind, actorName: asked.actorName, details: { to: label } });
  const planned = { ...row, next_change: offer?.terms ?? null };
  await queueSubscriptionMail(scope, planned, { kind, label });
}

/** What was looked at is still so. */
function isSame(row: SubscriptionRow, seen: SubscriptionRow): boolean {
  return (
    row.variant_id === seen.variant_id &&
    row.price_cents === seen.price_cents &&
    row.next_period === seen.next_period &&
    row.status === seen.status &&
    row.renewal?.grandTotalCents === seen.renewal?.grandTotalCents &&
    row.next_change?.variantId === seen.next_change?.variantId
  );
}
