/** The outbox of a site, newest first. */
import { sql, type Selectable } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { ReadDatabase } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import { openMailLinks } from '../mail/seal-mail.ts';
import { cutPage, isUpwards, pageSize, type PlacedPage, type RowPlace } from './paging.ts';

type MailRow = Selectable<Database['outbox_mails']>;
export type MailLine = Pick<MailRow, 'id' | 'to_address' | 'subject' | 'status' | 'created_at'>;
export type MailDetail = Omit<MailRow, 'site_id' | 'dedupe_key'>;

/** By the instant at which they were written; many may have the same one. */
export async function listMails(
  db: ReadDatabase,
  { siteId, place }: { siteId: string; place: RowPlace },
): Promise<PlacedPage<MailLine>> {
  const isUp = isUpwards(place);
  const key = place.after ?? place.before;
  // The database compares its own instants: they are finer than those of a link.
  const beside = sql<boolean>`(created_at, id) ${sql.raw(isUp ? '>' : '<')}
    (select created_at, id from outbox_mails where site_id = ${siteId} and id = ${key})`;
  const way = isUp ? 'asc' : 'desc';
  const rows = await db
    .selectFrom('outbox_mails')
    .select(['id', 'to_address', 'subject', 'status', 'created_at'])
    .where('site_id', '=', siteId)
    .$if(key !== undefined, (all) => all.where(beside))
    .orderBy('created_at', way)
    .orderBy('id', way)
    .limit(pageSize + 1)
    .execute();
  return cutPage(isUp ? rows.toReversed() : rows, place, ({ id }) => id);
}

/**
 * One mail of a site; undefined when there is none of that id. Its links work only where there is no
 * mail server: the outbox is where mails are read then.
 */
export async function findMail(
  ctx: Pick<AppContext, 'db' | 'mailer' | 'secrets'>,
  siteId: string,
  mailId: string,
): Promise<MailDetail | undefined> {
  const mail = await ctx.db
    .selectFrom('outbox_mails')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', mailId)
    .executeTakeFirst();
  if (!mail || mail.sealed === null || ctx.mailer) return mail;
  return { ...mail, ...openMailLinks(await ctx.secrets(), { ...mail, sealed: mail.sealed }) };
}
