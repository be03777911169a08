/** Examples of mails as their parts are being built, and one of them to who builds them. */
import { ApiError, getMailExample, isEmail, sendMailExample } from '@sitewright/contract';
import { newId } from '../../db/id.ts';
import type { ReadDatabase } from '../../db/database.ts';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import type { AskingStaff } from '../../http/require-staff.ts';
import { actorOf } from '../activity/actor.ts';
import { logWrite } from '../activity/log-write.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { writeExampleMail } from './write-example-mail.ts';

/** @throws ApiError `own_address_unknown` of an account that mails cannot reach */
async function readAddress(db: ReadDatabase, { accountId }: AskingStaff): Promise<string> {
  const account = await db
    .selectFrom('staff_accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!account || !isEmail(account.email)) throw new ApiError('own_address_unknown');
  return account.email;
}

/** The calls of examples. */
export function handleMailParts(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, getMailExample, async ({ site, params: { kind } }) => {
    const { subject, text } = await writeExampleMail({ ctx, db: ctx.db, site, drafts: {} }, kind);
    return { subject, text, hasMailer: ctx.mailer !== undefined };
  });
  handleCall(scope, sendMailExample, async ({ site, staff, params: { kind } }) => {
    const to = await readAddress(ctx.db, staff);
    const { siteId } = site;
    const { marketing: _nobodyAsked, ...mail } = await writeExampleMail(
      { ctx, db: ctx.db, site, drafts: {} },
      kind,
    );
    const box = await ctx.secrets();
    await ctx.transact(async (trx) => {
      const dedupeKey = `mail-example:${newId()}`;
      await queueMail(trx, { ...mail, siteId, dedupeKey, to }, box);
      await logWrite(trx, {
        siteId,
        actor: actorOf(staff),
        at: ctx.now(),
        action: 'mail-example-sent',
        permission: 'edit-drafts',
        subject: `mail-example:${kind}`,
        title: mail.subject,
        before: {},
        after: { to },
      });
    });
    return { to, hasMailer: ctx.mailer !== undefined };
  });
}
