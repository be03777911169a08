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
import { mergeChanges } from '../../http/merge-changes.ts';
import { loggedWrites } from '../activity/write-logged.ts';
import { donationThing } from './donation-thing.ts';
import { listDonations as list, loadDonationForChange } from './load-donations.ts';
import { saveDonation } from './save-donation.ts';
import { startDonation as start } from './start-donation.ts';

function handleDonations(scope: CallScope): void {
  const { ctx } = scope;
  const write = loggedWrites(ctx);
  handleCall(scope, startDonation, async ({ site, params, body }) => {
    const cartToken = await start(ctx, site, { ...body, donationId: params.id });
    const redirectUrlPath = body.isMonthly ? subscribePath(cartToken) : checkoutPath(cartToken);
    return { cartToken, redirectUrlPath };
  });
  handleCall(scope, listDonations, async ({ site }) => ({
    donations: await list(ctx.db, site.siteId),
  }));
  handleCall(scope, addDonation, ({ site, staff, body }) =>
    write({ call: addDonation, site, staff, thing: donationThing }, async (trx) => ({
      id: await saveDonation(trx, { siteId: site.siteId, now: ctx.now() }, body),
    })),
  );
  handleCall(scope, changeDonation, ({ site, staff, params: { id }, body }) =>
    write({ call: changeDonation, site, staff, thing: donationThing, id }, async (trx) => {
      const { siteId } = site;
      const merged = mergeChanges(await loadDonationForChange(trx, siteId, id), body.changes);
      return { id: await saveDonation(trx, { siteId, now: ctx.now() }, { ...merged, id }) };
    }),
  );
}

/** The calls about donations. */
export const donationCalls: readonly CallRegistration[] = [handleDonations];
