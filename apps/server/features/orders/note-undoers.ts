/** How notes of orders are taken back. Its buyer never saw them. */
import { ApiError } from '@sitewright/contract';
import { sql } from 'kysely';
import type { WriteTransaction } from '../../db/database.ts';
import type { ActivityRow, LoggedValue } from '../activity/log-write.ts';
import type { Undoer, Undoers } from '../activity/undoer.ts';

interface Carried {
  readonly orderId: string;
  readonly entryId: string;
  readonly actorName: string | null;
  readonly happenedAt: string;
}

function carriedOf({ carried }: ActivityRow): Partial<Carried> {
  return { ...carried };
}

/** Of writes from before notes were carried there is none. */
function noteOf(trx: WriteTransaction, row: ActivityRow) {
  const { orderId = '', entryId = '' } = carriedOf(row);
  return trx
    .selectFrom('order_timeline')
    .selectAll()
    .where('site_id', '=', row.site_id)
    .where('order_id', '=', orderId)
    .where('id', '=', entryId)
    .where('kind', '=', 'note');
}

async function readPresent(trx: WriteTransaction, row: ActivityRow): Promise<LoggedValue> {
  const note = await noteOf(trx, row).forUpdate().executeTakeFirst();
  return { ...note?.details };
}

const noteUndoer: Undoer = {
  inverse: 'order-note-removed',
  readPresent,
  async restore(trx, row) {
    const note = await noteOf(trx, row).executeTakeFirst();
    if (!note) throw new ApiError('not_undoable');
    // Whatever else happened to an order stays: the database keeps it.
    await sql`select set_config('sitewright.undoing', 'on', true)`.execute(trx);
    await trx
      .deleteFrom('order_timeline')
      .where('site_id', '=', row.site_id)
      .where('order_id', '=', note.order_id)
      .where('id', '=', note.id)
      .execute();
    await sql`select set_config('sitewright.undoing', 'off', true)`.execute(trx);
    return {
      carried: {
        orderId: note.order_id,
        entryId: note.id,
        actorName: note.actor_name,
        happenedAt: note.happened_at.toISOString(),
      },
    };
  },
};

const removedNoteUndoer: Undoer = {
  inverse: 'order-note',
  readPresent,
  async restore(trx, row) {
    const { orderId, entryId, actorName = null, happenedAt } = carriedOf(row);
    if (!orderId || !entryId || !happenedAt) throw new ApiError('not_undoable');
    await trx
      .insertInto('order_timeline')
      .values({
        site_id: row.site_id,
        order_id: orderId,
        id: entryId,
        kind: 'note',
        actor_name: actorName,
        details: JSON.stringify(row.before),
        happened_at: new Date(happenedAt),
      })
      .execute();
    return { carried: { orderId, entryId } };
  },
};

/** By action of the log. */
export const noteUndoers: Undoers = {
  'order-note': noteUndoer,
  'order-note-removed': removedNoteUndoer,
};
