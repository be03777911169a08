/** The mail that tells that something was sent, or lies ready; one for each. */
import type { EventScope } from '../../reactions/reaction.ts';
import type { FulfillmentMade } from '../fulfillments/fulfillment-events.ts';
import type { MailBlock } from '../mail/mail-blocks.ts';
import { paperLinks } from './paper-links.ts';
import { queueWritten, type MailScope, type WrittenMail } from './mail-scope.ts';
import { writeOrderNotice } from './write-order-notice.ts';
import { sayOf } from '../settings/say-of.ts';

export async function queueFulfillmentMail(
  scope: EventScope,
  made: FulfillmentMade,
): Promise<void> {
  await queueWritten(scope, writeFulfillmentMail, made);
}

export async function writeFulfillmentMail(
  scope: MailScope,
  made: FulfillmentMade,
): Promise<WrittenMail> {
  const { fulfillmentId, kind, orderNumber, items, trackingUrl } = made;
  const isPickup = kind === 'pickup';
  const say = sayOf(scope.site);
  const number = orderNumber;
  const text = isPickup
    ? say('Order {number} is ready for you to pick up:', { number })
    : say('Order {number} is on its way:', { number });
  const lines = items.map(({ name, variant, quantity }) => {
    return `${quantity} × ${[name, variant].filter(Boolean).join(', ')}`;
  });
  const track: MailBlock[] = trackingUrl
    ? [{ kind: 'button', label: say('Track your parcel'), url: trackingUrl }]
    : [];
  const carrier = [made.carrier, made.trackingNumber].filter(Boolean).join(' ');
  return writeOrderNotice(scope, made, {
    kind: isPickup ? 'ready-for-pickup' : 'shipped',
    dedupeKey: `fulfillment:${fulfillmentId}`,
    title: isPickup ? say('Ready for pick-up') : say('Shipped'),
    blocks: [
      { kind: 'text', text },
      ...lines.map((line): MailBlock => ({ kind: 'text', text: line })),
      ...(carrier ? [{ kind: 'note' as const, text: say('Sent by {carrier}', { carrier }) }] : []),
      ...track,
    ],
    links: await paperLinks(scope, made.orderId),
  });
}
