import type { MailBlock } from '../mail/mail-blocks.ts';
import { linkButton } from '../mail/link-button.ts';
import { renderCustomerMail } from '../mail/render-customer-mail.ts';
import { writeUnsubscribe } from '../mail/unsubscribe-link.ts';
import { siteUrl } from '../sites/site-url.ts';
import type { MailScope, WrittenMail } from './mail-scope.ts';
import { sayOf } from '../settings/say-of.ts';

/** A cart that somebody left. */
export interface LeftCart {
  cartId: string;
  /** Which reminder it is, from 1. */
  step: number;
  email: string;
  items: readonly { name: string; quantity: number }[];
  /** Leads to the checkout with this cart, from the root of the site. */
  path: string;
  /** What of the path opens the cart. */
  secret?: string;
}

/** Reminds somebody of a cart. */
export async function writeCartReminder(
  scope: MailScope,
  { cartId, step, email, items, path, secret }: LeftCart,
): Promise<WrittenMail> {
  const { ctx, site } = scope;
  const shopUrl = siteUrl(ctx, site);
  const { title: shop } = site;
  const say = sayOf(site);
  const { marketing, blocks } = await writeUnsubscribe(ctx, { site, email, shopUrl });
  const mail = await renderCustomerMail(
    scope,
    {
      title: say('Your cart is still here'),
      preview: say('What you chose at {shop}', { shop }),
      blocks: [
        {
          kind: 'text',
          text: say('You chose this at {shop} and have not bought it yet:', { shop }),
        },
        ...items.map(({ name, quantity }): MailBlock => {
          return { kind: 'text', text: `${quantity} × ${name}` };
        }),
        ...linkButton(site, shopUrl, {
          label: say('Go on with your order'),
          path,
          ...(secret && { secret }),
        }),
        {
          kind: 'note',
          text: say(
            'We do not keep it for you, and prices may change. The link works for three days, once.',
          ),
        },
        ...blocks,
      ],
      shopName: site.title,
      shopUrl,
      language: site.locale,
    },
    { kind: 'cart-reminder' },
  );
  return {
    dedupeKey: `cart-reminder:${cartId}:${step}`,
    to: email,
    subject: say('Your cart at {shop}', { shop }),
    marketing,
    ...mail,
  };
}
