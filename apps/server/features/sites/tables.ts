/** Sites and the hosts that they answer on. */
import type { Generated } from 'kysely';
import type { InstantWithDefault, Json } from '../../db/columns.ts';

export interface SiteTables {
  sites: SitesTable;
  site_domains: SiteDomainsTable;
}

interface SitesTable {
  site_id: string;
  /** Short name, unique: `NAME.localhost` and `--site NAME`. */
  identifier: string;
  title: string;
  tagline: string;
  description: string;
  /** Folder name under `themes/`. */
  theme: string;
  /** Raised by every change that a visitor can see; the page cache is keyed by it. */
  version: Generated<number>;
  currency: string;
  /** BCP 47, e.g. `en-US`. */
  locale: string;
  time_zone: string;
  /** True for the site that answers on every host no other site has claimed. */
  is_default: boolean;
  /** What made it, unique; null for one that no person asked for by a screen. */
  attempt_id: string | null;
  next_order_number: Generated<number>;
  /** By group, without secrets; `features/settings` alone reads and writes them. */
  settings: Json<Record<string, unknown>>;
  /** Values of theme tweaks that differ from the defaults. */
  tweaks: Json<Record<string, string>>;
  created_at: InstantWithDefault;
  updated_at: InstantWithDefault;
}

interface SiteDomainsTable {
  host: string;
  site_id: string;
  is_primary: boolean;
}
