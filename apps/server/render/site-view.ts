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

/**
 * Loads what a site's pages share, once per version of the site and quarter of an hour. Anybody can
 * ask by a host that was made up: that reads nothing again.
 */
export class SiteViews {
  readonly #db: ReadDatabase;
  readonly #now: () => Date;
  readonly #loadSales: LoadSales;
  readonly #snapshots = new LRUCache<string, Promise<SiteSnapshot>>({ max: maxSites });
  readonly #views = new LRUCache<string, Promise<SiteView>>({ max: maxSites });

  constructor({ db, now, loadSales }: { db: ReadDatabase; now: () => Date; loadSales: LoadSales }) {
    this.#db = db;
    this.#loadSales = loadSales;
    this.#now = now;
  }

  get(site: Site, origin: string): Promise<SiteView> {
    const quarter = Math.floor(this.#now().getTime() / quarterMs);
    const { siteId, version, language = '' } = site;
    const state = `${siteId} ${version} ${language} ${quarter}`;
    return keep(this.#views, `${state} ${origin}`, async () => {
      const snapshot = await keep(this.#snapshots, state, () => this.#load(site));
      const websiteSettings = presentWebsiteSettings(site);
      const website = presentWebsite(snapshot, origin, this.#now());
      return { snapshot, origin, website, websiteSettings };
    });
  }

  async #load(site: Site): Promise<SiteSnapshot> {
    const now = this.#now();
    return loadSite(this.#db, site, { sales: await this.#loadSales(site), now });
  }
}

/** What is loaded under this key, or is being loaded; what fails is tried again. */
function keep<Loaded>(
  kept: LRUCache<string, Promise<Loaded>>,
  key: string,
  load: () => Promise<Loaded>,
): Promise<Loaded> {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const loading = load();
  kept.set(key, loading);
  loading.catch(() => kept.delete(key));
  return loading;
}
