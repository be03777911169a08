/** The outbox of a site, newest first. */
import type { getMail, listMails as listMailsCall, MailStatus } from '@sitewright/contract';
import { sql, type Selectable } from 'kysely';
import type { AppContext } from '../../context.ts';
import { beginsWith } from '../../db/begins-with.ts';
import type { ReadDatabase } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import type { AnswerOf } from '../../http/call-types.ts';
import { openMailLinks } from './seal-mail.ts';

type MailRow = Selectable<Database['outbox_mails']>;

/** States in which staff can send a mail at once. */
export const sendableStatuses: readonly MailStatus[] = ['pending', 'kept', 'failed', 'withheld'];

/** States in which staff can keep a mail from leaving. */
export const droppableStatuses: readonly MailStatus[] = ['pending', 'kept'];

interface Asked {
  siteId: string;
  status?: MailStatus | undefined;
  search?: string | undefined;
  after?: string | undefined;
  limit: number;
}

/** By the instant at which they were written; many may have the same one. */
export async function listMails(
  db: ReadDatabase,
  { siteId, status, search, after, limit }: Asked,
): Promise<Omit<AnswerOf<typeof listMailsCall>, 'hasMailer'>> {
  // The database compares its own instants: they are finer than ours.
  const behind = sql<boolean>`(created_at, id) <
    (select created_at, id from outbox_mails where site_id = ${siteId} and id = ${after ?? ''})`;
  const rows = await db
    .selectFrom('outbox_mails')
    .select(['id', 'to_address', 'subject', 'status', 'created_at'])
    .where('site_id', '=', siteId)
    .$if(status !== undefined, (all) => all.where('status', '=', status!))
    .$if(Boolean(search?.trim()), (all) => all.where(beginsWith('to_address', search!)))
    .$if(after !== undefined, (all) => all.where(behind))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { mails: page.map(presentLine), ...(last && { after: last.id }) };
}

function presentLine({
  id,
  to_address,
  subject,
  status,
  created_at,
}: Pick<MailRow, 'id' | 'to_address' | 'subject' | 'status' | 'created_at'>) {
  return { id, to: to_address, subject, status, createdOn: created_at.getTime() };
}

/**
 * One mail of a site; undefined when there is none of that id. Its links work only where there is no
 * mail server: the outbox is where mails are read then.
 */
export async function findMail(
  ctx: Pick<AppContext, 'db' | 'mailer' | 'secrets'>,
  { siteId, id }: { siteId: string; id: string },
): Promise<MailRow | undefined> {
  const mail = await ctx.db
    .selectFrom('outbox_mails')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!mail || mail.sealed === null || ctx.mailer) return mail;
  return { ...mail, ...openMailLinks(await ctx.secrets(), { ...mail, sealed: mail.sealed }) };
}

/** A mail as staff see it. */
export function presentMail(mail: MailRow, hasMailer: boolean): AnswerOf<typeof getMail>['mail'] {
  return {
    ...presentLine(mail),
    sentOn: mail.sent_at?.getTime() ?? null,
    attempts: mail.attempts,
    lastError: mail.last_error ?? '',
    isMarketing: mail.is_marketing,
    text: mail.text,
    canSend: hasMailer && sendableStatuses.includes(mail.status),
    canDrop: droppableStatuses.includes(mail.status),
  };
}
