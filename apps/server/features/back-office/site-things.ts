/** Title, language, currency and domains of a site, as the log of writes knows them. */
import type { LoggedThing } from '../activity/logged-thing.ts';
import { addDomain, lockSite, makeDomainPrimary, removeDomain } from '../sites/site-domains.ts';
import { changeSiteFacts, presentSiteFacts } from '../sites/site-facts.ts';
import { isCurrencyUsed } from './is-currency-used.ts';

export const siteThing: LoggedThing = {
  kind: 'site',
  async read(trx, { siteId }) {
    await lockSite(trx, siteId);
    const { facts } = await presentSiteFacts(trx, siteId);
    return { fields: { ...facts }, title: facts.title };
  },
  async change({ trx, siteId }, _key, { fields }) {
    const { facts } = await presentSiteFacts(trx, siteId);
    const now = new Map<string, unknown>(Object.entries(facts));
    const changes = Object.fromEntries(
      Object.entries(fields).map(([name, to]) => [name, { from: now.get(name), to }]),
    );
    await changeSiteFacts(trx, { siteId, changes, isCurrencyUsed });
  },
};

export const domainsThing: LoggedThing = {
  kind: 'domains',
  async read(trx, { siteId }) {
    await lockSite(trx, siteId);
    const { domains } = await presentSiteFacts(trx, siteId);
    const primary = domains.find(({ isPrimary }) => isPrimary)?.host ?? null;
    return { fields: { hosts: domains.map(({ host }) => host).toSorted(), primary }, title: '' };
  },
  async change({ trx, siteId }, _key, { fields: { hosts, primary } }) {
    const { domains } = await presentSiteFacts(trx, siteId);
    const now = domains.map(({ host }) => host);
    const wanted = Array.isArray(hosts) ? hosts.map(String) : now;
    for (const host of wanted) if (!now.includes(host)) await addDomain(trx, { siteId, host });
    if (typeof primary === 'string') await makeDomainPrimary(trx, { siteId, host: primary });
    for (const host of now) if (!wanted.includes(host)) await removeDomain(trx, { siteId, host });
  },
};
