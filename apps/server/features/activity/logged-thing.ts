/** Kinds of things whose writes are logged by what stood there before and what stands there after. */
import type { WriteTransaction } from '../../db/database.ts';
import type { LoggedValue } from './log-write.ts';
import type { LoggedAction, ThingKind } from './logged-actions.ts';
import type { UndoScope } from './undoer.ts';

/** Which one of a kind. */
export interface ThingKey {
  readonly siteId: string;
  readonly id: string;
}

/** A thing as it stands. */
export interface ThingState {
  /** Its fields by name, as JSON has them. */
  readonly fields: LoggedValue;
  /** What people call it. */
  readonly title: string;
  /** What ids among the fields are called. */
  readonly names?: Readonly<Record<string, string>>;
  /** All of it, for putting it back; kept only where it is needed, and shown to nobody. */
  readonly whole?: LoggedValue;
}

/**
 * A kind of thing. Its writes are `KIND-added`, `KIND-changed` and `KIND-deleted`, about `KIND:ID`.
 * What it cannot put back is logged and stays done.
 */
export interface LoggedThing {
  readonly kind: ThingKind;
  /** As it stands, held until the transaction ends; undefined when there is none. */
  readonly read: (trx: WriteTransaction, key: ThingKey) => Promise<ThingState | undefined>;
  /** What is told of one that is made or taken away; missing: all fields. */
  readonly tell?: (state: ThingState) => LoggedValue;
  /** What putting back `before` needs of it beside the fields that differ. */
  readonly carry?: (before: ThingState, after: ThingState | undefined) => LoggedValue | undefined;
  /** Writes these fields of one that is there; the rest stays. */
  readonly change?: Put;
  /** Makes one that was taken away, with its id. */
  readonly add?: Put;
  /** Takes one away that was made. */
  readonly remove?: (scope: UndoScope, key: ThingKey) => Promise<void>;
}

/** Fields as they were, and what was carried. */
type Put = (
  scope: UndoScope,
  key: ThingKey,
  kept: { readonly fields: LoggedValue; readonly carried: LoggedValue },
) => Promise<void>;

/** What became of a thing. */
export type ThingChange = 'added' | 'changed' | 'deleted';

/** Action of the log. */
export function actionOf({ kind }: LoggedThing, change: ThingChange): LoggedAction {
  return `${kind}-${change}`;
}

/** Whether that can be taken back. */
export function canUndo(thing: LoggedThing, change: ThingChange): boolean {
  const needed = { added: thing.remove, changed: thing.change, deleted: thing.add };
  return needed[change] !== undefined;
}
