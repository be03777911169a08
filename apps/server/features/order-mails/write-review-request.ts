import { orderReviewsPath } from '@sitewright/contract';
import { linkButton } from '../mail/link-button.ts';
import type { MailBlock } from '../mail/mail-blocks.ts';
import { renderCustomerMail } from '../mail/render-customer-mail.ts';
import { writeUnsubscribe } from '../mail/unsubscribe-link.ts';
import { productPath } from '../../render/context/product-path.ts';
import { sealReviewLink } from '../reviews/review-links.ts';
import { readSettings } from '../settings/read-settings.ts';
import { siteUrl } from '../sites/site-url.ts';
import type { MailScope, WrittenMail } from './mail-scope.ts';
import { tellOrder } from './tell-order.ts';
import { sayOf } from '../settings/say-of.ts';
import { pathOfPage } from '../settings/language-path.ts';

/** An order whose buyer is asked about it. */
export interface ReviewedOrder {
  orderId: string;
  orderNumber: number;
  email: string;
}

const mostProducts = 10;

/**
 * Asks what somebody thinks of what they bought: leads to the page where they write it, where the
 * shop takes reviews, and to the pages of the products.
 */
export async function writeReviewRequest(
  scope: MailScope,
  order: ReviewedOrder,
): Promise<WrittenMail> {
  const { ctx, db, site } = scope;
  const { orderId, orderNumber, email } = order;
  const { siteId, title: shop } = site;
  const say = sayOf(site);
  const number = orderNumber;
  const shopUrl = siteUrl(ctx, site);
  const products = await listProducts(db, { siteId, orderId });
  const { marketing, blocks } = await writeUnsubscribe(ctx, { site, email, shopUrl });
  const mail = await renderCustomerMail(
    scope,
    {
      title: say('How do you like it?'),
      preview: say('Your order {number} at {shop}', { number, shop }),
      blocks: [
        {
          kind: 'text',
          text: say(
            'Order {number} of {shop} has been with you for a while. Tell us, and others, what you think of it:',
            { number, shop },
          ),
        },
        ...products.map(({ title, collection, url_id }): MailBlock => {
          const path = productPath(collection, url_id);
          return shopUrl
            ? { kind: 'link', label: title, url: shopUrl + pathOfPage(site, path) }
            : { kind: 'text', text: title };
        }),
        ...(await linkReviews(ctx, site, { orderId, shopUrl })),
        { kind: 'note', text: say('If something is wrong with it, please answer this mail.') },
        ...blocks,
      ],
      shopName: site.title,
      shopUrl,
      language: site.locale,
    },
    { kind: 'review-request', tell: () => tellOrder(scope, order) },
  );
  return {
    dedupeKey: `review-request:${orderId}`,
    to: email,
    subject: say('How do you like your order {number} at {shop}?', { number, shop }),
    marketing,
    ...mail,
  };
}

/** The link is its buyer's alone: it is among the secrets of the mail. */
async function linkReviews(
  ctx: MailScope['ctx'],
  site: MailScope['site'],
  { orderId, shopUrl }: { orderId: string; shopUrl: string | undefined },
): Promise<MailBlock[]> {
  if (!readSettings(site, 'merchandising').productReviewsEnabled) return [];
  const token = sealReviewLink(await ctx.secrets(), site.siteId, orderId);
  const path = orderReviewsPath(token);
  return linkButton(site, shopUrl, { label: sayOf(site)('Write a review'), path, secret: token });
}

/** Those that can still be seen. */
function listProducts(
  db: MailScope['db'],
  { siteId, orderId }: { siteId: string; orderId: string },
) {
  return db
    .selectFrom('order_items as i')
    .innerJoin('products as p', (join) =>
      join.onRef('p.site_id', '=', 'i.site_id').onRef('p.id', '=', 'i.product_id'),
    )
    .innerJoin('collections as c', (join) =>
      join.onRef('c.site_id', '=', 'p.site_id').onRef('c.id', '=', 'p.collection_id'),
    )
    .select(['p.title', 'p.url_id', 'c.url_id as collection'])
    .distinct()
    .where('i.site_id', '=', siteId)
    .where('i.order_id', '=', orderId)
    .where('p.is_visible', '=', true)
    .where('c.is_enabled', '=', true)
    .orderBy('p.title')
    .limit(mostProducts)
    .execute();
}
