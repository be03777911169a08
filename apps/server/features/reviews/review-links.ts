/**
 * Where reviews are written. The link of a mail holds its order, sealed with the key of the
 * installation for this one site, so nothing is kept for it and it works as long as the order.
 */
import type { AppContext } from '../../context.ts';
import type { SecretBox } from '../settings/secret-box.ts';

const about = (siteId: string) => `${siteId}:reviews`;

/** The token of the link that the buyer of an order gets. */
export function sealReviewLink(box: SecretBox, siteId: string, orderId: string): string {
  return box.seal(orderId, about(siteId));
}

/** The order of a link; undefined when it is none of the site. */
export async function openReviewLink(
  ctx: Pick<AppContext, 'secrets'>,
  siteId: string,
  token: string,
): Promise<string | undefined> {
  return (await ctx.secrets()).tryOpen(token, about(siteId));
}
