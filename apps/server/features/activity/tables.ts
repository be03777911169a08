/** Who wrote what, and what was there before. */
import type { Permission } from '@sitewright/contract';
import type { Instant, Json } from '../../db/columns.ts';
import type { LoggedAction } from './logged-actions.ts';

export interface ActivityTables {
  activity_log: ActivityLogTable;
}

/** Newest last by id. */
interface ActivityLogTable {
  site_id: string;
  id: string;
  happened_at: Instant;
  /** Null for a key, and for a command of the operator. */
  account_id: string | null;
  /** The API key that asked; null for people. */
  key_id: string | null;
  actor_name: string;
  /** Thing and past tense: `setting-changed`, `discount-added`. */
  action: LoggedAction;
  /** What the action asks for: it says who sees the row and who may take it back. */
  permission: Permission;
  /** What was written: `kind:id`, or `group.field` of a setting. */
  subject: string;
  /** What people called it when it was written; empty where the subject says it. */
  title: string;
  /** The written fields as they were: `{}` when there was nothing. Of a secret only `isSet`. */
  before: Json<Record<string, unknown>>;
  after: Json<Record<string, unknown>>;
  /** The secret that was replaced, encrypted, so that the change can be undone. */
  sealed_before: string | null;
  /** What ids among the fields were called when it was written. */
  names: Json<Record<string, string>>;
  /** What undoing needs beside the fields; it is shown to nobody. */
  carried: Json<Record<string, unknown> | null> | null;
  /** The row that this one takes back. */
  undoes: string | null;
  /** The row that took this one back; null again when that was taken back in turn. */
  undone_by: string | null;
}
