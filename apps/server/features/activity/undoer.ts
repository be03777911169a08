/** How the writes of an action are taken back. */
import type { WriteTransaction } from '../../db/database.ts';
import type { ActivityRow, LoggedValue } from './log-write.ts';

export interface Undoer {
  /** Action of the undoing in the log; missing: the same, as for a change. */
  readonly inverse?: string;
  /**
   * What stands there now, in the shape of the row's `after`; `{}` when the thing is gone. It holds
   * what it reads until the transaction ends.
   */
  readPresent(trx: WriteTransaction, row: ActivityRow): Promise<LoggedValue>;
  /** Writes what was there `before`. Answers the sealed secret that it replaced, if any. */
  restore(
    trx: WriteTransaction,
    row: ActivityRow,
    at: Date,
  ): Promise<{ sealedBefore: string } | void>;
}

/** Action → how it is taken back; an action without a line here stays done. */
export type Undoers = Readonly<Record<string, Undoer>>;
