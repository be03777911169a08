/** Where visitors of an old address are sent. */
import type { RedirectStatus } from '@sitewright/contract';
import type { GeneratedAlways } from 'kysely';
import type { Instant } from '../../db/columns.ts';

export interface RedirectTables {
  redirects: RedirectsTable;
}

interface RedirectsTable {
  site_id: string;
  id: string;
  /** Decoded, without a slash at the end: `/old`, `/blog/[year]/[title]`, `/shop/*`. */
  from_path: string;
  /** A path, or a whole address, that may name the wildcards of `from_path`. */
  to_url: string;
  status: RedirectStatus;
  /** Made when something moved. */
  is_automatic: boolean;
  created_at: Instant;
  /** Addresses are looked up whatever the case of their letters. */
  match_key: GeneratedAlways<string>;
  /** What stands before the first wildcard; null without one. */
  wildcard_prefix: GeneratedAlways<string | null>;
}
