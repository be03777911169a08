import { openMail, type MailBody } from '../features/mail/seal-mail.ts';
import type { TestApp } from './test-app.ts';

/** A mail of the outbox as its recipient reads it. */
export interface ReadMail extends MailBody {
  id: string;
  siteId: string;
  to: string;
  subject: string;
  dedupeKey: string;
  status: string;
}

/** The mails of the outbox, the oldest first: of one kind, or to one address. */
export async function readMails(
  { ctx }: Pick<TestApp, 'ctx'>,
  { kind = '', to }: { kind?: string; to?: string } = {},
): Promise<ReadMail[]> {
  const rows = await ctx.db
    .selectFrom('outbox_mails')
    .selectAll()
    .where('dedupe_key', 'like', `${kind}%`)
    .$if(to !== undefined, (all) => all.where('to_address', '=', to!))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const box = await ctx.secrets();
  return rows.map((row) => {
    const { id, site_id: siteId, subject, status, html, text, sealed } = row;
    const unsubscribeUrl = row.unsubscribe_url ?? undefined;
    const body =
      sealed === null ? { html, text, unsubscribeUrl } : openMail(box, { ...row, sealed });
    return {
      id,
      siteId,
      to: row.to_address,
      subject,
      dedupeKey: row.dedupe_key,
      status,
      ...body,
    };
  });
}
