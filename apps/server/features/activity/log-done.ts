/** Logs what a call of staff did that is not the change of a thing. */
import type { EventScope } from '../../reactions/reaction.ts';
import { logWrite, type LoggedValue } from './log-write.ts';
import type { LoggedAction } from './logged-actions.ts';

export interface DoneWrite {
  /** Thing and past tense: `order-canceled`. */
  readonly action: LoggedAction;
  /** `kind:id`. */
  readonly subject: string;
  readonly title?: string;
  readonly before?: LoggedValue;
  readonly after?: LoggedValue;
  readonly names?: Readonly<Record<string, string>>;
  readonly carried?: LoggedValue;
}

/** Logs it in its transaction; nothing where nobody of the staff asked. Answers the id of the row. */
export async function logDone(
  { ctx, trx, site }: EventScope,
  { before = {}, after = {}, ...done }: DoneWrite,
): Promise<string | undefined> {
  if (!ctx.writer) return undefined;
  const at = ctx.now();
  return logWrite(trx, { ...ctx.writer, ...done, before, after, siteId: site.siteId, at });
}
