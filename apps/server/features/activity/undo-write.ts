/** Takes a write of the log back. */
import { isDeepStrictEqual } from 'node:util';
import { ApiError, type FieldConflict, type Permission } from '@sitewright/contract';
import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { activityTimes } from './activity-times.ts';
import type { Actor } from './actor.ts';
import type { UndoSource } from './undoer.ts';
import { logWrite, type ActivityRow, type LoggedValue } from './log-write.ts';

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
 * so: it can be taken back in turn. What is taken back already is not taken back again.
 * @throws ApiError `not_found`, `not_allowed`, `not_undoable`, and `edited_meanwhile` with both
 *   values of each field that is not what the write left
 */
export async function undoWrite(
  ctx: Pick<AppContext, 'transact' | 'undoers' | 'now'>,
  undoing: Undoing,
): Promise<string> {
  const { siteId, actor, source } = undoing;
  const undone = ctx.transact(async (trx) => {
    const key = { siteId, id: undoing.id };
    const first = await lockChain(trx, key);
    const row = await findRow(trx, key);
    if (!undoing.may(row.permission)) throw new ApiError('not_allowed');
    const at = ctx.now();
    const undoer = isUndoable(ctx, row) ? ctx.undoers[row.action] : undefined;
    if (!undoer) throw new ApiError('not_undoable');
    requireSame(row, await undoer.readPresent(trx, row));
    // Units, for one, are taken back by the opposite move: what stands there tells nothing of it.
    if (row.undone_by !== null) throw new ApiError('not_undoable');
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
    await markChain(trx, { ...key, first, by: id });
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
  return Object.hasOwn(undoers, row.action) && age <= activityTimes.undoableFor;
}

interface RowKey {
  readonly siteId: string;
  readonly id: string;
}

/**
 * A write, its undoing and whatever was done and undone after it are one chain: nobody else works on
 * it until the transaction ends. Answers the id of its first row.
 */
async function lockChain(trx: WriteTransaction, { siteId, id }: RowKey): Promise<string> {
  const { rows } = await sql<{ id: string }>`with recursive chain as (
      select id, undoes from activity_log where site_id = ${siteId} and id = ${id}
      union all
      select l.id, l.undoes from activity_log l join chain c on l.id = c.undoes
      where l.site_id = ${siteId}
    )
    select id from activity_log where site_id = ${siteId} and id = (select min(id) from chain)
    for update`.execute(trx);
  const [first] = rows;
  if (!first) throw new ApiError('not_found');
  return first.id;
}

async function findRow(trx: WriteTransaction, { siteId, id }: RowKey): Promise<ActivityRow> {
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

/**
 * The rows of a chain take turns: when a write is taken back, everything that did it again is undone
 * too, and every undoing of it is in force.
 */
async function markChain(
  trx: WriteTransaction,
  { siteId, id, first, by }: RowKey & { first: string; by: string },
): Promise<void> {
  await sql`with recursive chain as (
      select id, 0 as turn from activity_log where site_id = ${siteId} and id = ${first}
      union all
      select l.id, 1 - c.turn from activity_log l join chain c on l.undoes = c.id
      where l.site_id = ${siteId}
    )
    update activity_log l
    set undone_by = case when c.turn = (select turn from chain where id = ${id}) then ${by} end
    from chain c where l.site_id = ${siteId} and l.id = c.id`.execute(trx);
}
