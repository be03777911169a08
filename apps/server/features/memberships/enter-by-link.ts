/** A mailed link lets its browser in, once. */
import { ApiError, cookieLives, emailKey } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import { hashToken } from '../../db/hash-token.ts';
import { newToken } from '../../db/id.ts';
import type { Site } from '../sites/site.ts';
import { beginMembership } from './begin-membership.ts';
import { takeClaims } from './claim-membership.ts';
import { loadPlan } from './membership-plans.ts';

/** Whether a link would let somebody in. Changes nothing: programs that read mails open links. */
export async function isLinkGood(ctx: AppContext, site: Site, token: string): Promise<boolean> {
  const link = await ctx.db
    .selectFrom('member_links')
    .select('token_hash')
    .where('site_id', '=', site.siteId)
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', ctx.now())
    .executeTakeFirst();
  return link !== undefined;
}

/** What a browser that was let in gets. */
export interface Entered {
  /** Key of its session. */
  memberKey: string;
  nextPath: string;
  /** True when this link began a membership. */
  hasJoined: boolean;
}

/**
 * Uses a link up and begins a session of its email.
 * @throws ApiError `membership_link_ended`; `membership_closed` when its plan is closed by now
 */
export function enterByLink(ctx: AppContext, site: Site, token: string): Promise<Entered> {
  const { siteId } = site;
  const now = ctx.now();
  return ctx.transact(async (trx) => {
    const link = await trx
      .deleteFrom('member_links')
      .where('site_id', '=', siteId)
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', now)
      .returning(['email', 'joins_plan_id', 'next_path'])
      .executeTakeFirst();
    if (!link) throw new ApiError('membership_link_ended');
    const { email, joins_plan_id: planId, next_path: nextPath } = link;
    if (planId) {
      const plan = await loadPlan(trx, siteId, planId);
      if (!plan?.isOpen || plan.priceCents > 0) throw new ApiError('membership_closed');
      await beginMembership({ ctx, trx, site }, { planId, email });
    }
    await takeClaims({ ctx, trx, site }, email);
    const memberKey = newToken();
    await trx
      .insertInto('member_sessions')
      .values({
        site_id: siteId,
        token_hash: hashToken(memberKey),
        email_key: emailKey(email),
        expires_at: new Date(now.getTime() + cookieLives.member * 1000),
      })
      .execute();
    return { memberKey, nextPath, hasJoined: planId !== null };
  });
}
