/**
 * The link of a restock mail by which its address waits for nothing more. It holds the address,
 * sealed with the key of the installation for this one site, so nothing is kept for it.
 */
import { emailKey } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import { hashToken } from '../../db/hash-token.ts';
import type { SecretBox } from '../settings/secret-box.ts';

const about = (siteId: string) => `${siteId}:restock`;

/** The token of the link that is mailed to an address. */
export function sealRestockLink(box: SecretBox, siteId: string, email: string): string {
  return box.seal(emailKey(email), about(siteId));
}

/** Whose link it is, also one of before links were sealed; undefined when it is none of the site. */
export async function findRestockEmail(
  ctx: Pick<AppContext, 'db' | 'secrets'>,
  siteId: string,
  token: string,
): Promise<string | undefined> {
  const box = await ctx.secrets();
  return box.tryOpen(token, about(siteId)) ?? findOldLink(ctx, siteId, token);
}

async function findOldLink({ db }: Pick<AppContext, 'db'>, siteId: string, token: string) {
  const row = await db
    .selectFrom('restock_sign_ups')
    .select('email_key')
    .where('site_id', '=', siteId)
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return row?.email_key;
}
