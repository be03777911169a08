/** What an import wrote, kept until it is taken back or forgotten. */
import { cutText } from '@sitewright/contract';
import { sql } from 'kysely';
import type { WriteTransaction } from '../../../db/database.ts';
import type { LoggedValue } from '../../activity/log-write.ts';
import type { ImportKey } from './import-files.ts';

export interface KeptChange {
  readonly id: string;
  readonly title: string;
  readonly isNew: boolean;
  readonly before: LoggedValue;
  readonly after: LoggedValue;
  readonly carried?: LoggedValue | undefined;
}

/** A thing that one file names twice is taken back to what it was before the first. */
export async function keepChanges(
  trx: WriteTransaction,
  { siteId, id }: ImportKey,
  changes: readonly KeptChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await trx
    .insertInto('import_changes')
    .values(
      changes.map((one) => ({
        site_id: siteId,
        import_id: id,
        thing_id: one.id,
        title: cutText(one.title, 300),
        is_new: one.isNew,
        before: JSON.stringify(one.before),
        after: JSON.stringify(one.after),
        carried: one.carried ? JSON.stringify(one.carried) : null,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'import_id', 'thing_id']).doUpdateSet({
        before: sql<string>`excluded.before || import_changes.before`,
        after: sql<string>`import_changes.after || excluded.after`,
      }),
    )
    .execute();
}

export interface ChangeToUndo extends KeptChange {
  readonly carried: LoggedValue;
}

/** The next ones that were not taken back yet. */
export async function nextChanges(
  trx: WriteTransaction,
  { siteId, id }: ImportKey,
  limit: number,
): Promise<ChangeToUndo[]> {
  const rows = await trx
    .selectFrom('import_changes')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('import_id', '=', id)
    .where('outcome', 'is', null)
    .orderBy('thing_id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.thing_id,
    title: row.title,
    isNew: row.is_new,
    before: row.before,
    after: row.after,
    carried: row.carried ?? {},
  }));
}

export type UndoOutcome = 'undone' | 'kept';

/** Notes by its name what became of each thing when an import was taken back. */
export async function setOutcomes(
  trx: WriteTransaction,
  { siteId, id }: ImportKey,
  outcomes: ReadonlyMap<string, UndoOutcome>,
): Promise<void> {
  for (const outcome of ['undone', 'kept'] as const) {
    const ids = [...outcomes].filter(([, one]) => one === outcome).map(([thing]) => thing);
    if (ids.length === 0) continue;
    await trx
      .updateTable('import_changes')
      .set({ outcome })
      .where('site_id', '=', siteId)
      .where('import_id', '=', id)
      .where('thing_id', 'in', ids)
      .execute();
  }
}
