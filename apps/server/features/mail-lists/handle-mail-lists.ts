/** The calls about addresses that get no mail. Decision 069. */
import {
  addSuppression,
  listSuppressions as listSuppressionsCall,
  receiveMailEvents,
  removeSuppression,
} from '@sitewright/contract';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { loggedWrites } from '../activity/write-logged.ts';
import { liftSuppression, suppressAddress } from '../mail/suppressions.ts';
import { listSuppressions } from './list-suppressions.ts';
import { suppressionId, suppressionThing } from './suppression-thing.ts';
import { takeMailEvents } from './take-mail-events.ts';

function handleMailLists(scope: CallScope): void {
  const { ctx } = scope;
  const write = loggedWrites(ctx);
  handleCall(scope, listSuppressionsCall, ({ site, query }) =>
    listSuppressions(ctx.db, site.siteId, query.after),
  );
  handleCall(scope, addSuppression, ({ site, staff, body: { email, note } }) => {
    const suppression = { siteId: site.siteId, email, note, reason: 'by-hand' } as const;
    const id = suppressionId(email, 'by-hand');
    const asked = { call: addSuppression, site, staff, thing: suppressionThing, id };
    return write(asked, async (trx) => {
      await suppressAddress(trx, suppression, ctx.now());
      return { email };
    });
  });
  handleCall(scope, removeSuppression, ({ site, staff, params: { email, reason } }) => {
    const { siteId } = site;
    const id = suppressionId(email, reason);
    const asked = { call: removeSuppression, site, staff, thing: suppressionThing, id };
    return write(asked, async (trx) => ({
      isDeleted: await liftSuppression(trx, { siteId, email, reason }),
    }));
  });
  handleCall(scope, receiveMailEvents, async ({ site, request: { headers }, body }) => {
    await takeMailEvents(ctx, site, { body, headers });
    return { received: true as const };
  });
}

/** For the composition of the server. */
export const mailListCalls: readonly CallRegistration[] = [handleMailLists];
