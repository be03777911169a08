/** `/api/v1/commerce-preferences/:namespace`. PREF-01 */
import { getCommercePreferences, putCommercePreferences } from '@sitewright/contract';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { actorOf } from '../activity/actor.ts';
import { readPreferences, writePreferences } from './commerce-preferences.ts';

function handlePreferences(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, getCommercePreferences, async ({ site: { siteId }, params }) => ({
    ...(await readPreferences(ctx.db, { siteId, ...params })),
    websiteId: siteId,
  }));
  handleCall(scope, putCommercePreferences, async ({ site: { siteId }, staff, params, body }) => {
    const write = { siteId, ...params, values: body, actor: actorOf(staff), at: ctx.now() };
    const values = await ctx.transact((trx) => writePreferences(trx, write));
    return { ...values, websiteId: siteId };
  });
}

/** The calls about preferences of a shop. */
export const preferenceCalls: readonly CallRegistration[] = [handlePreferences];
