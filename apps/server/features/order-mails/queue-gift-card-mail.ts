/** The mail that hands a gift card over: the only place where its code ever stands. */
import type { EventScope } from '../../reactions/reaction.ts';
import type { GiftCardIssued } from '../orders/order-events.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { renderMail } from '../mail/render-mail.ts';
import { writeMoney } from '../sites/site-money.ts';
import { siteUrl } from '../sites/site-url.ts';

export async function queueGiftCardMail(
  { ctx, trx, site }: EventScope,
  { giftCardId, code, amountCents, currency, email }: GiftCardIssued,
): Promise<void> {
  const amount = writeMoney(site, { amountCents, currencyCode: currency });
  const mail = renderMail({
    title: `A gift card worth ${amount}`,
    preview: `Your gift card for ${site.title}`,
    blocks: [
      { kind: 'text', text: `Here is your gift card for ${site.title}. Keep this code safe.` },
      { kind: 'code', text: code },
    ],
    shopName: site.title,
    shopUrl: siteUrl(ctx, site),
    language: site.locale,
  });
  await queueMail(trx, {
    siteId: site.siteId,
    dedupeKey: `gift-card:${giftCardId}`,
    to: email,
    subject: `Your gift card for ${site.title}`,
    ...mail,
  });
}
