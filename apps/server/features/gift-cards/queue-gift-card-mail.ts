/** The mail that hands a gift card over: the only place where its code ever stands, and there sealed. */
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import type { MailBlock } from '../mail/mail-blocks.ts';
import { linkButton } from '../mail/link-button.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { renderCustomerMail } from '../mail/render-customer-mail.ts';
import type { SecretBox } from '../settings/secret-box.ts';
import type { Site } from '../sites/site.ts';
import { writeMoney } from '../sites/site-money.ts';
import { siteUrl } from '../sites/site-url.ts';
import { writeDay } from '../sites/write-day.ts';
import { sayOf } from '../settings/say-of.ts';

export interface GiftCardMail {
  giftCardId: string;
  amountCents: number;
  currency: string;
  recipientEmail: string;
  buyerEmail: string;
  message: string;
  expiresAt: Date | null;
  code: string;
  box: SecretBox;
  /** Differs when a card is sent once more with a new code. */
  sending: string;
}

export async function queueGiftCardMail(
  { ctx, trx, site }: { ctx: AppContext; trx: WriteTransaction; site: Site },
  card: GiftCardMail,
): Promise<void> {
  const { giftCardId, amountCents, currency, recipientEmail, buyerEmail, code, box } = card;
  const amount = writeMoney(site, { amountCents, currencyCode: currency });
  const isGift = buyerEmail !== '' && buyerEmail !== recipientEmail;
  const say = sayOf(site);
  const shop = site.title;
  const mail = await renderCustomerMail(
    { ctx, db: trx, site },
    {
      title: say('A gift card worth {amount}', { amount }),
      preview: say('Your gift card for {shop}', { shop }),
      blocks: [
        ...(isGift
          ? [text(say('{email} sends you a gift card for {shop}.', { email: buyerEmail, shop }))]
          : []),
        ...(card.message ? [text(`“${card.message}”`)] : []),
        text(
          say(
            'Here is your gift card for {shop}. Enter its code at the checkout, and keep it safe.',
            { shop },
          ),
        ),
        { kind: 'code', text: code },
        ...(card.expiresAt
          ? [note(say('Good until {day}.', { day: writeDay(site, card.expiresAt) }))]
          : []),
        ...linkButton(site, siteUrl(ctx, site), {
          label: say('What is left on it'),
          path: '/gift-card',
        }),
      ],
      shopName: site.title,
      shopUrl: siteUrl(ctx, site),
      language: site.locale,
    },
  );
  await queueMail(
    trx,
    {
      siteId: site.siteId,
      dedupeKey: `gift-card:${giftCardId}:${card.sending}`,
      to: recipientEmail,
      subject: say('Your gift card for {shop}', { shop }),
      ...mail,
    },
    box,
  );
}

function text(words: string): MailBlock {
  return { kind: 'text', text: words };
}

function note(words: string): MailBlock {
  return { kind: 'note', text: words };
}
