/** Changes of many products at once. */
import type { BulkEdit, BulkEditStatus, BulkRefusal } from '@sitewright/contract';
import type { Generated } from 'kysely';
import type { Instant, Json } from '../../db/columns.ts';

export interface BulkEditTables {
  bulk_edits: BulkEditsTable;
  bulk_edit_batches: BulkEditBatchesTable;
  bulk_edit_products: BulkEditProductsTable;
}

interface BulkEditsTable {
  site_id: string;
  /** Sorts by time. */
  id: string;
  state: BulkEditStatus['state'];
  edit: Json<BulkEdit>;
  account_id: string | null;
  actor_name: string;
  created_at: Instant;
  ended_at: Instant | null;
  /** Products it is about, then how many came to which outcome. */
  total: number;
  written: Generated<number>;
  unchanged: Generated<number>;
  refused: Generated<number>;
  gone: Generated<number>;
  undone: Generated<number>;
  kept: Generated<number>;
}

/** Products that were chosen when a bulk edit began, and that it has not reached. */
interface BulkEditBatchesTable {
  site_id: string;
  edit_id: string;
  /** Lower ones come first. */
  number: number;
  /** In their order, never empty. */
  product_ids: string[];
}

/** A product that a bulk edit has reached. */
interface BulkEditProductsTable {
  site_id: string;
  edit_id: string;
  product_id: string;
  outcome: 'written' | 'unchanged' | 'refused' | 'gone' | 'undone' | 'kept';
  reason: BulkRefusal | null;
  /** Written fields as they were, those of variants as `variants.ID.field`. */
  before: Json<Record<string, unknown>> | null;
  after: Json<Record<string, unknown>> | null;
  /** What the undoing left, because somebody had changed it since. */
  kept: Json<Record<string, unknown>> | null;
}
