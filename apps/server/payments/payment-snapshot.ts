/** What a payment pays for, fixed when it starts: the order is made of this and of nothing later. */
import type { CheckoutAnswer } from '@sitewright/contract';
import type { OptionValue, PartialRefund, SubscriptionPlan, TotalStep } from '@sitewright/commerce';
import type { CustomLine } from '../features/cart/custom-line.ts';

export type Address = Readonly<Record<string, string>>;

/** One line as it is sold; amounts in minor units. */
export interface SoldLine {
  /** Of the entry of the cart, which the steps name; absent in payments of old. */
  entryId?: string;
  productId: string;
  variantId: string;
  productType: number;
  sku: string;
  title: string;
  attributes: Record<string, string>;
  /** The same in the owner's order of options; payments of older versions lack it. */
  optionValues?: OptionValue[];
  additionalFields: unknown;
  /** The same beside the questions of the form; payments of older versions lack it. */
  answers?: CheckoutAnswer[];
  quantity: number;
  unitPriceCents: number;
  imageAssetId: string | null;
  /** Set for a subscription. */
  plan: SubscriptionPlan | null;
  /** True when the units come off a counted stock. */
  isStockCounted: boolean;
  /** Of what stands in no catalogue, where its product could be asked. */
  taxClass?: string;
}

/** One tax of what is sold, as it was then. */
export interface SoldTaxLine {
  name: string;
  amountCents: number;
  /** Parts per million; absent in payments of old. */
  ratePpm?: number;
  /** True when the prices held it; absent in payments of old. */
  isIncluded?: boolean;
}

/** A gift card, or store credit, that pays a part. */
export interface PaidBalance {
  id: string;
  kind: 'gift-card' | 'store-credit';
  /** Last four characters of its code. */
  hint: string;
  amountCents: number;
}

/** What a later period of a subscription costs, where it differs from the first. */
export type RenewalTotals = Pick<
  PaymentSnapshot,
  | 'subtotalCents'
  | 'discountCents'
  | 'shippingCents'
  | 'taxCents'
  | 'grandTotalCents'
  | 'taxLines'
  | 'steps'
>;

/** What a method is kept for that was asked for while nothing was bought. */
export interface NewMethodFor {
  subscriptionId: string;
  /** Minor units that are taken by it as soon as it is kept. */
  openCents: number;
}

/** Which edit is paid. */
export interface RestOf {
  orderId: string;
  editId: string;
  /** What of it is paid by money of the same order that is to go back. */
  offsetCents: number;
}

export interface PaymentSnapshot {
  email: string;
  /** The other language of the site that it was bought in; absent: the site's own. */
  language?: string;
  /** Of a visitor who is signed in. */
  accountId?: string;
  shippingAddress: Address | null;
  billingAddress: Address | null;
  /** Who fetches it; absent or null: nobody does. */
  pickupContact?: Address | null;
  /** What the buyer wants the shop to know. */
  note?: string;
  /** What the shop asked beside. */
  answers?: readonly CheckoutAnswer[];
  shippingOptionName: string;
  lines: SoldLine[];
  subtotalCents: number;
  discountCents: number;
  shippingCents: number;
  taxCents: number;
  grandTotalCents: number;
  taxLines: SoldTaxLine[];
  /** Coupons in use; each use was counted when the payment started. */
  couponIds: string[];
  /** Gift cards and store credit that pay a part of it; absent in payments of old. */
  balances?: readonly PaidBalance[];
  /** Why the total is what it is; absent in payments of old. */
  steps?: readonly TotalStep[];
  /** Set when a donation or a membership is paid, and no goods. */
  customLine?: CustomLine;
  /** Of a subscription that begins: its later periods, without coupons. */
  renewal?: RenewalTotals;
  /** Set when nothing is bought: a method is kept for this. */
  keepsMethodFor?: NewMethodFor;
  /** Of a subscription that goes on: which period it is. */
  renewalOf?: { subscriptionId: string; period: number; firstOrderId?: string | undefined };
  /** Set when an edit of an order is paid, and no order is made. */
  restOf?: RestOf;
  /** What nobody has to pay any more, by the places of lines (`0`, `1`) and shipping. */
  relieved?: readonly PartialRefund[];
  marketingOptIn: boolean;
  /** The sentence that the box stood beside, when it was ticked. */
  marketingText?: string;
  /** Of the key of whoever pays: only they see the order in full. Absent in payments of old. */
  ownerHash?: string;
}
