/**
 * The link by which whoever gets a mail says that they want no more of these. It holds the address,
 * sealed with the key of the installation for this one site: nobody makes one, none works elsewhere,
 * and nothing is kept for it.
 */
import { mailListMessages } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import { pathOfPage } from '../settings/language-path.ts';
import { sayOf } from '../settings/say-of.ts';
import type { Site } from '../sites/site.ts';
import type { SecretBox } from '../settings/secret-box.ts';
import type { MailBlock } from './mail-blocks.ts';
import type { OutgoingMail } from './queue-mail.ts';

/** Where the link leads, from the root of a site. ROUT-35 */
export const unsubscribePath = '/newsletter/unsubscribe';

const about = (siteId: string) => `${siteId}:unsubscribe`;

/** What a mail says that nobody waits for. */
export interface Unsubscribing {
  marketing: NonNullable<OutgoingMail['marketing']>;
  /** The link at the foot; none while the shop has no address that is known. */
  blocks: MailBlock[];
}

/** How the recipient of a mail says that they want no more of these. */
export async function writeUnsubscribe(
  ctx: Pick<AppContext, 'secrets'>,
  { site, email, shopUrl }: { site: Site; email: string; shopUrl: string | undefined },
): Promise<Unsubscribing> {
  if (!shopUrl) return { marketing: { unsubscribeUrl: undefined }, blocks: [] };
  const box = await ctx.secrets();
  const secret = box.seal(email, about(site.siteId));
  const url = `${shopUrl}${pathOfPage(site, unsubscribePath)}?token=${secret}`;
  const label = sayOf(site)(mailListMessages.unsubscribeLink);
  return { marketing: { unsubscribeUrl: url }, blocks: [{ kind: 'link', label, url, secret }] };
}

/** The address that the link was mailed to; undefined when it is no link of this site. */
export function readUnsubscribeToken(
  box: SecretBox,
  siteId: string,
  token: string,
): string | undefined {
  return box.tryOpen(token, about(siteId));
}
