/** Links by which drafts are paid: unguessable, and kept as hashes. */
import { ApiError, checkoutMessages } from '@sitewright/contract';
import { hashToken } from '../../db/hash-token.ts';
import { newToken } from '../../db/id.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import { logDone } from '../activity/log-done.ts';
import { loadCheckout, type Checkout } from '../checkout/load-checkout.ts';
import { nameSteps } from '../cart/present-steps.ts';
import { linkButton } from '../mail/link-button.ts';
import type { MailBlock } from '../mail/mail-blocks.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { renderCustomerMail } from '../mail/render-customer-mail.ts';
import type { Site } from '../sites/site.ts';
import { writeMoney } from '../sites/site-money.ts';
import { siteUrl } from '../sites/site-url.ts';
import { writeDay } from '../sites/write-day.ts';
import { actOnDraft, type DraftSource } from './act-on-draft.ts';
import { findDraft, type Draft } from './find-draft.ts';
import { sayOf } from '../settings/say-of.ts';

/** Where a link leads, from the root of the site. */
export function payLinkPath(token: string): string {
  return `/pay/${encodeURIComponent(token)}`;
}

/**
 * A link to copy, from the root of the site. Those of before go on working.
 * @throws ApiError `not_found`, `draft_ended`
 */
export async function makePayLink(source: DraftSource, id: string): Promise<string> {
  const token = newToken();
  await actOnDraft(source, { id, event: 'sent' }, async (scope, { email }) => {
    await insertLink(scope, id, token);
    const subject = `draft-order:${id}`;
    await logDone(scope, { action: 'draft-order-link-made', subject, title: email });
  });
  return payLinkPath(token);
}

async function insertLink({ ctx, trx, site }: EventScope, draftId: string, token: string) {
  await trx
    .insertInto('draft_order_links')
    .values({
      site_id: site.siteId,
      token_hash: hashToken(token),
      draft_id: draftId,
      created_at: ctx.now(),
    })
    .execute();
}

/**
 * Mails a new link to the email of the draft, with what it is for and without any address. Nobody
 * reads the token in the outbox.
 * @throws ApiError `not_found`, `draft_ended`; `draft_incomplete` without an email or anything to buy;
 * `shop_address_unknown` while the shop has no address that a mail could lead to
 */
export async function sendPayLink(source: DraftSource, id: string, message: string): Promise<void> {
  const { ctx, site } = source;
  const shopUrl = siteUrl(ctx, site);
  if (!shopUrl) throw new ApiError('shop_address_unknown');
  const found = await findDraft(ctx.db, { siteId: site.siteId, id, now: ctx.now() });
  const checkout = found && (await loadCheckout(ctx, site, found.cartId));
  const token = newToken();
  const box = await ctx.secrets();
  await actOnDraft(source, { id, event: 'sent' }, async (scope, draft) => {
    if (!draft.email || !checkout || checkout.cart.lines.length === 0) {
      throw new ApiError('draft_incomplete');
    }
    await insertLink(scope, id, token);
    const say = sayOf(site);
    const mail = await renderCustomerMail(
      { ctx, db: scope.trx, site },
      {
        title: say(checkoutMessages.payLinkTitle),
        preview: say('Your order at {shop}', { shop: site.title }),
        blocks: writeBlocks(site, { draft, checkout, message, shopUrl, token }),
        shopName: site.title,
        shopUrl,
        language: site.locale,
      },
    );
    await queueMail(
      scope.trx,
      {
        siteId: site.siteId,
        dedupeKey: `pay-link:${hashToken(token)}`,
        to: draft.email,
        subject: `${say(checkoutMessages.payLinkTitle)}: ${site.title}`,
        ...mail,
      },
      box,
    );
    const subject = `draft-order:${id}`;
    await logDone(scope, { action: 'draft-order-mailed', subject, title: draft.email });
  });
}

interface LinkMail {
  draft: Draft;
  checkout: Checkout;
  message: string;
  shopUrl: string;
  token: string;
}

function writeBlocks(
  site: Site,
  { draft, checkout, message, shopUrl, token }: LinkMail,
): MailBlock[] {
  const say = sayOf(site);
  const { cart, totals } = checkout;
  const write = (amountCents: number) =>
    writeMoney(site, { amountCents, currencyCode: cart.currency });
  const steps = nameSteps(checkout).filter(({ amountCents }) => amountCents !== 0);
  return [
    { kind: 'text', text: message || say(checkoutMessages.payLinkText) },
    {
      kind: 'items',
      items: cart.lines.map(({ product, variant, quantity }) => ({
        title: product.title,
        detail: Object.values(variant.attributes).join(', '),
        quantity,
        amount: '',
      })),
    },
    {
      kind: 'rows',
      rows: [
        ...steps.map(({ name, kind, amountCents }) => {
          return { label: name || kind, value: write(amountCents) };
        }),
        { label: say('Total'), value: write(totals.grandTotalCents), isStrong: true },
      ],
    },
    ...linkButton(site, shopUrl, {
      label: say(checkoutMessages.payLinkPay),
      path: payLinkPath(token),
      secret: token,
    }),
    {
      kind: 'note',
      text: say('It can be paid until {day}. Nothing is held for you until then.', {
        day: writeDay(site, draft.expiresAt),
      }),
    },
  ];
}
