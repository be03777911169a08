import { DAY_MS } from '@sitewright/commerce';
import type { AppContext } from '../context.ts';
import type { WriteTransaction } from '../db/database.ts';
import { readSettings } from '../features/settings/read-settings.ts';
import { announceEvent } from '../reactions/reaction.ts';
import { lockPayment, type PaymentKey } from './lock-payment.ts';
import { keptOverdue } from './providers.ts';

const batchSize = 100;
/** Reminders of one payment; then a person has to look. */
export const maxReminders = 3;

/**
 * Tells of payments whose day has passed and whose orders stand all the same, some days apart each.
 * @returns how many were told
 */
export async function remindOverduePayments(ctx: AppContext): Promise<number> {
  const rows = await ctx.db
    .selectFrom('payments')
    .select(['site_id as siteId', 'id as paymentId'])
    .where('status', '=', 'pending')
    .where('provider', 'in', keptOverdue)
    .where('due_at', '<=', ctx.now())
    .where('reminder_count', '<', maxReminders)
    .where((eb) =>
      eb.or([eb('next_reminder_at', 'is', null), eb('next_reminder_at', '<=', ctx.now())]),
    )
    .orderBy('due_at')
    .limit(batchSize)
    .execute();
  let told = 0;
  for (const key of rows) if (await remind(ctx, key)) told += 1;
  return told;
}

async function remind(ctx: AppContext, key: PaymentKey): Promise<boolean> {
  const site = await ctx.sites.get(key.siteId);
  if (!site) return false;
  const { invoiceReminderDays } = readSettings(site, 'payments');
  const nextAt = new Date(ctx.now().getTime() + invoiceReminderDays * DAY_MS);
  return ctx.transact(async (trx) => {
    const locked = await lockPayment(trx, key);
    if (!locked) return false;
    const reminder = await countReminder(trx, key, { now: ctx.now(), nextAt });
    if (reminder === undefined) return false;
    const told = { payment: locked.payment, isTest: false, reminder };
    await announceEvent({ ctx, trx, site }, 'payment-overdue', told);
    return true;
  });
}

/** @returns which reminder it is; undefined when another process was quicker, or the money came */
async function countReminder(
  trx: WriteTransaction,
  { siteId, paymentId }: PaymentKey,
  { now, nextAt }: { now: Date; nextAt: Date },
): Promise<number | undefined> {
  const row = await trx
    .updateTable('payments')
    .set((eb) => ({ reminder_count: eb('reminder_count', '+', 1), next_reminder_at: nextAt }))
    .where('site_id', '=', siteId)
    .where('id', '=', paymentId)
    .where('status', '=', 'pending')
    .where((eb) => eb.or([eb('next_reminder_at', 'is', null), eb('next_reminder_at', '<=', now)]))
    .returning('reminder_count')
    .executeTakeFirst();
  return row?.reminder_count;
}
