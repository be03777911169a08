import type { WriteTransaction } from '../../db/database.ts';
import { inLanguage, loadTranslations } from '../../render/data/load-translations.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { renderCustomerMail } from '../mail/render-customer-mail.ts';
import { productPath } from '../../render/context/product-path.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import { sayOf } from '../settings/say-of.ts';
import { pathOfPage } from '../settings/language-path.ts';
import { siteOfOrder } from '../orders/site-of-order.ts';
import { siteIn } from '../sites/site-in-language.ts';
import type { Site } from '../sites/site.ts';
import { siteUrl } from '../sites/site-url.ts';
import { newId } from '../../db/id.ts';

/** Tells whoever wrote a review what the shop answers, where their email is known. */
export async function queueReplyMail(
  { ctx, trx, site: own }: EventScope,
  { id, reply }: { id: string; reply: string },
): Promise<void> {
  const { siteId } = own;
  const review = await trx
    .selectFrom('product_reviews as r')
    .innerJoin('products as p', (join) =>
      join.onRef('p.site_id', '=', 'r.site_id').onRef('p.id', '=', 'r.product_id'),
    )
    .innerJoin('collections as c', (join) =>
      join.onRef('c.site_id', '=', 'p.site_id').onRef('c.id', '=', 'p.collection_id'),
    )
    .select(['r.email_key', 'r.order_id', 'r.account_id'])
    .select(['p.id as productId', 'p.title', 'p.url_id', 'c.url_id as collection'])
    .where('r.site_id', '=', siteId)
    .where('r.id', '=', id)
    .executeTakeFirst();
  if (!review || review.email_key === '') return;
  const site = await siteOfReview(trx, own, review);
  const said = await loadTranslations(trx, site, { kind: 'product', ids: [review.productId] });
  const title = inLanguage(said.get(review.productId), 'title', review.title);
  const say = sayOf(site);
  const shop = site.title;
  const shopUrl = siteUrl(ctx, site);
  const mail = await renderCustomerMail(
    { ctx, db: trx, site },
    {
      title: say('{shop} answers your review', { shop }),
      preview: title,
      blocks: [
        {
          kind: 'text',
          text: say('You wrote a review of {title}. {shop} answers:', { title, shop }),
        },
        { kind: 'text', text: reply },
        ...(shopUrl === undefined
          ? []
          : [
              {
                kind: 'link' as const,
                label: title,
                url: shopUrl + pathOfPage(site, productPath(review.collection, review.url_id)),
              },
            ]),
      ],
      shopName: site.title,
      ...(shopUrl !== undefined && { shopUrl }),
      language: site.locale,
    },
  );
  const key = {
    siteId,
    dedupeKey: `review-reply:${id}:${newId()}`,
    to: review.email_key,
    subject: say('{shop} answers your review of {title}', { shop, title }),
  };
  await queueMail(trx, { ...key, ...mail }, await ctx.secrets());
}

interface Writer {
  order_id: string | null;
  account_id: string | null;
}

/** In the language of the order that it is about, else in that of the account it was written by. */
async function siteOfReview(
  trx: WriteTransaction,
  site: Site,
  { order_id: orderId, account_id: accountId }: Writer,
): Promise<Site> {
  if (orderId !== null) return siteOfOrder(trx, site, orderId);
  const account = await trx
    .selectFrom('site_accounts')
    .select('language')
    .where('site_id', '=', site.siteId)
    .where('id', '=', accountId)
    .executeTakeFirst();
  return siteIn(trx, site, account?.language ?? null);
}
