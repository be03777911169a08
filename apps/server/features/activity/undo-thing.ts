/** How writes of a kind of things are taken back: one way for all kinds. */
import { ApiError } from '@sitewright/contract';
import { idOf, type ActivityRow } from './log-write.ts';
import { actionOf, canUndo, type LoggedThing, type ThingKey } from './logged-thing.ts';
import type { Restored, Undoer, Undoers, UndoScope } from './undoer.ts';

/** The undoers of what can be put back of a kind. */
export function undoersOf(thing: LoggedThing): Undoers {
  const readPresent: Undoer['readPresent'] = async (trx, row) =>
    (await thing.read(trx, keyOf(row)))?.fields ?? {};
  const lines: Record<string, Undoer> = {
    [actionOf(thing, 'changed')]: {
      readPresent,
      restore: (_trx, row, _at, scope) =>
        carrying(thing, scope, row, () => required(thing.change)(scope, keyOf(row), keptIn(row))),
    },
    [actionOf(thing, 'added')]: {
      inverse: actionOf(thing, 'deleted'),
      readPresent,
      restore: (_trx, row, _at, scope) =>
        carrying(thing, scope, row, () => required(thing.remove)(scope, keyOf(row))),
    },
    [actionOf(thing, 'deleted')]: {
      inverse: actionOf(thing, 'added'),
      readPresent,
      restore: (_trx, row, _at, scope) => required(thing.add)(scope, keyOf(row), keptIn(row)),
    },
  };
  const changes = (['added', 'changed', 'deleted'] as const).filter((one) => canUndo(thing, one));
  return Object.fromEntries(
    changes.flatMap((one) => {
      const action = actionOf(thing, one);
      const undoer = lines[action];
      return undoer ? [[action, undoer]] : [];
    }),
  );
}

/** What undoing the undoing will need is read before it is written. */
async function carrying(
  thing: LoggedThing,
  { trx }: UndoScope,
  row: ActivityRow,
  put: () => Promise<void>,
): Promise<Restored> {
  if (!thing.carry) {
    await put();
    return {};
  }
  const before = await thing.read(trx, keyOf(row));
  await put();
  const carried = before && thing.carry(before, await thing.read(trx, keyOf(row)));
  return carried ? { carried } : {};
}

function keptIn({ before, carried }: ActivityRow) {
  return { fields: before, carried: carried ?? {} };
}

function required<Act>(act: Act | undefined): Act {
  if (!act) throw new ApiError('not_undoable');
  return act;
}

function keyOf(row: ActivityRow): ThingKey {
  return { siteId: row.site_id, id: idOf(row) };
}
