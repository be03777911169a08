import type { Generated } from 'kysely';
import type { Instant } from '../../db/columns.ts';

export interface DonationTables {
  donations: DonationsTable;
}

/** What the shop collects for. Amounts are minor units of the site's currency. */
interface DonationsTable {
  site_id: string;
  id: string;
  title: string;
  cover_text: Generated<string>;
  /** To choose from. */
  suggested_cents: number[];
  min_cents: number;
  max_cents: number;
  /** True: another amount may be typed. */
  is_free_amount: Generated<boolean>;
  is_monthly_offered: Generated<boolean>;
  asks_name: Generated<boolean>;
  asks_message: Generated<boolean>;
  /** False: it is closed to visitors. */
  is_open: Generated<boolean>;
  created_at: Instant;
}
