/**
 * What a payment provider is to the shop. A provider talks to the outside and never to our tables;
 * it is never called inside a transaction. Everything here must be safe to call twice.
 */
import type { TenderKind } from '@sitewright/commerce';
import type { ErrorCode } from '@sitewright/contract';
import type { AppContext } from '../context.ts';
import type { Site } from '../features/sites/site.ts';
import type { Address } from './payment-snapshot.ts';
import type { ProviderPayment, ProviderPayout } from './provider-payment.ts';
import type { RefundProgress } from './refund-states.ts';

/** Which payment of the provider is meant; `providerRef` is missing when our call was cut off. */
export interface PaymentRef {
  siteId: string;
  paymentId: string;
  providerRef: string | null;
}

/** A payment as its provider was asked for it. */
export interface AskedPayment extends PaymentRef {
  /** Minor units of `currency`: what this provider is to take, which may be a part of the whole. */
  amountCents: number;
  currency: string;
  email: string;
  /** Where the goods go; null when nothing is shipped. */
  shippingAddress: Address | null;
  /** The kept method that is charged; null when its owner is there. */
  saved: SavedMethodRef | null;
  /** True: the method is kept, for charges while its owner is away. Nothing may be due now. */
  savesMethod: boolean;
  /** What is taken by the method as soon as it is kept, beside this payment. */
  openCents: number;
}

/** What the provider is asked to take. `paymentId` makes it once, however often it is asked. */
export interface PaymentRequest extends AskedPayment {
  /** What the shopper typed for this provider. Never stored by us. */
  method: Readonly<Record<string, string>>;
}

/** A method that a provider keeps, as it names it. */
export interface SavedMethodRef {
  customerRef: string;
  methodRef: string;
}

/** A method that was kept with a payment. */
export interface SavedMethod extends SavedMethodRef {
  /** What its owner knows it by: `Visa ending in 4242`. */
  label: string;
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
  'method_unavailable',
] as const satisfies readonly ErrorCode[];

/** One of {@link declineCodes}. */
export type DeclineCode = (typeof declineCodes)[number];

/** How the provider answered. */
export type PaymentOutcome =
  | { kind: 'succeeded'; providerRef: string; saved?: SavedMethod | undefined }
  /** The shopper must do something first, at `/checkout/payment/<paymentId>`. */
  | { kind: 'requires_action'; providerRef?: string }
  /** The order stands at once; the money comes later. `dueAt` when somebody waits no longer. */
  | { kind: 'placed'; providerRef: string; dueAt?: Date }
  | { kind: 'failed'; providerRef?: string; code: DeclineCode };

/** News from the provider, already verified. */
export interface ProviderEvent {
  /** The provider's id of the news: the same id twice is the same news. */
  id: string;
  /** `changed` tells nothing but that: the provider is asked how the payment stands. */
  type: 'succeeded' | 'failed' | 'canceled' | 'refunded' | 'changed';
  /** The site of the payment, as we told the provider; else the site that the event came to. */
  siteId?: string | undefined;
  paymentId: string;
  providerRef?: string | undefined;
  /** Of a refund: our id, if the provider knows it. */
  refundId?: string | undefined;
  /** Minor units that came or went back; missing: all of it. */
  amountCents?: number | undefined;
  /** Of `amountCents`; missing: that of the payment. */
  currency?: string | undefined;
  code?: DeclineCode | undefined;
  /** A card was tried on the provider's own fields and was declined; another may follow. */
  isDecline?: boolean | undefined;
  /** The method that was kept with the payment. */
  saved?: SavedMethod | undefined;
}

/** Body and headers of an incoming event exactly as they arrived; signatures are over the bytes. */
export interface RawEvent {
  body: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** What the shopper is shown: a page with the policy it is sent with, or another address. */
export type StepView = { page: string; contentPolicy: string } | { redirectUrl: string };

/** What is asked of the page of a second step. */
export interface StepRequest {
  /** Parameters of its address: what a provider added when it sent the shopper back. */
  query: Readonly<Record<string, string>>;
  /** The address of the page itself, absolute, for providers that lead back to it. */
  returnUrl: string;
  /** Leads to the other ways to pay; undefined when there are none. */
  backPath: string | undefined;
  /** Until when stock is held. */
  heldUntil: Date;
}

/** A second step, which begins on a page of ours and may lead through pages of the provider. */
export interface SecondStep {
  render(site: Site, payment: AskedPayment, request: StepRequest): Promise<StepView> | StepView;
  /** Takes what the shopper posted there. @throws ApiError for what is no answer */
  decide?(payment: AskedPayment, fields: unknown): Promise<void>;
  /**
   * The shopper came back from pages of the provider: finishes what is left to do there.
   * @returns how the payment stands; undefined when the address does not say that they were there
   */
  resume?(payment: AskedPayment, request: StepRequest): Promise<ProviderPayment | undefined>;
}

/** What calling a payment off led to. `placed`: it cannot be, the money may still come. */
export type CanceledPayment =
  | { kind: 'canceled' }
  | Extract<PaymentOutcome, { kind: 'succeeded' | 'placed' }>;

/** Money that is to go back. */
export interface RefundAsked extends PaymentRef {
  /** Our id: the idempotency key. */
  refundId: string;
  /** Minor units of `currency`. */
  amountCents: number;
  currency: string;
}

/** How far a refund got at the provider. */
export interface SentRefund {
  /** `pending`: it is under way and may still fail; news tell how it ends. */
  status: RefundProgress;
  providerRef: string;
}

export interface PaymentProvider {
  /** The word on the wire and in `payments.provider`. */
  readonly name: string;
  /** True when no real money moves for this site; orders are then marked as tests. */
  isTest(site: Site): boolean;
  /** A person says whether the money came, because nothing else tells us. */
  readonly isSettledByHand?: true;
  /** What was bought may be handed over before its money is there. */
  readonly isHandedOverUnpaid?: true;
  /** Whoever picks it up pays it. */
  readonly isPaidAtPickup?: true;
  /**
   * Takes the money, or tells what the shopper must do first. A declined card is an outcome.
   * @throws when the provider cannot be reached and it is unknown whether money moved.
   */
  start(request: PaymentRequest): Promise<PaymentOutcome>;
  /** Takes money by a method that was kept, while its owner is away. Missing: none is kept. */
  chargeSaved?(payment: AskedPayment, saved: SavedMethodRef): Promise<PaymentOutcome>;
  /**
   * Makes sure that no money is taken any more; tells when it was too late for that.
   * @throws when that is not certain
   */
  cancel(payment: AskedPayment): Promise<CanceledPayment>;
  /**
   * Gives back all of a payment or a part. `refundId` is the idempotency key.
   * @throws when it is not certain that the money goes back; it is tried again later
   */
  refund(refund: RefundAsked): Promise<SentRefund>;
  /**
   * Checks the signature and reads the event; undefined when it is not from the provider, `ignored`
   * when it is about nothing of ours.
   * @param siteId the site that it came to
   * @throws when the provider has to send it once more
   */
  readEvent(raw: RawEvent, siteId: string): Promise<ProviderEvent | 'ignored' | undefined>;
  /** How a payment stands there now; undefined when there is none such. Events only wake this. */
  look?(payment: PaymentRef): Promise<ProviderPayment | undefined>;
  /** Payments made since a time, oldest ones last; undefined when the site has no account there. */
  list?(asked: ListedSince): Promise<ProviderPaymentPage | undefined>;
  /** What arrived at the bank of the shop since a time, as far as it is told. */
  listPayouts?(asked: Omit<ListedSince, 'cursor'>): Promise<readonly ProviderPayout[]>;
  readonly secondStep?: SecondStep;
}

/** What is to be listed, page by page. */
export interface ListedSince {
  siteId: string;
  since: Date;
  /** Of the page before. */
  cursor?: string | undefined;
}

export interface ProviderPaymentPage {
  payments: readonly ProviderPayment[];
  /** Missing: this was the last page. */
  nextCursor?: string | undefined;
}

/** Any provider by its name; undefined when there is none such. */
export type FindProvider = (name: string) => PaymentProvider | undefined;

/** A way to pay as the checkout shows it. */
export interface OfferedMethod {
  label: string;
  description: string;
  /** Only with one of these ways to get the order; missing: with any. */
  shippingOptionIds?: string[];
}

/** Whom a way to pay is offered to, and how they may get the order. */
export interface OfferedTo {
  /** Ways to pick an order up. */
  pickupOptionIds: readonly string[];
  /** Groups of the customer whose email was typed. */
  groupIds: readonly string[];
}

/** What a provider is made with. */
export interface ProviderParts {
  ctx: AppContext;
  /** Brings an event to the shop, as the network would. */
  deliver: (siteId: string, raw: RawEvent) => Promise<void>;
}

/** How and until when money is to come. */
export interface HowToPay {
  /** Of the owner; empty when there are none. */
  instructions: string;
  ask(day: string, orderNumber: number): string;
}

/** A field of a form that has no scripts of a provider. */
export interface TypedField {
  name: string;
  label: string;
  placeholder: string;
  autocomplete: string;
}

/** A line of the registry: a folder under `providers/` exports one. */
export interface ProviderEntry {
  readonly name: string;
  /** What its money counts as. */
  readonly tender: TenderKind;
  create(parts: ProviderParts): PaymentProvider;
  /** What shoppers of the site may choose; undefined while its owner has not switched it on. */
  offer(site: Site, to: OfferedTo): OfferedMethod | undefined;
  /** What a buyer is told whose money is to come later. */
  howToPay?(site: Site): HowToPay;
  /** What is typed on a page of ours to keep a method; missing: the page of the payment asks. */
  readonly typed?: readonly TypedField[];
  /** Orders whose day to pay has passed stand; their buyers are reminded. */
  readonly isKeptOverdue?: true;
  /** Its buyers pay an invoice, which comes with the order. */
  readonly isInvoiced?: true;
}
