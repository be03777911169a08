import { accountMessages, ApiError } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import { languagesToChoose } from '../settings/site-languages.ts';
import type { Site } from '../sites/site.ts';

/**
 * Keeps which language an account prefers. I18N-01
 * @throws ApiError `invalid_request` for a custom language and one that the site does not have
 */
export async function chooseLanguage(
  ctx: AppContext,
  site: Site,
  { accountId, language }: { accountId: string; language: string },
): Promise<string> {
  const found = languagesToChoose(site).find(
    ({ code }) => code.toLowerCase() === language.toLowerCase(),
  );
  if (!found) {
    const errors = { language: accountMessages.languageUnknown };
    throw new ApiError('invalid_request', {}, { errors });
  }
  await ctx.transact((trx) =>
    trx
      .updateTable('site_accounts')
      .set({ language: found.code })
      .where('site_id', '=', site.siteId)
      .where('id', '=', accountId)
      .execute(),
  );
  return found.code;
}

/** Which language an account chose; null: none. */
export async function readLanguage(
  ctx: AppContext,
  { siteId, accountId }: { siteId: string; accountId: string },
): Promise<string | null> {
  const account = await ctx.db
    .selectFrom('site_accounts')
    .select('language')
    .where('site_id', '=', siteId)
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account?.language ?? null;
}
