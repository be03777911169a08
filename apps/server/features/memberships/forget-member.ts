import type { AppContext } from '../../context.ts';
import { hashToken } from '../../db/hash-token.ts';
import type { Site } from '../sites/site.ts';

/** Ends the session of a browser. */
export async function forgetMember(
  ctx: AppContext,
  site: Site,
  memberKey: string | undefined,
): Promise<void> {
  if (!memberKey) return;
  await ctx.transact((trx) =>
    trx
      .deleteFrom('member_sessions')
      .where('site_id', '=', site.siteId)
      .where('token_hash', '=', hashToken(memberKey))
      .execute(),
  );
}
