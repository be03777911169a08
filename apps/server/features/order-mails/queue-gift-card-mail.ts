/** The mail that hands a gift card over: the only place where its code ever stands. */
import { formatMoney } from '@sitewright/commerce';
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { renderMail } from '../mail/render-mail.ts';
import type { Site } from '../sites/site.ts';
import { siteUrl } from '../orders/order-paths.ts';

interface Scope {
  ctx: AppContext;
  trx: WriteTransaction;
  site: Site;
  paid: { currency: string; snapshot: { email: string } };
}

interface IssuedGiftCard {
  giftCardId: string;
  code: string;
  amountCents: number;
}

export async function queueGiftCardMail(
  { ctx, trx, site, paid }: Scope,
  { giftCardId, code, amountCents }: IssuedGiftCard,
): Promise<void> {
  const amount = formatMoney({ amountCents, currencyCode: paid.currency });
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
    to: paid.snapshot.email,
    subject: `Your gift card for ${site.title}`,
    ...mail,
  });
}
