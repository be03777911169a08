/** The outbox of a site, newest first. */
import type { Selectable } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import { pageSize, toPage, type PageOf } from './paging.ts';

type MailRow = Selectable<Database['outbox_mails']>;
export type MailLine = Pick<MailRow, 'id' | 'to_address' | 'subject' | 'status' | 'created_at'>;
export type MailDetail = Omit<MailRow, 'site_id' | 'dedupe_key'>;

export async function listMails(
  db: ReadDatabase,
  search: { siteId: string; page: number },
): Promise<PageOf<MailLine>> {
  const rows = await db
    .selectFrom('outbox_mails')
    .select(['id', 'to_address', 'subject', 'status', 'created_at'])
    .where('site_id', '=', search.siteId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .offset((search.page - 1) * pageSize)
    .execute();
  return toPage(rows, search.page);
}

export function findMail(
  db: ReadDatabase,
  siteId: string,
  mailId: string,
): Promise<MailDetail | undefined> {
  return db
    .selectFrom('outbox_mails')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', mailId)
    .executeTakeFirst();
}
