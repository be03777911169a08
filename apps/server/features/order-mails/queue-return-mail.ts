/** The mails that tell a buyer what becomes of what they send back. */
import type { ReturnState } from '@sitewright/contract';
import type { EventScope } from '../../reactions/reaction.ts';
import type { ReturnChanged } from '../returns/return-events.ts';
import { queueWritten, type MailScope, type WrittenMail } from './mail-scope.ts';
import { writeOrderNotice } from './write-order-notice.ts';
import { sayOf } from '../settings/say-of.ts';

const words = {
  requested: {
    title: 'We have your request',
    text: 'You would like to send this back. We look at it and answer by mail.',
  },
  approved: {
    title: 'Your return is approved',
    text: 'Please send this back to us, with the number of your order.',
  },
  declined: {
    title: 'Your return is declined',
    text: 'We cannot take this back. Please answer this mail if you have questions.',
  },
  canceled: { title: 'Your return is withdrawn', text: 'Nothing of this is expected back.' },
  received: { title: 'Your return has arrived', text: 'We look at it next.' },
  inspected: { title: 'We have looked at your return', text: 'You hear from us about the money.' },
  refunded: {
    title: 'Your return is done',
    text: 'Its money goes back to you, the way that you paid.',
  },
  closed: { title: 'Your return is closed', text: 'No money goes back for it.' },
} as const satisfies Readonly<Record<ReturnState, { title: string; text: string }>>;

export async function queueReturnMail(scope: EventScope, told: ReturnChanged): Promise<void> {
  await queueWritten(scope, writeReturnMail, told);
}

async function writeReturnMail(scope: MailScope, told: ReturnChanged): Promise<WrittenMail> {
  const say = sayOf(scope.site);
  const { title, text } = words[told.state];
  return writeOrderNotice(scope, told, {
    dedupeKey: dedupeKeyOf(scope, told),
    title: say(title),
    blocks: [
      { kind: 'text', text: say(text) },
      ...told.items.map(({ name, variant, quantity }) => {
        const item = [name, variant].filter(Boolean).join(', ');
        return { kind: 'text' as const, text: `${quantity} × ${item}` };
      }),
    ],
  });
}

const quarterMs = 15 * 60_000;

/**
 * What a buyer does alone, asking and withdrawing, is told once a quarter of an hour and state,
 * however often they do it.
 */
function dedupeKeyOf({ ctx }: MailScope, { orderId, returnId, state }: ReturnChanged): string {
  if (state !== 'requested' && state !== 'canceled') return `return:${returnId}:${state}`;
  const quarter = Math.floor(ctx.now().getTime() / quarterMs);
  return `return:${orderId}:${state}:${quarter}`;
}
