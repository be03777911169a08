/** Accounts of visitors: the only writer. */
import { accountLimits, ApiError, emailKey } from '@sitewright/contract';
import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import { lockKey } from '../../db/lock-key.ts';
import { hashPassword, verifyPassword } from '../../db/password-hash.ts';
import { announceEvent, type EventScope } from '../../reactions/reaction.ts';
import { sayOf } from '../settings/say-of.ts';
import type { Site } from '../sites/site.ts';
import { writeMoment } from '../sites/write-moment.ts';
import { useLink, type AccountLink } from './account-links.ts';
import { queueAccountMail, type MailWay } from './queue-account-mail.ts';
import { endSessionsOf } from './site-session.ts';

/** An account of a site. */
export interface AccountKey {
  siteId: string;
  accountId: string;
}

/**
 * Whose email and password these are. It takes as long for an email that nobody has.
 * @throws ApiError `sign_in_failed`, which does not tell what was wrong
 */
export async function checkPassword(
  db: ReadDatabase,
  siteId: string,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const account = await db
    .selectFrom('site_accounts')
    .select(['id', 'password_hash'])
    .where('site_id', '=', siteId)
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  const isRight = await verifyPassword(account?.password_hash, password);
  if (!account || !isRight) throw new ApiError('sign_in_failed');
  return account.id;
}

/** @throws ApiError for a password that is too short, too long or the email itself */
export function requireGoodPassword(password: string, email: string): void {
  const { minPassword, maxPassword } = accountLimits;
  const isLongEnough = password.length >= minPassword && password.length <= maxPassword;
  if (!isLongEnough || emailKey(password) === emailKey(email)) {
    throw new ApiError('password_too_weak', { length: minPassword });
  }
}

/**
 * Sets the password that whoever opened a mailed link has chosen, and makes the account when there is
 * none. Everybody who was signed in to it is not any more.
 * @throws ApiError `account_link_ended`, `password_too_weak`
 */
export async function choosePassword(
  ctx: AppContext,
  site: Site,
  { token, link, password }: { token: string; link: AccountLink; password: string },
): Promise<string> {
  const { siteId } = site;
  requireGoodPassword(password, link.email);
  const passwordHash = await hashPassword(password);
  const now = ctx.now();
  return ctx.transact(async (trx) => {
    const { kind, email } = await useLink(trx, { siteId, token, now });
    if (kind !== 'password') throw new ApiError('account_link_ended');
    await lockEmail(trx, siteId, email);
    const { id: accountId, isNew } = await trx
      .insertInto('site_accounts')
      .values({
        site_id: siteId,
        id: newId(),
        email,
        email_key: emailKey(email),
        password_hash: passwordHash,
        created_at: now,
      })
      .onConflict((conflict) =>
        conflict.columns(['site_id', 'email_key']).doUpdateSet({ password_hash: passwordHash }),
      )
      .returning(['id', sql<boolean>`xmax = 0`.as('isNew')])
      .executeTakeFirstOrThrow();
    await trx
      .deleteFrom('account_links')
      .where('site_id', '=', siteId)
      .where('kind', '=', 'password')
      .where(sql`lower(email)`, '=', emailKey(email))
      .execute();
    await endSessionsOf(trx, { siteId, accountId });
    if (isNew) await announceEvent({ ctx, trx, site }, 'account-created', { accountId, email });
    return accountId;
  });
}

/** Whether an account is as young as that. */
export async function isMadeSince(
  db: ReadDatabase,
  { siteId, accountId }: AccountKey,
  at: Date,
): Promise<boolean> {
  const account = await db
    .selectFrom('site_accounts')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '=', accountId)
    .where('created_at', '>=', at)
    .executeTakeFirst();
  return account !== undefined;
}

/** Asks for the password again before something that cannot be taken back. @throws ApiError */
export async function requirePassword(
  db: ReadDatabase,
  { siteId, accountId }: AccountKey,
  password: string,
): Promise<void> {
  const account = await db
    .selectFrom('site_accounts')
    .select('password_hash')
    .where('site_id', '=', siteId)
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!(await verifyPassword(account?.password_hash, password))) {
    throw new ApiError('password_wrong');
  }
}

/** Sets another password; the account stays signed in where this was asked, and nowhere else. */
export async function changePassword(
  ctx: AppContext,
  way: MailWay,
  change: { accountId: string; email: string; password: string; sessionId: string },
): Promise<void> {
  const { accountId, email, password, sessionId } = change;
  const { siteId } = way.site;
  requireGoodPassword(password, email);
  const passwordHash = await hashPassword(password);
  const say = sayOf(way.site);
  await ctx.transact(async (trx) => {
    await trx
      .updateTable('site_accounts')
      .set({ password_hash: passwordHash })
      .where('site_id', '=', siteId)
      .where('id', '=', accountId)
      .execute();
    await endSessionsOf(trx, { siteId, accountId }, { butNot: sessionId });
    await queueAccountMail(trx, way, {
      to: email,
      subject: say('Your password was changed'),
      text: say('On {moment} the password of your account was changed.', {
        moment: writeMoment(way.site, ctx.now()),
      }),
      note: say('If it was not you, choose a new password on the page to sign in.'),
    });
  });
}

/**
 * Gives an account the email of a link that was mailed to it. The old one is told, and orders by it
 * stay with the account.
 * @throws ApiError `account_link_ended`; `account_email_taken` when another account has the email by
 * now, and the link stays
 */
export async function changeEmail(
  ctx: AppContext,
  way: MailWay,
  { token, accountId }: { token: string; accountId: string },
): Promise<void> {
  const { site } = way;
  const { siteId } = site;
  const say = sayOf(site);
  await ctx.transact(async (trx) => {
    const link = await useLink(trx, { siteId, token, now: ctx.now() });
    if (link.kind !== 'email' || link.accountId !== accountId) {
      throw new ApiError('account_link_ended');
    }
    await lockEmail(trx, siteId, link.email);
    const { email } = await trx
      .selectFrom('site_accounts')
      .select('email')
      .where('site_id', '=', siteId)
      .where('id', '=', accountId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const taken = await trx
      .selectFrom('site_accounts')
      .select('id')
      .where('site_id', '=', siteId)
      .where('email_key', '=', emailKey(link.email))
      .where('id', '!=', accountId)
      .executeTakeFirst();
    if (taken) throw new ApiError('account_email_taken');
    await announceEvent({ ctx, trx, site }, 'account-email-changed', {
      accountId,
      email,
      newEmail: link.email,
    });
    await trx
      .updateTable('site_accounts')
      .set({ email: link.email, email_key: emailKey(link.email) })
      .where('site_id', '=', siteId)
      .where('id', '=', accountId)
      .execute();
    await queueAccountMail(trx, way, {
      to: email,
      subject: say('Your email was changed'),
      text: say(
        'On {moment} your account got another email. This one is not used for it any more.',
        { moment: writeMoment(site, ctx.now()) },
      ),
      note: say('If it was not you, please write to us.'),
    });
  });
}

/** Who wants an email at once comes one after the other. */
function lockEmail(trx: WriteTransaction, siteId: string, email: string): Promise<void> {
  return lockKey(trx, `account-email:${siteId}:${emailKey(email)}`);
}

/** Takes an account away with its addresses, its sessions and its cart. Orders stay as they are. */
export async function deleteAccount(scope: EventScope, accountId: string): Promise<void> {
  const { email } = await scope.trx
    .selectFrom('site_accounts')
    .select('email')
    .where('site_id', '=', scope.site.siteId)
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  await announceEvent(scope, 'account-deleted', { accountId, email });
  await scope.trx
    .deleteFrom('site_accounts')
    .where('site_id', '=', scope.site.siteId)
    .where('id', '=', accountId)
    .execute();
}
