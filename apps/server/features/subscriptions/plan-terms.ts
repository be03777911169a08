import type { SubscriptionPlan } from '@sitewright/commerce';
import type { PaymentSnapshot } from '../../payments/payment-snapshot.ts';

/** What a subscription is about and what it costs, as it was agreed on. */
export interface PlanTerms {
  title: string;
  variantId: string;
  /** Minor units of one. */
  priceCents: number;
  plan: SubscriptionPlan;
  /** What a later period costs and what its order holds. */
  renewal: PaymentSnapshot;
}
