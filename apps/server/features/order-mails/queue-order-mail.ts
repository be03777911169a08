/** The mail that confirms an order; it leaves through the outbox, once. */
import { describeVariant } from '@sitewright/commerce';
import {
  nameBalance,
  writeAddressLines,
  writeAnswer,
  type Say,
  type VisitorText,
} from '@sitewright/contract';
import type { EventScope } from '../../reactions/reaction.ts';
import type { OrderPlaced } from '../orders/order-events.ts';
import type { Address, PaymentSnapshot } from '../../payments/payment-snapshot.ts';
import type { MailBlock } from '../mail/mail-blocks.ts';
import { renderCustomerMail } from '../mail/render-customer-mail.ts';
import type { Site } from '../sites/site.ts';
import { writeMoney } from '../sites/site-money.ts';
import { readTaxes } from '../orders/read-taxes.ts';
import { howToPay } from './how-to-pay.ts';
import { queueWritten, type MailScope, type WrittenMail } from './mail-scope.ts';
import { orderButton } from './order-button.ts';
import { policyLinks } from './policy-links.ts';
import { paperLinks } from './paper-links.ts';
import { tellOrder } from './tell-order.ts';
import { siteUrl } from '../sites/site-url.ts';
import { sayOf } from '../settings/say-of.ts';
import { inLanguage, loadTranslations } from '../../render/data/load-translations.ts';

/** A donation that is paid has a receipt of its own, as a membership has its welcome. */
export async function queueOrderMail(scope: EventScope, order: OrderPlaced): Promise<void> {
  if (order.snapshot.customLine && order.status === 'paid') return;
  await queueWritten(scope, writeOrderMail, order);
}

export async function writeOrderMail(scope: MailScope, order: OrderPlaced): Promise<WrittenMail> {
  const { ctx, db, site } = scope;
  const { snapshot, isTest, currency } = order;
  const shopUrl = siteUrl(ctx, site);
  const say = sayOf(site);
  const told = { number: order.orderNumber, shop: site.title };
  const write = (amountCents: number) => writeMoney(site, { amountCents, currencyCode: currency });
  const ids = snapshot.lines.map(({ productId }) => productId);
  const said = await loadTranslations(db, site, { kind: 'product', ids });
  const mail = await renderCustomerMail(
    scope,
    {
      title: say('Thank you for your order'),
      preview: say('Order {number} at {shop}', told),
      blocks: [
        { kind: 'text', text: introduction(site, order) },
        ...(isTest
          ? [note(say('This is a test order. No money was taken and nothing will be sent.'))]
          : []),
        ...(order.status === 'awaiting_payment' ? howToPay(site, order) : []),
        {
          kind: 'items',
          items: snapshot.lines.map((line) =>
            toItem(
              { ...line, title: inLanguage(said.get(line.productId), 'title', line.title) },
              write,
            ),
          ),
        },
        { kind: 'rows', rows: totalRows(snapshot, { write, say }) },
        ...whereTo(site, snapshot),
        ...toldAtCheckout(say, snapshot),
        ...orderButton({ ctx, site }, order.token),
        ...(await paperLinks({ ctx, db, site }, order.orderId)),
      ],
      shopName: site.title,
      shopUrl,
      policies: policyLinks(ctx, site),
      language: site.locale,
    },
    { kind: 'confirmed', tell: () => tellOrder(scope, order) },
  );
  return {
    dedupeKey: `order-confirmation:${order.orderId}`,
    to: snapshot.email,
    subject: isTest
      ? say('Test order {number} at {shop}', told)
      : say('Order {number} at {shop}', told),
    ...mail,
  };
}

function introduction(
  site: Site,
  { orderNumber, status, isHandedOverUnpaid }: OrderPlaced,
): string {
  const told = { number: orderNumber, shop: site.title };
  return status === 'awaiting_payment' && !isHandedOverUnpaid
    ? sayOf(site)('Order {number} has arrived at {shop}. We start on it once it is paid.', told)
    : sayOf(site)('Order {number} has arrived at {shop}.', told);
}

function note(text: string): MailBlock {
  return { kind: 'note', text };
}

type WriteCents = (amountCents: number) => string;

function toItem(line: PaymentSnapshot['lines'][number], write: WriteCents) {
  return {
    title: line.title,
    detail: describeVariant(line),
    told: (line.answers ?? []).map(writeAnswer),
    quantity: line.quantity,
    amount: write(line.unitPriceCents * line.quantity),
  };
}

function totalRows(
  snapshot: PaymentSnapshot,
  { write, say }: { write: WriteCents; say: Say<VisitorText> },
) {
  const { discountCents, shippingOptionName, shippingCents } = snapshot;
  const row = (label: string, amountCents: number) => ({ label, value: write(amountCents) });
  const { added, included } = readTaxes(snapshot);
  return [
    row(say('Subtotal'), snapshot.subtotalCents),
    ...(discountCents > 0 ? [row(say('Discount'), -discountCents)] : []),
    ...(shippingOptionName ? [row(shippingOptionName, shippingCents)] : []),
    ...added.map((line) => row(line.name, line.amountCents)),
    { ...row(say('Total'), snapshot.grandTotalCents), isStrong: true },
    ...included.map((line) => row(say('Including {name}', { name: line.name }), line.amountCents)),
    ...(snapshot.balances ?? []).map((paid) => row(nameBalance(paid, say), -paid.amountCents)),
  ];
}

/** Where it goes, or who fetches it. */
function whereTo(site: Site, { shippingAddress, pickupContact }: PaymentSnapshot): MailBlock[] {
  const say = sayOf(site);
  const blockOf = (title: string, address: Address): MailBlock => {
    return { kind: 'address', title, lines: writeAddressLines(address, site.locale) };
  };
  return [
    ...(shippingAddress ? [blockOf(say('Ships to'), shippingAddress)] : []),
    ...(pickupContact ? [blockOf(say('Picked up by'), pickupContact)] : []),
  ];
}

/** The note of the buyer, and what the shop asked beside. */
function toldAtCheckout(
  say: Say<VisitorText>,
  { note, answers = [] }: PaymentSnapshot,
): MailBlock[] {
  const told = [...(note ? [{ title: say('Your note'), text: note }] : []), ...answers];
  return told.map(({ title, text }) => ({ kind: 'address', title, lines: text.split('\n') }));
}
