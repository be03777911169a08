/** `/api/sites/:identifier/facts` and `…/domains`. */
import {
  addDomain,
  changeSiteFacts,
  getSiteFacts,
  makeDomainPrimary,
  removeDomain,
} from '@sitewright/contract';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import {
  addDomain as add,
  makeDomainPrimary as makePrimary,
  removeDomain as remove,
} from '../sites/site-domains.ts';
import { changeSiteFacts as change, presentSiteFacts } from '../sites/site-facts.ts';
import { isCurrencyUsed } from './is-currency-used.ts';

function handleSiteFacts(scope: CallScope): void {
  const { ctx } = scope;
  const present = async (siteId: string) => {
    const [facts, isUsed] = await Promise.all([
      presentSiteFacts(ctx.db, siteId),
      isCurrencyUsed(ctx.db, siteId),
    ]);
    return { ...facts, isCurrencyFree: !isUsed };
  };
  handleCall(scope, getSiteFacts, ({ site: { siteId } }) => present(siteId));
  handleCall(scope, changeSiteFacts, async ({ site: { siteId }, body }) => {
    await ctx.transact((trx) => change(trx, { siteId, changes: body.changes, isCurrencyUsed }));
    return present(siteId);
  });
  handleCall(scope, addDomain, async ({ site: { siteId }, body: { host } }) => {
    await ctx.transact((trx) => add(trx, { siteId, host }));
    return present(siteId);
  });
  handleCall(scope, makeDomainPrimary, async ({ site: { siteId }, params: { host } }) => {
    await ctx.transact((trx) => makePrimary(trx, { siteId, host }));
    return present(siteId);
  });
  handleCall(scope, removeDomain, async ({ site: { siteId }, params: { host } }) => ({
    isDeleted: await ctx.transact((trx) => remove(trx, { siteId, host })),
  }));
}

/** The calls about what a site is called and where it answers. */
export const siteFactsCalls: readonly CallRegistration[] = [handleSiteFacts];
