/** Work in the background. */
import type { AppContext } from '../context.ts';

export interface Job {
  /** Verb-object: `deliver-mails`. */
  name: string;
  /** Cron pattern in UTC, at most once a minute. Runs at every start of the server too. */
  schedule: string;
  /** Runs also when this channel is announced (see `announce`). */
  wakeOn?: string;
  /** A run that takes longer is given up and starts anew; 600 unless told. */
  longestSeconds?: number;
  /** How many runs may go on at once in one process, so that a slow one holds up no other; 1 unless told. */
  runsAtOnce?: number;
  /** Once in each process before its first run: mends what a killed process left. */
  prepare?(ctx: AppContext): Promise<void>;
  /**
   * Must be safe to run twice and in several processes at once. Ends early, with nothing half
   * done, when `stopping` is aborted: the process ends.
   */
  run(ctx: AppContext, stopping?: AbortSignal): Promise<void>;
}
