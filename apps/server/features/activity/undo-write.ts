/** Takes a write of the log back. */
import { isDeepStrictEqual } from 'node:util';
import { ApiError, type FieldConflict, type Permission } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import type { Actor } from './actor.ts';
import type { UndoSource } from './undoer.ts';
import { logWrite, type ActivityRow, type LoggedValue } from './log-write.ts';

const day = 24 * 60 * 60 * 1000;
/** Milliseconds for which a write can be taken back. */
const undoableFor = 30 * day;

export interface Undoing {
  readonly siteId: string;
  /** The row of the log. */
  readonly id: string;
  readonly actor: Actor;
  readonly source?: UndoSource;
  /** Whether the actor may do on this site what the write asked for. */
  may(permission: Permission): boolean;
}

/**
 * Writes what was there before the row `id` of the log, and answers the id of the row that says
 * so: it can be taken back in turn.
 * @throws ApiError `not_found`, `not_allowed`, `not_undoable`, and `edited_meanwhile` with both
 *   values of each field that is not what the write left
 */
export async function undoWrite(
  ctx: Pick<AppContext, 'transact' | 'undoers' | 'now'>,
  undoing: Undoing,
): Promise<string> {
  const { siteId, actor, source } = undoing;
  const undone = ctx.transact(async (trx) => {
    const row = await findRow(trx, { siteId, id: undoing.id });
    if (!undoing.may(row.permission)) throw new ApiError('not_allowed');
    const at = ctx.now();
    const undoer = isUndoable(ctx, row) ? ctx.undoers[row.action] : undefined;
    if (!undoer) throw new ApiError('not_undoable');
    requireSame(row, await undoer.readPresent(trx, row));
    const restored = await undoer.restore(trx, row, at, { trx, siteId, at, actor, source });
    const id = await logWrite(trx, {
      siteId,
      actor,
      at,
      action: undoer.inverse ?? row.action,
      permission: row.permission,
      subject: row.subject,
      title: row.title,
      before: row.after,
      after: row.before,
      names: row.names,
      ...restored,
      undoes: row.id,
    });
    await mark(trx, row, id);
    return id;
  });
  return undone.catch(explain);
}

/** Unique and foreign keys: its place is taken, or something that it hangs on is gone. */
const keyFaults = new Set(['23503', '23505']);

function explain(error: unknown): never {
  const isKeyFault = error instanceof Error && 'code' in error && keyFaults.has(String(error.code));
  throw isKeyFault ? new ApiError('not_undoable') : error;
}

/** Whether it can be asked for still. What stands there is looked at only when it is. */
export function isUndoable(
  { undoers, now }: Pick<AppContext, 'undoers' | 'now'>,
  row: Pick<ActivityRow, 'action' | 'happened_at'>,
): boolean {
  const age = now().getTime() - row.happened_at.getTime();
  return Object.hasOwn(undoers, row.action) && age <= undoableFor;
}

async function findRow(
  trx: WriteTransaction,
  { siteId, id }: { siteId: string; id: string },
): Promise<ActivityRow> {
  const row = await trx
    .selectFrom('activity_log')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return row;
}

/** Only what the write wrote is compared: the rest of the thing may have gone on. */
function requireSame({ before, after }: ActivityRow, present: LoggedValue): void {
  const conflicts: Record<string, FieldConflict> = {};
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (isDeepStrictEqual(present[name] ?? null, after[name] ?? null)) continue;
    conflicts[name] = { theirs: present[name] ?? null, yours: before[name] ?? null };
  }
  if (Object.keys(conflicts).length > 0) throw new ApiError('edited_meanwhile', {}, { conflicts });
}

/** A row is done, undone, or done again when its undoing was undone. */
async function mark(trx: WriteTransaction, row: ActivityRow, by: string): Promise<void> {
  const set = (id: string, undoneBy: string | null) =>
    trx
      .updateTable('activity_log')
      .set({ undone_by: undoneBy })
      .where('site_id', '=', row.site_id)
      .where('id', '=', id)
      .execute();
  await set(row.id, by);
  if (row.undoes !== null) await set(row.undoes, null);
}
