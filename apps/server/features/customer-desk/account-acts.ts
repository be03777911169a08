/** What staff do with the accounts of a customer. */
import { ApiError } from '@sitewright/contract';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { readLanguage } from '../accounts/choose-language.ts';
import { mailPasswordLink } from '../accounts/mail-link.ts';
import { findMailWay } from '../accounts/queue-account-mail.ts';
import { deleteAccount } from '../accounts/site-accounts.ts';
import { endSessionsOf } from '../accounts/site-session.ts';
import type { Actor } from '../activity/actor.ts';
import { logWrite } from '../activity/log-write.ts';
import type { LoggedAction } from '../activity/logged-actions.ts';
import { emailsOfCustomer } from '../customers/customer-sql.ts';
import { siteIn } from '../sites/site-in-language.ts';
import type { Site } from '../sites/site.ts';

export interface AccountAct {
  ctx: AppContext;
  site: Site;
  actor: Actor;
  customerId: string;
  accountId: string;
}

/** @returns how many sessions ended. @throws ApiError `not_found` */
export async function endCustomerSessions(act: AccountAct): Promise<number> {
  const { ctx, site } = act;
  return ctx.transact(async (trx) => {
    const { email, sessions } = await findAccount(trx, act);
    await endSessionsOf(trx, { siteId: site.siteId, accountId: act.accountId });
    await log(trx, act, { action: 'account-signed-out', email, before: { sessions } });
    return sessions;
  });
}

/** @returns whom it was mailed to. @throws ApiError `not_found`, `shop_address_unknown` */
export async function mailCustomerPassword(
  act: AccountAct,
  request: FastifyRequest,
): Promise<string> {
  const { ctx, site } = act;
  const { email } = await ctx.transact((trx) => findAccount(trx, act));
  const language = await readLanguage(ctx, { siteId: site.siteId, accountId: act.accountId });
  const way = await findMailWay(ctx, request, await siteIn(ctx.db, site, language));
  await mailPasswordLink(ctx, way, { email, returnPath: '/account', wish: 'forgotten' });
  await ctx.transact((trx) => log(trx, act, { action: 'password-mailed', email, before: {} }));
  return email;
}

/** Orders stay in the books, and the customer with them. @throws ApiError `not_found` */
export async function closeCustomerAccount(act: AccountAct): Promise<void> {
  const { ctx, site } = act;
  await ctx.transact(async (trx) => {
    const { email } = await findAccount(trx, act);
    await deleteAccount({ ctx, trx, site }, act.accountId);
    await log(trx, act, { action: 'account-closed', email, before: { email } });
  });
}

async function findAccount(
  trx: WriteTransaction,
  { site: { siteId }, customerId, accountId }: AccountAct,
): Promise<{ email: string; sessions: number }> {
  const row = await trx
    .selectFrom('site_accounts as a')
    .select(['a.email', emailsOfCustomer(siteId, customerId).as('emails'), 'a.email_key'])
    .select((eb) =>
      eb
        .selectFrom('site_sessions as s')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('s.site_id', '=', 'a.site_id')
        .whereRef('s.account_id', '=', 'a.id')
        .as('sessions'),
    )
    .where('a.site_id', '=', siteId)
    .where('a.id', '=', accountId)
    .executeTakeFirst();
  if (!row?.emails.includes(row.email_key)) throw new ApiError('not_found');
  return { email: row.email, sessions: Number(row.sessions) };
}

async function log(
  trx: WriteTransaction,
  { ctx, site, actor, customerId }: AccountAct,
  {
    action,
    email,
    before,
  }: { action: LoggedAction; email: string; before: Record<string, unknown> },
): Promise<void> {
  await logWrite(trx, {
    siteId: site.siteId,
    actor,
    at: ctx.now(),
    action,
    permission: 'edit-orders',
    subject: `customer:${customerId}`,
    title: email,
    before,
    after: {},
  });
}
