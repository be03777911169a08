import type { Instant } from '../../db/columns.ts';

export interface PageLockTables {
  page_locks: PageLocksTable;
}

/** What asks for a password. */
interface PageLocksTable {
  site_id: string;
  /** Of the collection; empty: the whole site. */
  page_id: string;
  /** Argon2id. */
  password_hash: string;
  /** What a browser holds that got in: another one with every password. */
  pass: string;
  set_at: Instant;
}
