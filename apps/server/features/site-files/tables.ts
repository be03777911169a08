/** Files of sites that are made by screen. */
import type { SiteExportState } from '@sitewright/contract';
import type { Generated } from 'kysely';
import type { Instant } from '../../db/columns.ts';

export interface SiteFileTables {
  site_exports: SiteExportsTable;
}

interface SiteExportsTable {
  site_id: string;
  /** Sorts by time; names its file. */
  id: string;
  state: SiteExportState;
  filename: string;
  byte_size: Generated<number>;
  done_files: Generated<number>;
  all_files: Generated<number>;
  /** Why it failed. */
  problem: Generated<string>;
  made_by: string;
  created_at: Instant;
  /** When its file goes; null before it is ready. */
  expires_at: Instant | null;
}
