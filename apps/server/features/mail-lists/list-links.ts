/**
 * Links of mails about a list: one confirms a sign-up, one ends it. They hold the sign-up, sealed
 * with the key of the installation for this one site: nobody makes one, none works elsewhere.
 */
import type { AppContext } from '../../context.ts';
import type { SecretBox } from '../settings/secret-box.ts';

/** Where visitors sign up, from the root of a site. */
export const newsletterPath = '/newsletter';

/** Where the link of a mail leads by which a sign-up is confirmed. */
export const confirmPath = `${newsletterPath}/confirm`;

/** What a link does. */
export type ListLink = 'confirm' | 'leave';

const about = (siteId: string, link: ListLink) => `${siteId}:mailing-list:${link}`;

/** The token of a link about a sign-up. */
export function sealListLink(
  box: SecretBox,
  link: ListLink,
  { siteId, memberId }: { siteId: string; memberId: string },
): string {
  return box.seal(memberId, about(siteId, link));
}

/** The sign-up that a link is about; undefined when it is no such link of this site. */
export async function readListLink(
  ctx: Pick<AppContext, 'secrets'>,
  link: ListLink,
  { siteId, token }: { siteId: string; token: string },
): Promise<string | undefined> {
  return (await ctx.secrets()).tryOpen(token, about(siteId, link));
}
