import type { MembershipPlan } from '@sitewright/contract';
import { DAY_MS } from '@sitewright/commerce';
import type { AppContext } from '../../context.ts';
import { hashToken } from '../../db/hash-token.ts';
import { newToken } from '../../db/id.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import { linkButton } from '../mail/link-button.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { renderCustomerMail } from '../mail/render-customer-mail.ts';
import type { Site } from '../sites/site.ts';
import { siteUrl } from '../sites/site-url.ts';
import { enterPath } from '@sitewright/contract';
import { sayOf } from '../settings/say-of.ts';

const lifeMs = DAY_MS;

/** What a link is for. */
export interface MemberLink {
  email: string;
  /** The free plan that opening it joins; without: it lets a member in. */
  joins?: Pick<MembershipPlan, 'id' | 'title'>;
  /** What was just paid for. */
  welcome?: string;
  nextPath: string;
}

/** Mails a link that proves an email; it works for a day, once. */
export function mailMemberLink(ctx: AppContext, site: Site, link: MemberLink): Promise<void> {
  return ctx.transact((trx) => queueMemberLink({ ctx, trx, site }, link));
}

/** The same in a transaction that is under way. */
export async function queueMemberLink(
  { ctx, trx, site }: EventScope,
  { email, joins, welcome, nextPath }: MemberLink,
): Promise<void> {
  const shopUrl = siteUrl(ctx, site);
  const token = newToken();
  const tokenHash = hashToken(token);
  const say = sayOf(site);
  const shop = site.title;
  const title = say(
    joins ? 'Confirm your membership' : welcome ? 'Welcome' : 'Your link to sign in',
  );
  const text = joins
    ? say('Somebody, probably you, wants to join {plan} at {shop}.', { plan: joins.title, shop })
    : welcome
      ? say('You belong to {plan} at {shop} now. This link lets you in.', { plan: welcome, shop })
      : say('This link lets you in at {shop}.', { shop });
  const mail = await renderCustomerMail(
    { ctx, db: trx, site },
    {
      title,
      preview: text,
      blocks: [
        { kind: 'text', text },
        ...linkButton(site, shopUrl, {
          label: joins ? say('Join') : say('Let me in'),
          path: enterPath(token),
          secret: token,
        }),
        {
          kind: 'note',
          text: say('The link works for a day, once. If it was not you, do nothing.'),
        },
      ],
      shopName: site.title,
      shopUrl,
      language: site.locale,
    },
  );
  await trx
    .insertInto('member_links')
    .values({
      site_id: site.siteId,
      token_hash: tokenHash,
      email,
      joins_plan_id: joins?.id ?? null,
      next_path: nextPath,
      expires_at: new Date(ctx.now().getTime() + lifeMs),
    })
    .execute();
  await queueMail(
    trx,
    {
      siteId: site.siteId,
      dedupeKey: `member-link:${tokenHash}`,
      to: email,
      subject: `${title}: ${site.title}`,
      ...mail,
    },
    await ctx.secrets(),
  );
}
