/** The calls about carts that were left with an email. */
import * as contract from '@sitewright/contract';
import { ApiError, reminderRefusalMessages } from '@sitewright/contract';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { asWriter } from '../activity/actor.ts';
import { logDone } from '../activity/log-done.ts';
import { exportLeftCarts } from './export-left-carts.ts';
import { findLeftCart, listLeftCarts, sumLeftCarts } from './list-left-carts.ts';
import { previewReminder } from './preview-reminder.ts';
import { findChange, sendReminder, wasRemindedLately } from './send-reminder.ts';

export function handleLeftCarts(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, contract.listLeftCarts, ({ site, query }) => listLeftCarts(ctx, site, query));
  handleCall(scope, contract.sumLeftCarts, ({ site, query }) =>
    sumLeftCarts(ctx, site, query.days),
  );
  handleCall(scope, contract.exportLeftCarts, ({ site, query, reply }) => {
    reply.header('content-disposition', 'attachment; filename="abandoned-carts.csv"');
    return exportLeftCarts(ctx, site, query);
  });
  handleCall(scope, contract.previewCartReminder, async ({ site }) => {
    const { subject, text, isReal } = await previewReminder(ctx, site);
    return { subject, text, isReal };
  });
  handleCall(scope, contract.remindOfCartNow, async ({ site, staff, params: { id } }) => {
    const found = await findLeftCart(ctx, site, id);
    if (!found) throw new ApiError('not_found');
    const { row, cart } = found;
    if (cart.refusal) refuse(cart.refusal);
    // The key of links is read, or made, outside of transactions.
    await ctx.secrets();
    const writer = asWriter(ctx, contract.remindOfCartNow, staff);
    await ctx.transact(async (trx) => {
      const within = { ctx: writer, trx, site };
      if (await wasRemindedLately(within, row.email)) refuse('lately');
      const left = { id: row.cart_id, email: row.email, step: row.last_step + 1 };
      const change = await findChange(within, left);
      if (change) refuse(change);
      await sendReminder(within, left);
      await logDone(within, {
        action: 'left-cart-reminded',
        subject: `left-cart:${id}`,
        title: row.email,
      });
    });
    return { mailedOn: ctx.now().getTime() };
  });
}

/** @throws ApiError `reminder_refused` */
function refuse(reason: contract.ReminderRefusal): never {
  throw new ApiError('reminder_refused', { sentence: reminderRefusalMessages[reason] });
}
