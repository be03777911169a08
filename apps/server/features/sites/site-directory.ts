/** Host → site, kept in memory and dropped when a site changes. */
import type { ReadDatabase } from '../../db/database.ts';
import type { SiteVersions } from '../../db/site-versions.ts';
import { listSecrets } from '../settings/secret-settings.ts';
import { loadNotations } from './site-money.ts';
import { makeInLanguage } from './site-in-language.ts';
import { toSite, type Site } from './site.ts';

/** Hosts are the visitor's to choose: the memory for them has an end. */
const maxHosts = 20_000;
const maxHostsOfSite = 500;
const localSuffix = '.localhost';

export class SiteDirectory {
  #db: ReadDatabase;
  #versions: SiteVersions;
  #siteIdByHost = new Map<string, string | undefined>();
  #sites = new Map<string, Site>();
  #inLanguages = new WeakMap<Site, Map<string, Promise<Site>>>();

  constructor(db: ReadDatabase, versions: SiteVersions) {
    this.#db = db;
    this.#versions = versions;
    versions.onChange((siteId) => {
      this.#siteIdByHost.clear();
      if (siteId === undefined) this.#sites.clear();
      else this.#sites.delete(siteId);
    });
  }

  /**
   * The site of a request's host (a port and the case do not matter): the one that claims it,
   * the one with identifier NAME for `NAME.localhost`, else the default site. Undefined when the
   * installation has no site.
   */
  async find(host: string | undefined): Promise<Site | undefined> {
    const name = normaliseHost(host);
    const siteId = this.#siteIdByHost.has(name)
      ? this.#siteIdByHost.get(name)
      : await this.#remember(name);
    return siteId === undefined ? undefined : this.get(siteId);
  }

  /** A site by id. */
  async get(siteId: string): Promise<Site | undefined> {
    return this.#sites.get(siteId) ?? this.#load(siteId);
  }

  /** A site by its short name. */
  async findByIdentifier(identifier: string): Promise<Site | undefined> {
    const row = await this.#db
      .selectFrom('sites')
      .select('site_id')
      .where('identifier', '=', identifier)
      .executeTakeFirst();
    return row && this.get(row.site_id);
  }

  /** The site as it is shown in one of its other languages, made once while it stays as it is. */
  inLanguage(site: Site, language: string): Promise<Site> {
    const known = this.#inLanguages.get(site) ?? new Map<string, Promise<Site>>();
    this.#inLanguages.set(site, known);
    const making = known.get(language) ?? makeInLanguage(this.#db, site, language);
    known.set(language, making);
    making.catch(() => known.delete(language));
    return making;
  }

  async #remember(host: string): Promise<string | undefined> {
    const siteId = await this.#lookUp(host);
    if (this.#siteIdByHost.size >= maxHosts) this.#siteIdByHost.clear();
    if (siteId !== undefined) this.#siteIdByHost.set(host, siteId);
    return siteId;
  }

  async #lookUp(host: string): Promise<string | undefined> {
    const claimed = await this.#db
      .selectFrom('site_domains')
      .select('site_id')
      .where('host', '=', host)
      .executeTakeFirst();
    if (claimed) return claimed.site_id;
    const identifier = host.endsWith(localSuffix) ? host.slice(0, -localSuffix.length) : '';
    const fallback = await this.#db
      .selectFrom('sites')
      .select('site_id')
      .where((eb) => eb.or([eb('identifier', '=', identifier), eb('is_default', '=', true)]))
      .orderBy((eb) => eb('identifier', '=', identifier), 'desc')
      .limit(1)
      .executeTakeFirst();
    return fallback?.site_id;
  }

  async #load(siteId: string): Promise<Site | undefined> {
    const row = await this.#db
      .selectFrom('sites')
      .selectAll()
      .where('site_id', '=', siteId)
      .executeTakeFirst();
    if (!row) return undefined;
    const hosts = await this.#db
      .selectFrom('site_domains')
      .select(['host', 'is_primary'])
      .where('site_id', '=', siteId)
      .where('host', 'not like', `%${localSuffix}`)
      .orderBy('is_primary', 'desc')
      .limit(maxHostsOfSite)
      .execute();
    const primary = hosts.find(({ is_primary: isPrimary }) => isPrimary);
    const others = primary ? hosts.filter((one) => one !== primary) : [];
    const { locale, settings } = row;
    const notationOf = await loadNotations({ siteId, locale, settings });
    const site = toSite(row, {
      primaryHost: primary?.host,
      otherHosts: others.map(({ host }) => host),
      notationOf,
      secretNames: await listSecrets(this.#db, siteId),
    });
    this.#keepUnlessOutdated(site);
    return site;
  }

  /** A change that came while the row was read must not be covered by what was read before it. */
  #keepUnlessOutdated(site: Site): void {
    this.#versions.note(site.siteId, site.version);
    if (this.#versions.get(site.siteId) === site.version) this.#sites.set(site.siteId, site);
  }
}

/** `Shop.Example.COM.:3000` → `shop.example.com`; `[::1]:3000` → `::1`. */
function normaliseHost(host: string | undefined): string {
  const name = (host ?? '').trim().toLowerCase();
  if (name.startsWith('[')) return name.slice(1, name.indexOf(']'));
  return name.replace(/:\d*$/, '').replace(/\.$/, '');
}
