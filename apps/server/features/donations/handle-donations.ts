/** `/api/commerce/donations/:id` for visitors, `/api/sites/:identifier/donations` for staff. */
import {
  addDonation,
  changeDonation,
  checkoutPath,
  listDonations,
  startDonation,
  subscribePath,
} from '@sitewright/contract';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { listDonations as list } from './load-donations.ts';
import { saveDonation } from './save-donation.ts';
import { startDonation as start } from './start-donation.ts';

function handleDonations(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, startDonation, async ({ site, params, body }) => {
    const cartToken = await start(ctx, site, { ...body, donationId: params.id });
    const redirectUrlPath = body.isMonthly ? subscribePath(cartToken) : checkoutPath(cartToken);
    return { cartToken, redirectUrlPath };
  });
  handleCall(scope, listDonations, async ({ site }) => ({
    donations: await list(ctx.db, site.siteId),
  }));
  handleCall(scope, addDonation, async ({ site: { siteId }, body }) => ({
    id: await ctx.transact((trx) => saveDonation(trx, { siteId, now: ctx.now() }, body)),
  }));
  handleCall(scope, changeDonation, async ({ site: { siteId }, params: { id }, body }) => ({
    id: await ctx.transact((trx) => saveDonation(trx, { siteId, now: ctx.now() }, { ...body, id })),
  }));
}

/** The calls about donations. */
export const donationCalls: readonly CallRegistration[] = [handleDonations];
