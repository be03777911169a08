/** What the server keeps of requests. */
import type { Instant } from '../db/columns.ts';

export interface HttpTables {
  attempt_counts: AttemptCountsTable;
}

/** Attempts that all processes count together. */
interface AttemptCountsTable {
  /** A hash of what is limited and whom it limits. */
  key: string;
  attempts: number;
  /** The end of the window that is counted. */
  expires_at: Instant;
}
