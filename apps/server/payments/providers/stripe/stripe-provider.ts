/**
 * Stripe: cards, wallets, Klarna, Afterpay/Clearpay and whatever else the account has switched on.
 * We never see a card: Stripe's own fields ask for it, on the page of the payment.
 */
import Stripe from 'stripe';
import type { AppContext } from '../../../context.ts';
import { readSettings } from '../../../features/settings/read-settings.ts';
import { translateText } from '../../../features/settings/say-of.ts';
import type {
  AskedPayment,
  CanceledPayment,
  PaymentOutcome,
  PaymentProvider,
  ProviderEntry,
} from '../../provider.ts';
import { chargeStripeMethod } from './charge-method.ts';
import { openIntent } from './open-intent.ts';
import { listStripePayouts } from './list-payouts.ts';
import { fetchIntent, isSetup, lookAtIntent, readIntent } from './read-intent.ts';
import { refundStripePayment } from './refund-intent.ts';
import { renderStripeStep } from './stripe-step.ts';
import { openStripe, requireStripe, type AskStripe } from './stripe-account.ts';
import { readStripeEvent } from './stripe-events.ts';

const name = 'stripe';
const pageSize = 100;

export const stripeProvider: ProviderEntry = {
  name,
  tender: 'card',
  offer(site) {
    const { stripe, stripeLabel, stripePublishableKey } = readSettings(site, 'payments');
    return stripe && stripePublishableKey
      ? { label: translateText(site, stripeLabel), description: '' }
      : undefined;
  },
  create: ({ ctx }) => createStripe(ctx),
};

function createStripe(ctx: AppContext): PaymentProvider {
  return {
    name,
    isTest: (site) => readSettings(site, 'payments').stripePublishableKey.startsWith('pk_test_'),
    start: (payment) => begin(ctx, payment),
    async chargeSaved(payment, saved) {
      return chargeStripeMethod(await requireStripe(ctx, payment.siteId), payment, saved);
    },
    async cancel(payment) {
      const ask = await openStripe(ctx, payment.siteId);
      // Without a key nothing was ever asked for.
      if (!ask && payment.providerRef === null) return { kind: 'canceled' };
      return cancelIntent(ask ?? (await requireStripe(ctx, payment.siteId)), payment);
    },
    async refund(refund) {
      return refundStripePayment(await requireStripe(ctx, refund.siteId), refund);
    },
    readEvent: (raw, siteId) => readStripeEvent(ctx, raw, siteId),
    async look(payment) {
      return lookAtIntent(await requireStripe(ctx, payment.siteId), payment);
    },
    async list({ siteId, since, cursor }) {
      const ask = await openStripe(ctx, siteId);
      if (!ask) return undefined;
      const page = await ask((client) =>
        client.paymentIntents.list({
          created: { gte: Math.floor(since.getTime() / 1000) },
          limit: pageSize,
          expand: ['data.latest_charge'],
          ...(cursor && { starting_after: cursor }),
        }),
      );
      return {
        payments: page.data.map(readIntent),
        nextCursor: page.has_more ? page.data.at(-1)?.id : undefined,
      };
    },
    async listPayouts({ siteId, since }) {
      const ask = await openStripe(ctx, siteId);
      return ask ? listStripePayouts(ask, since) : [];
    },
    secondStep: {
      async resume({ siteId, providerRef }) {
        return lookAtIntent(await requireStripe(ctx, siteId), { providerRef });
      },
      async render(site, payment, request) {
        const ask = await requireStripe(ctx, site.siteId);
        const intent = payment.providerRef && (await fetchIntent(ask, payment.providerRef));
        if (!intent) throw new Error('Stripe knows no such intent');
        return renderStripeStep({ ctx, site, payment, request, intent });
      },
    },
  };
}

/** The intent takes no money yet: the shopper goes on at the page of the payment. */
async function begin(ctx: AppContext, payment: AskedPayment): Promise<PaymentOutcome> {
  const { siteId, paymentId } = payment;
  const ask = await openStripe(ctx, siteId);
  if (!ask) return { kind: 'failed', code: 'method_unavailable' };
  try {
    const { id } = await openIntent(ask, payment);
    return { kind: 'requires_action', providerRef: id };
  } catch (error) {
    if (!isRefused(error)) throw error;
    ctx.log.error({ err: error, siteId, paymentId }, 'Stripe refuses the payment');
    return { kind: 'failed', code: 'method_unavailable' };
  }
}

/** What is wrong with the request or the key: nothing was made, and no later try fares better. */
function isRefused(error: unknown): boolean {
  const { StripeInvalidRequestError, StripeAuthenticationError, StripePermissionError } =
    Stripe.errors;
  return (
    error instanceof StripeInvalidRequestError ||
    error instanceof StripeAuthenticationError ||
    error instanceof StripePermissionError
  );
}

/** An intent that was paid, or is being paid, cannot be called off: what it became is told. */
async function cancelIntent(ask: AskStripe, payment: AskedPayment): Promise<CanceledPayment> {
  const { paymentId } = payment;
  const ref = payment.providerRef ?? (await openIntent(ask, payment)).id;
  const idempotencyKey = `cancel-${paymentId}`;
  try {
    if (isSetup(ref)) {
      await ask((client) => client.setupIntents.cancel(ref, {}, { idempotencyKey }));
    } else await ask((client) => client.paymentIntents.cancel(ref, {}, { idempotencyKey }));
    return { kind: 'canceled' };
  } catch (error) {
    const intent = await fetchIntent(ask, ref);
    const told = intent && readIntent(intent);
    if (told?.status === 'canceled') return { kind: 'canceled' };
    if (told?.status === 'processing') return { kind: 'placed', providerRef: ref };
    if (told?.status !== 'succeeded') throw error;
    return { kind: 'succeeded', providerRef: ref, saved: told.saved };
  }
}
