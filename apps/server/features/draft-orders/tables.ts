/** Orders that staff put together for somebody. */
import type { DraftOrderContent, DraftOrderState } from '@sitewright/contract';
import type { JSONColumnType } from 'kysely';
import type { Generated } from 'kysely';
import type { Instant } from '../../db/columns.ts';

export interface DraftOrderTables {
  draft_orders: DraftOrdersTable;
  draft_order_links: DraftOrderLinksTable;
}

interface DraftOrdersTable {
  site_id: string;
  id: string;
  /** State table in draft-states.ts. */
  state: DraftOrderState;
  /** What is paid: made of the content, and made again when that changes. */
  cart_id: string;
  email: Generated<string>;
  content: JSONColumnType<DraftOrderContent, string, string>;
  /** Of the order that it became. */
  order_number: number | null;
  /** How often somebody with a link told something wrong. */
  wrong_answers: Generated<number>;
  made_by: string;
  created_at: Instant;
  updated_at: Instant;
  expires_at: Instant;
}

/** Links by which a draft is paid. */
interface DraftOrderLinksTable {
  site_id: string;
  /** The token itself is told once. */
  token_hash: string;
  draft_id: string;
  created_at: Instant;
}
