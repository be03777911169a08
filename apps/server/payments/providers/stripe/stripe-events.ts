/** Events of Stripe: they only wake us, so all that is read is which payment they are about. */
import Stripe from 'stripe';
import type { AppContext } from '../../../context.ts';
import { readSecretSetting } from '../../../features/settings/secret-settings.ts';
import type { ProviderEvent, RawEvent } from '../../provider.ts';
import { fetchIntent } from './read-intent.ts';
import { requireStripe } from './stripe-account.ts';

/** Older or newer than this, an event is refused, so that a recorded one cannot be sent again. */
const windowSeconds = 300;

/** Each is one card that was tried; the intent itself goes on. */
const declines = new Set(['payment_intent.payment_failed', 'setup_intent.setup_failed']);

/**
 * Undefined when the signature is not that of the site's endpoint; `ignored` when it is about
 * nothing of ours.
 * @throws when Stripe does not say which payment it is about; it sends the event again then
 */
export async function readStripeEvent(
  ctx: AppContext,
  raw: RawEvent,
  siteId: string,
): Promise<ProviderEvent | 'ignored' | undefined> {
  const event = await verify(ctx, raw, siteId);
  if (!event) return undefined;
  const ref = refOf(event);
  if (!ref) return 'ignored';
  const metadata = ref.metadata?.['paymentId'] ? ref.metadata : await fetchMetadata();
  const { siteId: ownSiteId, paymentId } = metadata ?? {};
  if (!paymentId) return 'ignored';
  return {
    id: event.id,
    type: 'changed',
    siteId: ownSiteId,
    paymentId,
    providerRef: ref.intent,
    isDecline: declines.has(event.type),
  };

  /** Disputes, and refunds that somebody made there, carry none of their own. */
  async function fetchMetadata() {
    const ask = await requireStripe(ctx, siteId);
    return (await fetchIntent(ask, ref!.intent))?.metadata;
  }
}

async function verify(
  ctx: AppContext,
  { body, headers }: RawEvent,
  siteId: string,
): Promise<Stripe.Event | undefined> {
  const field = 'stripeWebhookSecret';
  const secret = await readSecretSetting(ctx, siteId, { group: 'payments', field });
  const signature = headers['stripe-signature'];
  if (!secret || typeof signature !== 'string') return undefined;
  const now = ctx.now().getTime();
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? Number.NaN);
  if (!(signedAt - now / 1000 <= windowSeconds)) return undefined;
  try {
    const { webhooks } = Stripe;
    return await webhooks!.constructEventAsync(
      body,
      signature,
      secret,
      windowSeconds,
      undefined,
      now,
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
    throw error;
  }
}

interface EventRef {
  intent: string;
  metadata: Stripe.Metadata | null | undefined;
}

/** Which intent an event is about; undefined for what has none. */
function refOf({ data: { object } }: Stripe.Event): EventRef | undefined {
  if (!('object' in object)) return undefined;
  switch (object.object) {
    case 'payment_intent':
    case 'setup_intent':
      return { intent: object.id, metadata: object.metadata };
    case 'charge':
    case 'refund':
    case 'dispute': {
      const { payment_intent: intent, metadata } = object;
      if (!intent) return undefined;
      return { intent: typeof intent === 'string' ? intent : intent.id, metadata };
    }
    default:
      return undefined;
  }
}
