/** `POST /api/3/commerce/cart/:cartToken/link`: the checkout goes on on another device. */
import { ApiError, checkoutMessages, mailCheckoutLink } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import { hashToken } from '../../db/hash-token.ts';
import { newToken } from '../../db/id.ts';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { linkButton } from '../mail/link-button.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { renderCustomerMail } from '../mail/render-customer-mail.ts';
import type { Site } from '../sites/site.ts';
import { siteUrl } from '../sites/site-url.ts';
import { checkoutLinkPath, insertLink, linkLifeMs, withoutPayment } from './checkout-links.ts';
import { requireCheckout } from './load-checkout.ts';
import { sayOf } from '../settings/say-of.ts';

export function handleMailCheckoutLink(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, mailCheckoutLink, async ({ site, params: { cartToken }, body }) => {
    await requireCheckout(ctx, site, cartToken);
    await mailLink(ctx, site, { cartId: cartToken, email: body.email, fields: body.fields });
    return { isSent: true as const };
  });
}

interface LeftCheckout {
  cartId: string;
  email: string;
  fields: Record<string, string>;
}

/** @throws ApiError where the shop has no address that a mail could lead to */
async function mailLink(
  ctx: AppContext,
  site: Site,
  { cartId, email, fields }: LeftCheckout,
): Promise<void> {
  const shopUrl = siteUrl(ctx, site);
  if (!shopUrl) throw new ApiError('shop_address_unknown');
  const say = sayOf(site);
  const shop = site.title;
  const token = newToken();
  const box = await ctx.secrets();
  const now = ctx.now();
  const mail = await renderCustomerMail(
    { ctx, db: ctx.db, site },
    {
      title: say('Go on with your order'),
      preview: say('Your checkout at {shop}', { shop }),
      blocks: [
        {
          kind: 'text',
          text: say(
            'Somebody, probably you, wants to go on with an order at {shop} on another device.',
            { shop },
          ),
        },
        ...linkButton(site, shopUrl, {
          label: say('Go on'),
          path: checkoutLinkPath(token),
          secret: token,
        }),
        {
          kind: 'note',
          text: say('The link works for a day, once. If it was not you, do nothing.'),
        },
      ],
      shopName: site.title,
      shopUrl,
      language: site.locale,
    },
  );
  await ctx.transact(async (trx) => {
    const link = { siteId: site.siteId, cartId, email, fields: withoutPayment(fields), token };
    await insertLink(trx, { ...link, createdAt: now, lifeMs: linkLifeMs });
    await queueMail(
      trx,
      {
        siteId: site.siteId,
        dedupeKey: `checkout-link:${hashToken(token)}`,
        to: email,
        subject: `${say(checkoutMessages.continueElsewhere)}: ${shop}`,
        ...mail,
      },
      box,
    );
  });
}
