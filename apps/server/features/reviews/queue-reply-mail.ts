import { queueMail } from '../mail/queue-mail.ts';
import { renderMail } from '../mail/render-mail.ts';
import { productPath } from '../products/product-path.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import { sayOf } from '../settings/say-of.ts';
import { siteUrl } from '../sites/site-url.ts';
import { newId } from '../../db/id.ts';

/** Tells whoever wrote a review what the shop answers, where their email is known. */
export async function queueReplyMail(
  { ctx, trx, site }: EventScope,
  { id, reply }: { id: string; reply: string },
): Promise<void> {
  const { siteId } = site;
  const review = await trx
    .selectFrom('product_reviews as r')
    .innerJoin('products as p', (join) =>
      join.onRef('p.site_id', '=', 'r.site_id').onRef('p.id', '=', 'r.product_id'),
    )
    .innerJoin('collections as c', (join) =>
      join.onRef('c.site_id', '=', 'p.site_id').onRef('c.id', '=', 'p.collection_id'),
    )
    .select(['r.email_key', 'p.title', 'p.url_id', 'c.url_id as collection'])
    .where('r.site_id', '=', siteId)
    .where('r.id', '=', id)
    .executeTakeFirst();
  if (!review || review.email_key === '') return;
  const { title } = review;
  const say = sayOf(site);
  const shop = site.title;
  const shopUrl = siteUrl(ctx, site);
  const mail = renderMail({
    title: say('{shop} answers your review', { shop }),
    preview: title,
    blocks: [
      { kind: 'text', text: say('You wrote a review of {title}. {shop} answers:', { title, shop }) },
      { kind: 'text', text: reply },
      ...(shopUrl === undefined
        ? []
        : [
            {
              kind: 'link' as const,
              label: title,
              url: shopUrl + productPath(review.collection, review.url_id),
            },
          ]),
    ],
    shopName: site.title,
    ...(shopUrl !== undefined && { shopUrl }),
    language: site.locale,
  });
  const key = {
    siteId,
    dedupeKey: `review-reply:${id}:${newId()}`,
    to: review.email_key,
    subject: say('{shop} answers your review of {title}', { shop, title }),
  };
  await queueMail(trx, { ...key, ...mail }, await ctx.secrets());
}
