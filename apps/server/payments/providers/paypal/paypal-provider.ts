/**
 * PayPal, by its orders: the shopper approves at PayPal, comes back, and only then is the money
 * taken. An order that nobody approves takes nothing, so there is nothing to call off.
 */
import { z } from 'zod';
import type { AppContext } from '../../../context.ts';
import { readSettings } from '../../../features/settings/read-settings.ts';
import type {
  AskedPayment,
  CanceledPayment,
  PaymentProvider,
  PaymentRef,
  ProviderEntry,
  RefundAsked,
  SentRefund,
  StepRequest,
} from '../../provider.ts';
import type { ProviderPayment } from '../../provider-payment.ts';
import { openPayPal, PayPalError, requirePayPal, type AskPayPal } from './paypal-account.ts';
import { PayPalAmountError, toPayPalAmount } from './paypal-amount.ts';
import { readPayPalEvent } from './paypal-events.ts';
import {
  captureOf,
  orderSchema,
  readOrder,
  readRefundStatus,
  writeCustomId,
  type PayPalOrder,
} from './read-order.ts';

const name = 'paypal';

export const paypalProvider: ProviderEntry = {
  name,
  tender: 'card',
  offer(site) {
    const { paypal, paypalClientId } = readSettings(site, 'payments');
    return paypal && paypalClientId ? { label: 'PayPal', description: '' } : undefined;
  },
  create: ({ ctx }) => createPayPal(ctx),
};

function createPayPal(ctx: AppContext): PaymentProvider {
  return {
    name,
    isTest: (site) => readSettings(site, 'payments').paypalSandbox,
    async start(payment) {
      const ask = await openPayPal(ctx, payment.siteId);
      if (!ask || !canTake(payment)) return { kind: 'failed', code: 'method_unavailable' };
      return { kind: 'requires_action' };
    },
    cancel: (payment) => callOff(ctx, payment),
    async refund(refund) {
      return refundOrder(await requirePayPal(ctx, refund.siteId), refund);
    },
    readEvent: (raw, siteId) => readPayPalEvent(ctx, raw, siteId),
    look: (payment) => look(ctx, payment),
    secondStep: {
      resume: (payment, request) => resume(ctx, payment, request),
      async render(_site, payment, request) {
        const order = await makeOrder(await requirePayPal(ctx, payment.siteId), payment, request);
        const link = order.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
        if (!link) throw new Error('PayPal names no page to approve the payment');
        return { redirectUrl: link.href };
      },
    },
  };
}

function canTake(payment: AskedPayment): boolean {
  try {
    return payment.amountCents > 0 && toPayPalAmount(payment).value !== '';
  } catch (error) {
    if (error instanceof PayPalAmountError) return false;
    throw error;
  }
}

/**
 * The order of a payment, the same one for six hours. Only the total is told: lines and taxes that
 * PayPal sums by its own rules would be refused where its cent differs.
 */
async function makeOrder(
  ask: AskPayPal,
  payment: AskedPayment,
  { returnUrl, backPath }: StepRequest,
): Promise<PayPalOrder> {
  const made = await ask({
    method: 'POST',
    path: '/v2/checkout/orders',
    requestId: `order-${payment.paymentId}`,
    body: {
      intent: 'CAPTURE',
      purchase_units: [{ custom_id: writeCustomId(payment), amount: toPayPalAmount(payment) }],
      payment_source: {
        paypal: {
          experience_context: {
            return_url: returnUrl,
            cancel_url: backPath ? new URL(backPath, returnUrl).href : returnUrl,
            user_action: 'PAY_NOW',
            shipping_preference: 'NO_SHIPPING',
          },
        },
      },
    },
  });
  return orderSchema.parse(made);
}

/** PayPal names the order as `token` when it sends the shopper back. */
async function resume(
  ctx: AppContext,
  payment: AskedPayment,
  { query }: StepRequest,
): Promise<ProviderPayment | undefined> {
  const { token } = query;
  if (!token) return undefined;
  const ask = await requirePayPal(ctx, payment.siteId);
  const order = await fetchOrder(ask, token);
  const isOwn = order?.purchase_units[0]?.custom_id === writeCustomId(payment);
  if (!order || !isOwn) return undefined;
  return order.status === 'APPROVED' ? capture(ask, payment, order) : readOrder(order);
}

/** Refusals after which the shopper may choose another way at PayPal. */
const retryable = ['INSTRUMENT_DECLINED', 'PAYER_ACTION_REQUIRED', 'ORDER_NOT_APPROVED'];

async function capture(
  ask: AskPayPal,
  { paymentId }: AskedPayment,
  order: PayPalOrder,
): Promise<ProviderPayment> {
  try {
    await ask({
      method: 'POST',
      path: `/v2/checkout/orders/${order.id}/capture`,
      requestId: `capture-${paymentId}-${order.id}`,
      body: {},
    });
  } catch (error) {
    if (!(error instanceof PayPalError)) throw error;
    if (error.issues.some((issue) => retryable.includes(issue))) {
      return { ...readOrder(order), status: 'declined', code: 'card_declined' };
    }
    if (!error.issues.includes('ORDER_ALREADY_CAPTURED')) throw error;
  }
  const now = await fetchOrder(ask, order.id);
  if (!now) throw new Error('PayPal has lost the order');
  return readOrder(now);
}

async function fetchOrder(ask: AskPayPal, ref: string): Promise<PayPalOrder | undefined> {
  try {
    const path = `/v2/checkout/orders/${encodeURIComponent(ref)}`;
    return orderSchema.parse(await ask({ method: 'GET', path }));
  } catch (error) {
    if (error instanceof PayPalError && error.status === 404) return undefined;
    throw error;
  }
}

async function look(
  ctx: AppContext,
  { siteId, providerRef }: PaymentRef,
): Promise<ProviderPayment | undefined> {
  if (!providerRef) return undefined;
  const order = await fetchOrder(await requirePayPal(ctx, siteId), providerRef);
  return order && readOrder(order);
}

/** Money is taken by us alone, so an order that was not captured never takes any. */
async function callOff(ctx: AppContext, payment: AskedPayment): Promise<CanceledPayment> {
  const told = await look(ctx, payment);
  const { providerRef } = payment;
  if (told?.status === 'succeeded') return { kind: 'succeeded', providerRef: providerRef! };
  if (told?.status === 'processing') return { kind: 'placed', providerRef: providerRef! };
  return { kind: 'canceled' };
}

const sentSchema = z.object({ id: z.string(), status: z.string() });

async function refundOrder(ask: AskPayPal, asked: RefundAsked): Promise<SentRefund> {
  const { providerRef, refundId } = asked;
  const order = providerRef ? await fetchOrder(ask, providerRef) : undefined;
  const taken = order && captureOf(order);
  if (!taken) throw new Error('PayPal took no money by this payment');
  const sent = sentSchema.parse(
    await ask({
      method: 'POST',
      path: `/v2/payments/captures/${taken.id}/refund`,
      requestId: `refund-${refundId}`,
      body: { amount: toPayPalAmount(asked), custom_id: refundId },
    }),
  );
  return { status: readRefundStatus(sent.status), providerRef: sent.id };
}
