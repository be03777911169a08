/**
 * What a payment provider is to the shop. A provider talks to the outside and never to our tables;
 * it is never called inside a transaction. Everything here must be safe to call twice.
 */
import type { TenderKind } from '@sitewright/commerce';
import type { ErrorCode } from '@sitewright/contract';
import type { AppContext } from '../context.ts';
import type { Site } from '../features/sites/site.ts';

/** What the provider is asked to take. */
export interface PaymentRequest {
  siteId: string;
  /** Our id; the provider's idempotency key: the same id twice takes the money once. */
  paymentId: string;
  /** Minor units of `currency`. */
  amountCents: number;
  currency: string;
  email: string;
  /** What the shopper typed for this provider. Never stored by us. */
  method: Readonly<Record<string, string>>;
}

/** Why no money was taken; each is an error of the catalogue, which has the text for shoppers. */
export const declineCodes = [
  'card_declined',
  'insufficient_funds',
  'incorrect_number',
  'invalid_expiry',
  'invalid_cvc',
  'authentication_failed',
  'provider_unavailable',
] as const satisfies readonly ErrorCode[];

/** One of {@link declineCodes}. */
export type DeclineCode = (typeof declineCodes)[number];

/** How the provider answered. */
export type PaymentOutcome =
  | { kind: 'succeeded'; providerRef: string }
  /** The shopper must do something first, at `/checkout/payment/<paymentId>`. */
  | { kind: 'requires_action'; providerRef: string }
  /** The order stands at once; the money comes later by another way, until `dueAt`. */
  | { kind: 'placed'; providerRef: string; dueAt: Date }
  | { kind: 'failed'; providerRef?: string; code: DeclineCode };

/** News from the provider, already verified. */
export interface ProviderEvent {
  /** The provider's id of the news: the same id twice is the same news. */
  id: string;
  type: 'succeeded' | 'failed' | 'canceled' | 'refunded';
  /** The site of the payment, as we told the provider; else the site that the event came to. */
  siteId?: string | undefined;
  paymentId: string;
  providerRef?: string | undefined;
  /** Of a refund: our id, if the provider knows it. */
  refundId?: string | undefined;
  /** Minor units that came or went back; missing: all of it. */
  amountCents?: number | undefined;
  code?: DeclineCode | undefined;
}

/** Body and headers of an incoming event exactly as they arrived; signatures are over the bytes. */
export interface RawEvent {
  body: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Which payment of the provider is meant; `providerRef` is missing when our call was cut off. */
export interface PaymentRef {
  siteId: string;
  paymentId: string;
  providerRef: string | null;
}

/** A payment whose shopper has something to do first, as the page of that step shows it. */
export interface PaymentInStep extends PaymentRef {
  amountCents: number;
  currency: string;
}

/** A second step that happens on a page of ours. */
export interface SecondStep {
  /** The whole page and the policy it is sent with. */
  render(site: Site, payment: PaymentInStep): { page: string; contentPolicy: string };
  /** Takes what the shopper posted there. @throws ApiError for what is no answer */
  decide(payment: PaymentInStep, fields: unknown): Promise<void>;
}

export interface PaymentProvider {
  /** The word on the wire and in `payments.provider`. */
  readonly name: string;
  /** True when no real money moves; orders are then marked as tests. */
  readonly isTest: boolean;
  /** A person says whether the money came, because nothing else tells us. */
  readonly isSettledByHand?: true;
  /**
   * Takes the money, or tells what the shopper must do first. A declined card is an outcome.
   * @throws when the provider cannot be reached and it is unknown whether money moved.
   */
  start(request: PaymentRequest): Promise<PaymentOutcome>;
  /** Makes sure that no money is taken any more; tells when it was too late for that. */
  cancel(ref: PaymentRef): Promise<'canceled' | 'succeeded'>;
  /**
   * Gives back all of a payment or a part. `refundId` is the idempotency key.
   * @throws when it is not certain that the money goes back; it is tried again later
   */
  refund(ref: PaymentRef & { refundId: string; amountCents: number }): Promise<void>;
  /** Checks the signature and reads the event; undefined when it is not from the provider. */
  readEvent(raw: RawEvent): Promise<ProviderEvent | undefined>;
  readonly secondStep?: SecondStep;
}

/** Any provider by its name; undefined when there is none such. */
export type FindProvider = (name: string) => PaymentProvider | undefined;

/** A way to pay as the checkout shows it. */
export interface OfferedMethod {
  label: string;
  description: string;
}

/** What a provider is made with. */
export interface ProviderParts {
  ctx: AppContext;
  /** Brings an event to the shop, as the network would. */
  deliver: (siteId: string, raw: RawEvent) => Promise<void>;
}

/** A line of the registry: a folder under `providers/` exports one. */
export interface ProviderEntry {
  readonly name: string;
  /** What its money counts as. */
  readonly tender: TenderKind;
  create(parts: ProviderParts): PaymentProvider;
  /** What shoppers of the site may choose; undefined while its owner has not switched it on. */
  offer(site: Site): OfferedMethod | undefined;
}
