/** Drafts as they are stored. */
import type { DraftOrderContent, DraftOrderState } from '@sitewright/contract';
import type { Selectable } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import { isPayable } from './draft-states.ts';

/** An order that staff put together for somebody. */
export interface Draft {
  id: string;
  state: DraftOrderState;
  cartId: string;
  email: string;
  content: DraftOrderContent;
  orderNumber: number | null;
  wrongAnswers: number;
  madeBy: string;
  createdAt: Date;
  expiresAt: Date;
}

/** Undefined when the site has none such. */
export async function findDraft(
  db: ReadDatabase,
  { siteId, id, now }: { siteId: string; id: string; now: Date },
): Promise<Draft | undefined> {
  const row = await db
    .selectFrom('draft_orders')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toDraft(row, now);
}

/** A row in our words; one whose last day has passed is expired, also before that is noted. */
export function toDraft(row: Selectable<Database['draft_orders']>, now: Date): Draft {
  const isOver = isPayable(row.state) && row.expires_at <= now;
  return {
    id: row.id,
    state: isOver ? 'expired' : row.state,
    cartId: row.cart_id,
    email: row.email,
    content: row.content,
    orderNumber: row.order_number,
    wrongAnswers: row.wrong_answers,
    madeBy: row.made_by,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}

const pageSize = 50;

/** The newest first, with the key of the next page. */
export async function listDrafts(
  db: ReadDatabase,
  { siteId, after, now }: { siteId: string; after: string | undefined; now: Date },
): Promise<{ drafts: Draft[]; next: string | null }> {
  const rows = await db
    .selectFrom('draft_orders')
    .selectAll()
    .where('site_id', '=', siteId)
    .$if(after !== undefined, (older) => older.where('id', '<', after!))
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const drafts = rows.slice(0, pageSize).map((row) => toDraft(row, now));
  return { drafts, next: rows.length > pageSize ? (drafts.at(-1)?.id ?? null) : null };
}
