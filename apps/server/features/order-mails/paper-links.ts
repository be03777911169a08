import type { MailBlock } from '../mail/mail-blocks.ts';
import { listPapersOfOrder } from '../papers/find-papers.ts';
import { paperLink } from '../papers/paper-link.ts';
import { siteUrl } from '../sites/site-url.ts';
import type { MailScope } from './mail-scope.ts';
import { sayOf } from '../settings/say-of.ts';

/** The way to the newest invoice or credit note of an order; its link is the buyer's alone. */
export async function paperLinks(
  { ctx, db, site }: MailScope,
  orderId: string,
): Promise<MailBlock[]> {
  const shopUrl = siteUrl(ctx, site);
  if (!shopUrl) return [];
  const papers = await listPapersOfOrder(db, { siteId: site.siteId, orderId });
  return papers.slice(-1).map((paper): MailBlock => {
    const { label, url } = paperLink(paper, sayOf(site));
    return { kind: 'link', label, url: shopUrl + url, secret: paper.token };
  });
}
