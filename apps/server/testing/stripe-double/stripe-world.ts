/** What a Stripe account holds, and what happens to it. Shapes are those of the published interface. */
import { randomBytes } from 'node:crypto';

export interface DoubleIntent {
  id: string;
  object: 'payment_intent' | 'setup_intent';
  amount: number;
  currency: string;
  status: string;
  customer: string | null;
  payment_method: string | null;
  setup_future_usage: string | null;
  metadata: Record<string, string>;
  client_secret: string;
  created: number;
  card: DoubleCard | undefined;
  error: DoubleError | null;
  shipping: unknown;
}

export interface DoubleRefund {
  id: string;
  object: 'refund';
  amount: number;
  currency: string;
  payment_intent: string;
  metadata: Record<string, string>;
  status: string;
  created: number;
}

export interface DoubleDispute {
  id: string;
  object: 'dispute';
  amount: number;
  currency: string;
  payment_intent: string;
  reason: string;
  status: string;
  created: number;
  evidence_details: { due_by: number };
  metadata: Record<string, string>;
}

export interface DoublePayout {
  id: string;
  object: 'payout';
  amount: number;
  currency: string;
  status: 'paid' | 'pending' | 'in_transit' | 'canceled' | 'failed';
  arrival_date: number;
  created: number;
}

interface DoubleError {
  type: 'card_error';
  code: string;
  decline_code?: string;
  message: string;
}

/** What a card does when it is charged with its owner there, and when they are away. */
export interface DoubleCard {
  number: string;
  present: 'succeeds' | 'asks-bank' | 'processes' | 'insufficient_funds' | 'generic_decline';
  away: 'succeeds' | 'authentication_required' | 'generic_decline';
}

/** Numbers of the published test cards; the last one stands for methods that take days. */
const cards: readonly DoubleCard[] = [
  { number: '4242424242424242', present: 'succeeds', away: 'succeeds' },
  { number: '4000002500003155', present: 'asks-bank', away: 'succeeds' },
  { number: '4000002760003184', present: 'asks-bank', away: 'authentication_required' },
  { number: '4000000000000341', present: 'succeeds', away: 'generic_decline' },
  { number: '4000000000009995', present: 'insufficient_funds', away: 'generic_decline' },
  { number: '4000000000000002', present: 'generic_decline', away: 'generic_decline' },
  { number: '6100000000000000', present: 'processes', away: 'generic_decline' },
];

export interface DoubleEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  livemode: boolean;
  type: string;
  data: { object: Record<string, unknown> };
}

/** What Stripe knows: intents, refunds, disputes, and the events that it owes us. */
export class StripeWorld {
  readonly intents = new Map<string, DoubleIntent>();
  readonly refunds: DoubleRefund[] = [];
  readonly disputes: DoubleDispute[] = [];
  /** What was told, in order; whoever tests decides when it is sent. */
  readonly events: DoubleEvent[] = [];
  readonly #methods = new Map<string, DoubleCard>();
  readonly #now: () => Date;
  readonly payouts: DoublePayout[] = [];
  /** What the account is charged for each payment, in units of its currency. */
  fee = 0;
  /** How refunds begin: most banks take time. */
  refundsBegin: 'succeeded' | 'pending' = 'succeeded';

  constructor(now: () => Date) {
    this.#now = now;
  }

  seconds(): number {
    return Math.floor(this.#now().getTime() / 1000);
  }

  addIntent(parts: Partial<DoubleIntent> & Pick<DoubleIntent, 'object'>): DoubleIntent {
    const id = newName(parts.object === 'setup_intent' ? 'seti' : 'pi');
    const intent: DoubleIntent = {
      id,
      amount: 0,
      currency: '',
      status: 'requires_payment_method',
      customer: null,
      payment_method: null,
      setup_future_usage: null,
      metadata: {},
      client_secret: `${id}_secret_${randomBytes(8).toString('hex')}`,
      created: this.seconds(),
      card: undefined,
      error: null,
      shipping: null,
      ...parts,
    };
    this.intents.set(id, intent);
    this.tell(`${intent.object}.created`, this.show(intent));
    return intent;
  }

  /** What a shopper does with a card on the page of a payment. */
  pay(intent: DoubleIntent, number: string): DoubleIntent {
    const card = cards.find((known) => known.number === number);
    if (!card) return this.decline(intent, 'incorrect_number');
    return this.confirm(intent, this.keepMethod(card), card.present);
  }

  /** A charge while its owner is away. */
  payAway(intent: DoubleIntent, method: string): DoubleIntent {
    const card = this.#methods.get(method);
    return this.confirm(intent, method, card?.away ?? 'generic_decline');
  }

  confirm(
    intent: DoubleIntent,
    method: string,
    does: DoubleCard['present'] | DoubleCard['away'],
  ): DoubleIntent {
    intent.payment_method = method;
    intent.card = this.#methods.get(method);
    switch (does) {
      case 'succeeds':
        return this.move(intent, 'succeeded');
      case 'processes':
        return this.move(intent, 'processing');
      case 'asks-bank':
        return this.move(intent, 'requires_action');
      default:
        return this.decline(intent, does);
    }
  }

  /** The intent goes back to asking for a method, as it does in life. */
  decline(intent: DoubleIntent, code: string): DoubleIntent {
    const isDeclined = code === 'generic_decline' || code === 'insufficient_funds';
    intent.error = {
      type: 'card_error',
      code: isDeclined ? 'card_declined' : code,
      ...(isDeclined && { decline_code: code }),
      message: 'Your card was declined.',
    };
    intent.payment_method = null;
    intent.status = 'requires_payment_method';
    const kind = intent.object === 'setup_intent' ? 'setup_failed' : 'payment_failed';
    this.tell(`${intent.object}.${kind}`, this.show(intent));
    return intent;
  }

  move(intent: DoubleIntent, status: string): DoubleIntent {
    intent.status = status;
    if (status === 'succeeded') intent.error = null;
    this.tell(`${intent.object}.${status}`, this.show(intent));
    return intent;
  }

  /** What is left to give back of a payment. */
  refundable({ id, amount, status }: DoubleIntent): number {
    const gone = this.refunds
      .filter((refund) => refund.payment_intent === id && isCounted(refund))
      .reduce((sum, refund) => sum + refund.amount, 0);
    return status === 'succeeded' ? amount - gone : 0;
  }

  addRefund(intent: DoubleIntent, amount: number, metadata: Record<string, string> = {}) {
    const refund: DoubleRefund = {
      id: newName('re'),
      object: 'refund',
      amount,
      currency: intent.currency,
      payment_intent: intent.id,
      metadata,
      status: this.refundsBegin,
      created: this.seconds(),
    };
    this.refunds.push(refund);
    this.tell('refund.created', { ...refund });
    return refund;
  }

  moveRefund(refund: DoubleRefund, status: 'succeeded' | 'failed' | 'canceled'): void {
    refund.status = status;
    this.tell(status === 'failed' ? 'refund.failed' : 'refund.updated', { ...refund });
  }

  payOut(amount: number, status: DoublePayout['status'] = 'paid'): DoublePayout {
    const payout: DoublePayout = {
      id: newName('po'),
      object: 'payout',
      amount,
      currency: 'usd',
      status,
      arrival_date: this.seconds(),
      created: this.seconds(),
    };
    this.payouts.push(payout);
    return payout;
  }

  dispute(intent: DoubleIntent, amount = intent.amount): DoubleDispute {
    const dispute: DoubleDispute = {
      id: newName('du'),
      object: 'dispute',
      amount,
      currency: intent.currency,
      payment_intent: intent.id,
      reason: 'fraudulent',
      status: 'needs_response',
      created: this.seconds(),
      evidence_details: { due_by: this.seconds() + 7 * 86_400 },
      metadata: {},
    };
    this.disputes.push(dispute);
    this.tell('charge.dispute.created', { ...dispute });
    return dispute;
  }

  closeDispute(dispute: DoubleDispute, status: 'won' | 'lost'): void {
    dispute.status = status;
    this.tell('charge.dispute.closed', { ...dispute });
  }

  /** As the interface shows an intent. */
  show(intent: DoubleIntent, expand: readonly string[] = []): Record<string, unknown> {
    const { card, error, ...rest } = intent;
    const method = intent.payment_method;
    const expanded = method && expand.includes('payment_method');
    const shown = expanded ? showMethod(method, card) : method;
    if (intent.object === 'setup_intent') {
      const { amount: _a, currency: _c, setup_future_usage: _s, shipping: _h, ...setup } = rest;
      return { ...setup, payment_method: shown, last_setup_error: error, usage: 'off_session' };
    }
    return {
      ...rest,
      payment_method: shown,
      amount_received: intent.status === 'succeeded' ? intent.amount : 0,
      last_payment_error: error,
      latest_charge: this.#showCharge(intent, expand),
      livemode: false,
    };
  }

  #showCharge({ id, amount, currency, status }: DoubleIntent, expand: readonly string[]) {
    if (status !== 'succeeded') return null;
    const charge = `ch_${id.slice(3)}`;
    if (!expand.includes('latest_charge')) return charge;
    const name = `txn_${id.slice(3)}`;
    const balance = { id: name, object: 'balance_transaction', amount, fee: this.fee, currency };
    const isBalanceShown = expand.includes('latest_charge.balance_transaction');
    const amount_refunded = amount - this.refundable(this.intents.get(id)!);
    const balance_transaction = isBalanceShown ? balance : name;
    return { id: charge, object: 'charge', amount, amount_refunded, currency, balance_transaction };
  }

  tell(type: string, object: Record<string, unknown>): void {
    this.events.push({
      id: newName('evt'),
      object: 'event',
      api_version: '2019-02-11',
      created: this.seconds(),
      livemode: false,
      type,
      data: { object },
    });
  }

  keepMethod(card: DoubleCard): string {
    const id = newName('pm');
    this.#methods.set(id, card);
    return id;
  }
}

function showMethod(id: string, card: DoubleCard | undefined) {
  const last4 = card?.number.slice(-4) ?? '';
  return { id, object: 'payment_method', type: 'card', card: { brand: 'visa', last4 } };
}

function isCounted({ status }: DoubleRefund): boolean {
  return status === 'succeeded' || status === 'pending';
}

/** An id as Stripe makes them: `pi_…`, `re_…`. */
export function newName(kind: string): string {
  return `${kind}_${randomBytes(9).toString('hex')}`;
}
