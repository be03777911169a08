/**
 * Compares our payments with what providers have in their books. Money that is there makes its
 * order, as a lost event would have; what cannot be repaired is noted for the owner.
 */
import { DAY_MS } from '@sitewright/commerce';
import { sql, type ExpressionBuilder } from 'kysely';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/schema.ts';
import type { Site } from '../features/sites/site.ts';
import { applyProviderPayment } from './apply-provider-payment.ts';
import { findPayment } from './find-payment.ts';
import { toPayment, type Payment } from './lock-payment.ts';
import { noteFinding, type NewFinding } from './payment-findings.ts';
import { notePayouts } from './note-payouts.ts';
import type { PaymentProvider } from './provider.ts';
import type { ProviderPayment } from './provider-payment.ts';
import { findProvider } from './providers.ts';
import { OtherAmountError, readTakenAmount } from './taken-amount.ts';

/** Longer than providers try to bring an event. */
const windowMs = 4 * DAY_MS;
const payoutWindowMs = 14 * DAY_MS;
/** A payment younger than this may be on its way. */
const graceMs = 10 * 60_000;
/** Payments of one site and provider that are asked for one by one in a run. */
const batchSize = 500;

/** @returns how many payments were brought to where their providers say that they stand */
export async function reconcilePayments(ctx: AppContext, stopping?: AbortSignal): Promise<number> {
  let repaired = 0;
  for (const { siteId, providerName } of await listAccounts(ctx)) {
    if (stopping?.aborted) break;
    const site = await ctx.sites.get(siteId);
    const provider = findProvider(ctx, providerName);
    if (!site || !provider?.look) continue;
    try {
      repaired += await reconcileAccount({ ctx, site, provider });
      await notePayouts({ ctx, site, provider }, payoutsSince(ctx));
    } catch (error) {
      ctx.log.error({ err: error, siteId, provider: providerName }, 'payments were not compared');
    }
  }
  return repaired;
}

/** Who took money for whom lately. What is switched off now counts all the same. */
async function listAccounts(ctx: AppContext): Promise<{ siteId: string; providerName: string }[]> {
  return ctx.db
    .selectFrom(recentAccounts(sinceOf(ctx)).as('account'))
    .selectAll()
    .orderBy('siteId')
    .orderBy('providerName')
    .execute();
}

/** Each of the three parts is read off an index of its own, however many payments there are. */
export function recentAccounts(since: Date) {
  return sql<{ siteId: string; providerName: string }>`(
    select p.site_id as "siteId", p.provider as "providerName" from sites s
      join payments p on p.site_id = s.site_id and p.created_at >= ${since}
    union
    select site_id, provider from payments where status = 'pending'
    union
    select p.site_id, p.provider from payment_refunds r
      join payments p on p.site_id = r.site_id and p.id = r.payment_id
      where r.status = 'sent'
  )`;
}

/** Refunds of a payment whose end nobody told yet. */
function refundsUnderWay(eb: ExpressionBuilder<Database & { p: Database['payments'] }, 'p'>) {
  return eb
    .selectFrom('payment_refunds as r')
    .select('r.id')
    .whereRef('r.site_id', '=', 'p.site_id')
    .whereRef('r.payment_id', '=', 'p.id')
    .where('r.status', '=', 'sent');
}

/** Payouts arrive days after they are made, so they are looked at for longer. */
function payoutsSince(ctx: AppContext): Date {
  return new Date(ctx.now().getTime() - payoutWindowMs);
}

function sinceOf(ctx: AppContext): Date {
  return new Date(ctx.now().getTime() - windowMs);
}

interface Account {
  ctx: AppContext;
  site: Site;
  provider: PaymentProvider;
}

async function reconcileAccount(account: Account): Promise<number> {
  const seen = new Set<string>();
  let repaired = 0;
  for await (const told of listTheirs(account)) {
    seen.add(told.providerRef);
    if (told.siteId === account.site.siteId && (await compare(account, told))) repaired += 1;
  }
  for (const payment of await listOurs(account)) {
    const isKnown = payment.providerRef !== null && seen.has(payment.providerRef);
    if (isKnown && isPaid(payment)) continue;
    if (await lookFor(account, payment)) repaired += 1;
  }
  return repaired;
}

async function* listTheirs({ ctx, site, provider }: Account): AsyncGenerator<ProviderPayment> {
  let cursor: string | undefined;
  do {
    const asked = { siteId: site.siteId, since: sinceOf(ctx), cursor };
    const page = await provider.list?.(asked);
    yield* page?.payments ?? [];
    cursor = page?.nextCursor;
  } while (cursor !== undefined);
}

/** What is paid, and what waits for news: of a payment, or of a refund. */
async function listOurs({ ctx, site, provider }: Account): Promise<Payment[]> {
  const rows = await ctx.db
    .selectFrom('payments as p')
    .selectAll('p')
    .where('p.site_id', '=', site.siteId)
    .where('p.provider', '=', provider.name)
    .where('p.created_at', '<=', new Date(ctx.now().getTime() - graceMs))
    .where((eb) =>
      eb.or([
        eb('p.status', '=', 'pending'),
        eb.and([eb('p.status', 'in', paidStatuses), eb('p.created_at', '>=', sinceOf(ctx))]),
        eb.exists(refundsUnderWay(eb)),
      ]),
    )
    .orderBy('p.created_at', 'desc')
    .limit(batchSize)
    .execute();
  return rows.map(toPayment);
}

const paidStatuses = ['succeeded', 'refund_due', 'refunded'] as const;

function isPaid({ status }: Payment): boolean {
  return paidStatuses.some((paid) => paid === status);
}

/** @returns true when our payment was not where theirs is */
async function compare(account: Account, told: ProviderPayment): Promise<boolean> {
  const { ctx, site, provider } = account;
  const { paymentId = '' } = told;
  const payment = await findPayment(ctx.db, { siteId: site.siteId, paymentId });
  if (!payment || payment.provider !== provider.name) {
    if (told.status === 'succeeded') await note(account, 'unknown-here', told);
    return false;
  }
  if (!isPaid(payment)) return isDone(told) ? repair(account, payment, told) : false;
  const asked = await readTakenAmount(ctx.db, payment);
  const isPaidThere = told.status === 'succeeded';
  if (!isPaidThere || told.amountCents !== asked.amountCents) {
    await note(account, isPaidThere ? 'other-amount' : 'unpaid-there', told);
    return false;
  }
  const isRefundMissed =
    told.refundedCents !== undefined && told.refundedCents > payment.refundedCents;
  return isRefundMissed ? repair(account, payment, told) : false;
}

function isDone({ status }: ProviderPayment): boolean {
  return status === 'succeeded' || status === 'canceled' || status === 'processing';
}

/** Looks at one payment of ours that no list told of. */
async function lookFor(account: Account, payment: Payment): Promise<boolean> {
  const told = await account.provider.look!(payment);
  if (told && (told.status === 'succeeded' || !isPaid(payment))) {
    return repair(account, payment, told);
  }
  const { providerRef, paymentId, amountCents, currency } = payment;
  const missing = { providerRef: providerRef ?? paymentId, paymentId, amountCents, currency };
  await note(account, told ? 'unpaid-there' : 'unknown-there', told ?? missing);
  return false;
}

async function repair(
  account: Account,
  payment: Payment,
  listed: ProviderPayment,
): Promise<boolean> {
  const { ctx, site, provider } = account;
  const told = await provider.look!({ ...payment, providerRef: listed.providerRef });
  if (!told) return false;
  try {
    const settled = await applyProviderPayment(ctx, site, { payment, told });
    const isMoved =
      settled.status !== payment.status || settled.refundedCents !== payment.refundedCents;
    if (isMoved) ctx.log.warn({ ...keyOf(settled), status: settled.status }, 'payment repaired');
    return isMoved;
  } catch (error) {
    if (!(error instanceof OtherAmountError)) throw error;
    await note(account, 'other-amount', told);
    return false;
  }
}

function keyOf({ siteId, paymentId }: Payment) {
  return { siteId, paymentId };
}

async function note(
  { ctx, site, provider }: Account,
  kind: NewFinding['kind'],
  told: Pick<ProviderPayment, 'providerRef' | 'paymentId' | 'amountCents' | 'currency'>,
): Promise<void> {
  await noteFinding(ctx, {
    site_id: site.siteId,
    provider: provider.name,
    provider_ref: told.providerRef,
    kind,
    payment_id: told.paymentId ?? '',
    amount_cents: told.amountCents,
    currency: told.currency,
  });
}
