/**
 * Links that are mailed: whoever opens one reads the mails of its email. An account is made by such a
 * link alone, so every account has an email that was proved.
 */
import { ApiError } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import { hashToken } from '../../db/hash-token.ts';
import { isToken, newToken } from '../../db/id.ts';

const lifeMs = 3_600_000;

interface NewLink {
  siteId: string;
  email: string;
  /** Where its visitor was on the way to: a path of the site. */
  returnPath: string;
  now: Date;
  /** Whose email changes; missing: a password is chosen. */
  accountId?: string;
}

/** Makes a link that works for an hour, once. @returns its token */
export async function createLink(trx: WriteTransaction, link: NewLink): Promise<string> {
  const token = newToken();
  await trx
    .insertInto('account_links')
    .values({
      site_id: link.siteId,
      token_hash: hashToken(token),
      kind: link.accountId === undefined ? 'password' : 'email',
      email: link.email,
      account_id: link.accountId ?? null,
      return_path: link.returnPath,
      created_at: link.now,
      expires_at: new Date(link.now.getTime() + lifeMs),
    })
    .execute();
  return token;
}

export interface AccountLink {
  kind: 'password' | 'email';
  email: string;
  accountId: string | null;
  returnPath: string;
}

interface Opened {
  siteId: string;
  token: string;
  now: Date;
}

/** What a link is for. Changes nothing. @throws ApiError `account_link_ended` */
export async function findLink(
  db: ReadDatabase,
  { siteId, token, now }: Opened,
): Promise<AccountLink> {
  const row = isToken(token)
    ? await db
        .selectFrom('account_links')
        .select(['kind', 'email', 'account_id as accountId', 'return_path as returnPath'])
        .where('site_id', '=', siteId)
        .where('token_hash', '=', hashToken(token))
        .where('expires_at', '>', now)
        .executeTakeFirst()
    : undefined;
  if (!row) throw new ApiError('account_link_ended');
  return row;
}

/** Uses a link up: of two who open it at once, one has it. @throws ApiError `account_link_ended` */
export async function useLink(
  trx: WriteTransaction,
  { siteId, token, now }: Opened,
): Promise<AccountLink> {
  const row = isToken(token)
    ? await trx
        .deleteFrom('account_links')
        .where('site_id', '=', siteId)
        .where('token_hash', '=', hashToken(token))
        .where('expires_at', '>', now)
        .returning(['kind', 'email', 'account_id as accountId', 'return_path as returnPath'])
        .executeTakeFirst()
    : undefined;
  if (!row) throw new ApiError('account_link_ended');
  return row;
}

/** Links that ended, of all sites. */
export async function forgetLinks({
  transact,
  now,
}: Pick<AppContext, 'transact' | 'now'>): Promise<void> {
  await transact((trx) =>
    trx.deleteFrom('account_links').where('expires_at', '<=', now()).execute(),
  );
}
