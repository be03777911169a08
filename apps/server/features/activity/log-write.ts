/** The one writer of the log of writes. */
import type { Permission } from '@sitewright/contract';
import type { Selectable } from 'kysely';
import type { WriteTransaction } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import type { Database } from '../../db/schema.ts';
import type { Actor } from './actor.ts';
import type { LoggedAction } from './logged-actions.ts';

export type ActivityRow = Selectable<Database['activity_log']>;

/** Which one of its kind was written: of a subject `kind:id`. */
export function idOf({ subject }: Pick<ActivityRow, 'subject'>): string {
  return subject.slice(subject.indexOf(':') + 1);
}

/** The written fields by name: what can be kept as JSON; `{}` where there was nothing. */
export type LoggedValue = Readonly<Record<string, unknown>>;

export interface LoggedWrite {
  readonly siteId: string;
  readonly actor: Actor;
  readonly at: Date;
  /** Thing and past tense: `discount-changed`. It names the undoer, if there is one. */
  readonly action: LoggedAction;
  /** What the call asked for: it says who sees the row and who may take it back. */
  readonly permission: Permission;
  /** `kind:id`, or `group.field` of a setting. */
  readonly subject: string;
  /** What people call it. */
  readonly title?: string;
  readonly before: LoggedValue;
  readonly after: LoggedValue;
  readonly sealedBefore?: string | null | undefined;
  /** What ids among the fields are called. */
  readonly names?: Readonly<Record<string, string>> | undefined;
  /** What undoing needs beside the fields. */
  readonly carried?: Readonly<Record<string, unknown>> | null | undefined;
  /** The row that is taken back. */
  readonly undoes?: string;
}

/** Writes it down, in the transaction of the write itself, and answers its id. */
export async function logWrite(trx: WriteTransaction, write: LoggedWrite): Promise<string> {
  const id = newId();
  await trx
    .insertInto('activity_log')
    .values({
      site_id: write.siteId,
      id,
      happened_at: write.at,
      account_id: write.actor.accountId,
      key_id: write.actor.keyId ?? null,
      actor_name: write.actor.name,
      action: write.action,
      permission: write.permission,
      subject: write.subject,
      title: write.title ?? '',
      before: JSON.stringify(write.before),
      after: JSON.stringify(write.after),
      sealed_before: write.sealedBefore ?? null,
      names: JSON.stringify(write.names ?? {}),
      carried: write.carried ? JSON.stringify(write.carried) : null,
      undoes: write.undoes ?? null,
    })
    .execute();
  return id;
}
