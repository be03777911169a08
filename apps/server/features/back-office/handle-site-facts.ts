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
import { loggedWrites } from '../activity/write-logged.ts';
import {
  addDomain as add,
  makeDomainPrimary as makePrimary,
  removeDomain as remove,
} from '../sites/site-domains.ts';
import { changeSiteFacts as change, presentSiteFacts } from '../sites/site-facts.ts';
import { isCurrencyUsed } from './is-currency-used.ts';
import { domainsThing, siteThing } from './site-things.ts';

function handleSiteFacts(scope: CallScope): void {
  const { ctx } = scope;
  const write = loggedWrites(ctx);
  const present = async (siteId: string) => {
    const [facts, isUsed] = await Promise.all([
      presentSiteFacts(ctx.db, siteId),
      isCurrencyUsed(ctx.db, siteId),
    ]);
    return { ...facts, isCurrencyFree: !isUsed };
  };
  handleCall(scope, getSiteFacts, ({ site: { siteId } }) => present(siteId));
  handleCall(scope, changeSiteFacts, async ({ site, staff, body: { changes } }) => {
    const { siteId } = site;
    const asked = { call: changeSiteFacts, site, staff, thing: siteThing, id: siteId };
    const { activityId } = await write(asked, (trx) =>
      change(trx, { siteId, changes, isCurrencyUsed }),
    );
    return { ...(await present(siteId)), activityId };
  });
  handleCall(scope, addDomain, async ({ site, staff, body: { host } }) => {
    const { siteId } = site;
    const asked = { call: addDomain, site, staff, thing: domainsThing, id: siteId };
    const { activityId } = await write(asked, async (trx) => {
      await add(trx, { siteId, host });
      return {};
    });
    return { ...(await present(siteId)), activityId };
  });
  handleCall(scope, makeDomainPrimary, async ({ site, staff, params: { host } }) => {
    const { siteId } = site;
    const asked = { call: makeDomainPrimary, site, staff, thing: domainsThing, id: siteId };
    const { activityId } = await write(asked, async (trx) => {
      await makePrimary(trx, { siteId, host });
      return {};
    });
    return { ...(await present(siteId)), activityId };
  });
  handleCall(scope, removeDomain, ({ site, staff, params: { host } }) => {
    const { siteId } = site;
    const asked = { call: removeDomain, site, staff, thing: domainsThing, id: siteId };
    return write(asked, async (trx) => ({ isDeleted: await remove(trx, { siteId, host }) }));
  });
}

/** The calls about what a site is called and where it answers. */
export const siteFactsCalls: readonly CallRegistration[] = [handleSiteFacts];
