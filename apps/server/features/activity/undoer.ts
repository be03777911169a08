/** How the writes of an action are taken back. */
import type { WriteTransaction } from '../../db/database.ts';
import { ApiError } from '@sitewright/contract';
import type { EventScope } from '../../reactions/reaction.ts';
import type { AskingStaff } from '../../http/require-staff.ts';
import type { AppContext } from '../../context.ts';
import type { Site } from '../sites/site.ts';
import type { Actor } from './actor.ts';
import type { ActivityRow, LoggedValue } from './log-write.ts';
import type { LoggedAction } from './logged-actions.ts';

/** Where a write is taken back. */
export interface UndoScope {
  readonly trx: WriteTransaction;
  readonly siteId: string;
  readonly at: Date;
  /** Who takes it back. */
  readonly actor: Actor;
  /** Missing where a command runs without the server: what announces something cannot be undone. */
  readonly source?: UndoSource | undefined;
}

/** Of an undoing that may announce what happens. */
export interface UndoSource {
  readonly ctx: AppContext;
  readonly site: Site;
  readonly staff: AskingStaff;
}

/** @throws ApiError `not_undoable` without a server */
export function eventScopeOf({ trx, source }: UndoScope): EventScope {
  if (!source) throw new ApiError('not_undoable');
  const { ctx, site } = source;
  return { ctx, site, trx };
}

/** What the row of an undoing says beyond the exchanged fields of the write. */
export interface Restored {
  /** The secret that it replaced. */
  readonly sealedBefore?: string;
  /** What undoing it in turn needs beside the fields. */
  readonly carried?: Readonly<Record<string, unknown>>;
  /** Where the fields are not those of the write, exchanged: amounts that went on meanwhile. */
  readonly before?: LoggedValue;
  readonly after?: LoggedValue;
}

export interface Undoer {
  /** Action of the undoing in the log; missing: the same, as for a change. */
  readonly inverse?: LoggedAction;
  /**
   * What stands there now, in the shape of the row's `after`; `{}` when the thing is gone. It holds
   * what it reads until the transaction ends.
   */
  readPresent(trx: WriteTransaction, row: ActivityRow): Promise<LoggedValue>;
  /**
   * Writes what was there `before`.
   * @throws ApiError `not_undoable` where that cannot be any more
   */
  restore(
    trx: WriteTransaction,
    row: ActivityRow,
    at: Date,
    scope: UndoScope,
  ): Promise<Restored | void>;
}

/** Action → how it is taken back; an action without a line here stays done. */
export type Undoers = Readonly<Partial<Record<LoggedAction, Undoer>>>;
