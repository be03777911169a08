/** `/api/sites/:identifier/mails`: the outbox, looked at, sent again, dropped. */
import {
  ApiError,
  dropMail as dropMailCall,
  getMail,
  listMails as listMailsCall,
  sendMailAgain as sendMailAgainCall,
} from '@sitewright/contract';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import type { AskingStaff } from '../../http/require-staff.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { actorOf } from '../activity/actor.ts';
import { logWrite } from '../activity/log-write.ts';
import type { LoggedAction } from '../activity/logged-actions.ts';
import { dropMail, sendMailAgain } from '../mail/kept-mails.ts';
import { findMail, listMails, presentMail } from '../mail/list-mails.ts';

interface Acted {
  siteId: string;
  id: string;
  staff: AskingStaff;
}

type Act = (
  trx: WriteTransaction,
  mail: { siteId: string; mailId: string; now: Date },
) => Promise<boolean>;

function handleOutbox(scope: CallScope): void {
  const { ctx } = scope;
  const hasMailer = ctx.mailer !== undefined;
  const load = async (siteId: string, id: string) => {
    const mail = await findMail(ctx, { siteId, id });
    if (!mail) throw new ApiError('not_found');
    return mail;
  };
  const present = async (siteId: string, id: string) => ({
    mail: presentMail(await load(siteId, id), hasMailer),
  });
  /** What was done already, or cannot be done any more, changes nothing and is not logged. */
  const act = async ({ siteId, id, staff }: Acted, action: LoggedAction, run: Act) => {
    const mail = await load(siteId, id);
    await ctx.transact(async (trx) => {
      const now = ctx.now();
      if (!(await run(trx, { siteId, mailId: id, now }))) return;
      await logWrite(trx, {
        siteId,
        actor: actorOf(staff),
        at: now,
        action,
        permission: 'send-mails',
        subject: `mail:${id}`,
        title: mail.subject,
        before: { status: mail.status },
        after: { status: action === 'mail-dropped' ? 'failed' : 'pending' },
      });
    });
    return present(siteId, id);
  };
  handleCall(scope, listMailsCall, async ({ site: { siteId }, query }) => ({
    ...(await listMails(ctx.db, { siteId, ...query })),
    hasMailer,
  }));
  handleCall(scope, getMail, ({ site, params }) => present(site.siteId, params.id));
  handleCall(scope, sendMailAgainCall, ({ site: { siteId }, staff, params: { id } }) =>
    hasMailer ? act({ siteId, id, staff }, 'mail-sent-again', sendMailAgain) : present(siteId, id),
  );
  handleCall(scope, dropMailCall, ({ site: { siteId }, staff, params: { id } }) =>
    act({ siteId, id, staff }, 'mail-dropped', dropMail),
  );
}

/** The calls about the outbox. */
export const outboxCalls: readonly CallRegistration[] = [handleOutbox];
