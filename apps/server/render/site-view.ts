import type { CatalogueSale } from '@sitewright/commerce';
import { LRUCache } from 'lru-cache';
import type { ReadDatabase } from '../db/database.ts';
import type { Site } from '../features/sites/site.ts';
import { presentWebsiteSettings } from './context/present-settings.ts';
import { presentWebsite } from './context/present-website.ts';
import { loadSite, type SiteSnapshot } from './data/load-site.ts';

/** What all pages of one version of a site share, under one origin. */
export interface SiteView {
  readonly snapshot: SiteSnapshot;
  /** Scheme and host, without a slash at the end. */
  readonly origin: string;
  readonly website: Readonly<Record<string, unknown>>;
  readonly websiteSettings: Readonly<Record<string, unknown>>;
}

/** Reads the sales of a site's catalogue; their room lies above this one. */
export type LoadSales = (site: Site) => Promise<readonly CatalogueSale[]>;

/** Sites kept in memory: enough for busy ones, a small part of a large installation. */
const maxSites = 500;

/** Clocks are put forward and back at a quarter of an hour: the zone of a site is read again then. */
const quarterMs = 15 * 60_000;

/** Loads what a site's pages share, once per version of the site and quarter of an hour. */
export class SiteViews {
  readonly #db: ReadDatabase;
  readonly #now: () => Date;
  readonly #loadSales: LoadSales;
  readonly #loading = new LRUCache<string, Promise<SiteView>>({ max: maxSites });

  constructor({ db, now, loadSales }: { db: ReadDatabase; now: () => Date; loadSales: LoadSales }) {
    this.#db = db;
    this.#loadSales = loadSales;
    this.#now = now;
  }

  get(site: Site, origin: string): Promise<SiteView> {
    const quarter = Math.floor(this.#now().getTime() / quarterMs);
    const { siteId, version, language = '' } = site;
    const key = `${siteId} ${version} ${language} ${quarter} ${origin}`;
    const known = this.#loading.get(key);
    if (known !== undefined) return known;
    const loading = this.#load(site, origin);
    this.#loading.set(key, loading);
    loading.catch(() => this.#loading.delete(key));
    return loading;
  }

  async #load(site: Site, origin: string): Promise<SiteView> {
    const now = this.#now();
    const snapshot = await loadSite(this.#db, site, { sales: await this.#loadSales(site), now });
    const websiteSettings = presentWebsiteSettings(site);
    const website = presentWebsite(snapshot, origin, now);
    return { snapshot, origin, website, websiteSettings };
  }
}
