import { ApiError } from '@sitewright/contract';
import type { AppContext } from '../context.ts';
import { newId } from '../db/id.ts';
import type { Site } from '../features/sites/site.ts';
import type { PaymentAttempt } from './open-payment.ts';
import { findProvider, tenderOf } from './providers.ts';
import { takePayment, type TakenPayment } from './take-payment.ts';

/** What is paid, and by which provider that asks its buyer for nothing. */
export type StaffPayment = Omit<PaymentAttempt, 'siteId' | 'attemptId' | 'tender'>;

/**
 * Takes a payment that staff say is there, or will come: the way of every payment, so that two who
 * say it at once are one.
 * @throws ApiError `payment_under_way`; as {@link takePayment}
 */
export async function takeByStaff(
  { ctx, site }: { ctx: AppContext; site: Site },
  payment: StaffPayment,
): Promise<TakenPayment> {
  const { provider: name } = payment;
  const provider = findProvider(ctx, name);
  if (!provider) throw new Error(`There is no payment provider "${name}"`);
  const taken = await takePayment({
    ctx,
    site,
    provider,
    attempt: {
      ...payment,
      siteId: site.siteId,
      attemptId: `staff-${newId()}`,
      tender: tenderOf(name),
    },
    ask: (asked) => provider.start({ ...asked, method: {} }),
  });
  if (taken.kind === 'under-way') throw new ApiError('payment_under_way');
  return taken;
}
