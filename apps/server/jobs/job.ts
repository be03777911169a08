/** Work in the background. */
import type { AppContext } from '../context.ts';

export interface Job {
  /** Verb-object: `deliver-mails`. */
  name: string;
  /** Cron pattern in UTC, at most once a minute. */
  schedule: string;
  /** Runs also when this channel is announced (see `announce`). */
  wakeOn?: string;
  /** Must be safe to run twice and in several processes at once. */
  run(ctx: AppContext): Promise<void>;
}
