import type { AppContext } from '../context.ts';
import type { Site } from '../features/sites/site.ts';
import type { Payment } from './lock-payment.ts';
import type { ProviderPayment } from './provider-payment.ts';
import { findProvider, providersOf } from './providers.ts';
import { sendDueRefunds } from './refund-payment.ts';
import { settleProviderPayment } from './settle-provider-payment.ts';

/**
 * Brings a payment to where its provider says that it stands, and sends what is owed back.
 * @returns the payment as it stands afterwards
 * @throws OtherAmountError when another sum came than it asks for
 */
export async function applyProviderPayment(
  ctx: AppContext,
  site: Site,
  { payment, told }: { payment: Payment; told: ProviderPayment },
): Promise<Payment> {
  const { paymentId } = payment;
  const provider = findProvider(ctx, payment.provider);
  if (!provider) throw new Error(`There is no payment provider "${payment.provider}"`);
  const settled = await ctx.transact((trx) =>
    settleProviderPayment(trx, { ctx, site, provider, paymentId, told }),
  );
  return settled ? sendDueRefunds({ ctx, site, providerOf: providersOf(ctx) }, settled) : payment;
}
