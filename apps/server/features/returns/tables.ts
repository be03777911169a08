/** Goods that come back to the shop. */
import type { ReturnReason, ReturnState } from '@sitewright/contract';
import type { JSONColumnType } from 'kysely';
import type { InstantWithDefault } from '../../db/columns.ts';
import type { ItemUnits } from '../orders/tables.ts';

export interface ReturnTables {
  returns: ReturnsTable;
}

interface ReturnsTable {
  site_id: string;
  order_id: string;
  id: string;
  /** State table in return-states.ts. */
  state: ReturnState;
  opened_by: 'buyer' | 'staff';
  reason: ReturnReason;
  /** In the words of whoever opened it. */
  note: string;
  items: JSONColumnType<ItemUnits[], string, string>;
  /** Units that came back to the stock. */
  restocked: JSONColumnType<ItemUnits[], string | undefined, string>;
  created_at: InstantWithDefault;
  updated_at: InstantWithDefault;
}
