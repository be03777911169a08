/** `/api/sites/:identifier/facts` and `…/domains`. */
import {
  addDomain,
  ApiError,
  changeSiteFacts,
  checkDomain,
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
import { domainProofPath, lookAtDomain } from './look-at-domain.ts';
import { domainsThing, siteThing } from './site-things.ts';

function handleSiteFacts(scope: CallScope): void {
  const { ctx } = scope;
  const write = loggedWrites(ctx);
  const { publicUrl } = ctx.config;
  const own = publicUrl === undefined ? undefined : new URL(publicUrl).hostname;
  /** People sign in at the public address of the installation: a site beside takes it from nobody. */
  const requireFree = (site: { isDefault: boolean }, host: string): void => {
    if (host === own && !site.isDefault) throw new ApiError('domain_taken');
  };
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
      requireFree(site, host);
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
  handleCall(scope, checkDomain, async ({ site: { siteId }, params: { host } }) => {
    const { domains } = await presentSiteFacts(ctx.db, siteId);
    if (!domains.some((domain) => domain.host === host)) throw new ApiError('not_found');
    return lookAtDomain({ config: ctx.config, host, siteId });
  });
  handleCall(scope, removeDomain, ({ site, staff, params: { host } }) => {
    const { siteId } = site;
    const asked = { call: removeDomain, site, staff, thing: domainsThing, id: siteId };
    return write(asked, async (trx) => ({ isDeleted: await remove(trx, { siteId, host }) }));
  });
}

/** The id of the site of a host, by which a domain is known to lead here. */
function registerProof({ server }: CallScope): void {
  server.get(domainProofPath, (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .send(request.site.siteId),
  );
}

/** The calls about what a site is called and where it answers. */
export const siteFactsCalls: readonly CallRegistration[] = [handleSiteFacts, registerProof];
