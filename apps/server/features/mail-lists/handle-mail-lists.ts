/** The calls about addresses that get no mail. Decision 069. */
import {
  addSuppression,
  listSuppressions as listSuppressionsCall,
  receiveMailEvents,
  removeSuppression,
} from '@sitewright/contract';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { liftSuppression, suppressAddress } from '../mail/suppressions.ts';
import { listSuppressions } from './list-suppressions.ts';
import { takeMailEvents } from './take-mail-events.ts';

function handleMailLists(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, listSuppressionsCall, ({ site, query }) =>
    listSuppressions(ctx.db, site.siteId, query.after),
  );
  handleCall(scope, addSuppression, async ({ site: { siteId }, body: { email, note } }) => {
    const suppression = { siteId, email, note, reason: 'by-hand' } as const;
    await ctx.transact((trx) => suppressAddress(trx, suppression, ctx.now()));
    return { email };
  });
  handleCall(scope, removeSuppression, async ({ site: { siteId }, params: { email, reason } }) => {
    const isDeleted = await ctx.transact((trx) => liftSuppression(trx, { siteId, email, reason }));
    return { isDeleted };
  });
  handleCall(scope, receiveMailEvents, async ({ site, request: { headers }, body }) => {
    await takeMailEvents(ctx, site, { body, headers });
    return { received: true as const };
  });
}

/** For the composition of the server. */
export const mailListCalls: readonly CallRegistration[] = [handleMailLists];
