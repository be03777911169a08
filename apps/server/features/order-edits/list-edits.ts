import type { listOrderEdits } from '@sitewright/contract';
import type { AnswerOf } from '../../http/call-types.ts';
import type { ReadDatabase } from '../../db/database.ts';
import { presentStep } from '../cart/present-steps.ts';

/** The edits of an order, the oldest first. */
export async function listEdits(
  db: ReadDatabase,
  { siteId, orderId }: { siteId: string; orderId: string },
): Promise<AnswerOf<typeof listOrderEdits>['edits']> {
  const rows = await db
    .selectFrom('order_edits')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .orderBy('number')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    state: row.state,
    content: row.content,
    addedCents: row.added_cents,
    takenCents: row.taken_cents,
    dueCents: row.due_cents,
    totalCents: row.total_cents,
    steps: row.steps.map(presentStep),
    madeBy: row.made_by,
    createdOn: row.created_at.getTime(),
    settledOn: row.settled_at?.getTime() ?? null,
  }));
}
