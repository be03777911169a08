/** What Stripe answers to a call that is in order. */
import { textOf, textsOf, type Form } from './stripe-forms.ts';
import { newName, type DoubleIntent, type StripeWorld } from './stripe-world.ts';

export interface StripeCall {
  method: string;
  path: string;
  form: Form;
}

interface RefusalBody {
  type?: string;
  code?: string;
  decline_code?: string;
  message: string;
  param?: string;
  payment_intent?: unknown;
}

/** An answer that is no success. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: RefusalBody;
  constructor(status: number, body: RefusalBody) {
    super(body.message);
    this.status = status;
    this.body = { type: 'invalid_request_error', ...body };
  }
}

type Answer = (world: StripeWorld, call: StripeCall, name: string) => unknown;

const answers: Readonly<Record<string, Answer>> = {
  'POST /v1/customers': (_world, { form }) => {
    return { id: newName('cus'), object: 'customer', email: textOf(form, 'email') };
  },
  'POST /v1/payment_intents': (world, { form }) => {
    const amount = readAmount(form);
    return world.show(
      world.addIntent({
        object: 'payment_intent',
        amount,
        currency: textOf(form, 'currency'),
        shipping: form['shipping'] ?? null,
        ...common(form),
        setup_future_usage: textOf(form, 'setup_future_usage') || null,
      }),
    );
  },
  'POST /v1/setup_intents': (world, { form }) =>
    world.show(world.addIntent({ object: 'setup_intent', ...common(form) })),
  'GET /v1/payment_intents': (world, { form }) => listIntents(world, form),
  'GET /v1/payment_intents/*': showIntent,
  'GET /v1/setup_intents/*': showIntent,
  'POST /v1/payment_intents/*/confirm': confirm,
  'POST /v1/setup_intents/*/confirm': confirm,
  'POST /v1/payment_intents/*/cancel': cancel,
  'POST /v1/setup_intents/*/cancel': cancel,
  'POST /v1/refunds': (world, { form }) => {
    const intent = requireIntent(world, textOf(form, 'payment_intent'));
    const left = world.refundable(intent);
    const amount = Number(textOf(form, 'amount')) || left;
    if (left === 0) {
      throw new StripeRefusal(400, {
        code: 'charge_already_refunded',
        message: 'Already refunded',
      });
    }
    if (amount > left) {
      throw new StripeRefusal(400, { code: 'amount_too_large', message: 'More than is left' });
    }
    return world.addRefund(intent, amount, textsOf(form, 'metadata'));
  },
  'GET /v1/refunds': (world, { form }) => listOf(world.refunds, form),
  'GET /v1/disputes': (world, { form }) => listOf(world.disputes, form),
  'GET /v1/payouts': (world, { form }) => {
    const since = Number(textsOf(form, 'arrival_date')['gte'] ?? 0);
    const data = world.payouts.filter(({ arrival_date }) => arrival_date >= since);
    return { object: 'list', data, has_more: false };
  },
};

/** What Stripe answers to a call. @throws StripeRefusal as Stripe refuses it */
export function answerCall(world: StripeWorld, call: StripeCall): unknown {
  const request = `${call.method} ${call.path}`;
  const pattern = Object.keys(answers).find((known) =>
    new RegExp(`^${known.replaceAll('*', '[^/]+')}$`).test(request),
  );
  if (!pattern) throw new StripeRefusal(404, { message: `Unrecognized request URL (${request})` });
  return answers[pattern]!(world, call, call.path.split('/')[3] ?? '');
}

function common(form: Form) {
  return { customer: textOf(form, 'customer') || null, metadata: textsOf(form, 'metadata') };
}

function readAmount(form: Form): number {
  const amount = Number(textOf(form, 'amount'));
  if (!Number.isSafeInteger(amount) || amount <= 0) {
    throw new StripeRefusal(400, { code: 'parameter_invalid_integer', message: 'Invalid integer' });
  }
  const least = textOf(form, 'currency') === 'jpy' ? 50 : 50;
  if (amount >= least) return amount;
  throw new StripeRefusal(400, { code: 'amount_too_small', message: 'Amount must be at least 50' });
}

function requireIntent(world: StripeWorld, id: string): DoubleIntent {
  const intent = world.intents.get(id);
  if (intent) return intent;
  throw new StripeRefusal(404, { code: 'resource_missing', message: `No such intent: '${id}'` });
}

function showIntent(world: StripeWorld, { form }: StripeCall, id: string) {
  const expand = Object.values(textsOf(form, 'expand'));
  return world.show(requireIntent(world, id), expand);
}

const confirmable = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

function confirm(world: StripeWorld, { form }: StripeCall, id: string) {
  const intent = requireIntent(world, id);
  const secret = textOf(form, 'client_secret');
  if (secret && secret !== intent.client_secret) {
    throw new StripeRefusal(404, { code: 'resource_missing', message: 'No such intent' });
  }
  if (!confirmable.includes(intent.status)) throw unexpected(world, intent);
  const card = textsOf(form, 'payment_method_data')['card_number'];
  if (card === undefined) world.payAway(intent, textOf(form, 'payment_method'));
  else world.pay(intent, card);
  if (!intent.error || intent.status !== 'requires_payment_method') return world.show(intent);
  throw new StripeRefusal(402, { ...intent.error, payment_intent: world.show(intent) });
}

function cancel(world: StripeWorld, _call: StripeCall, id: string) {
  const intent = requireIntent(world, id);
  if (!confirmable.includes(intent.status)) throw unexpected(world, intent);
  return world.show(world.move(intent, 'canceled'));
}

function unexpected(world: StripeWorld, intent: DoubleIntent): StripeRefusal {
  const kind = intent.object === 'setup_intent' ? 'setup' : 'payment';
  return new StripeRefusal(400, {
    code: `${kind}_intent_unexpected_state`,
    message: `The status is ${intent.status}`,
    payment_intent: world.show(intent),
  });
}

/** The newest first. */
function listIntents(world: StripeWorld, form: Form) {
  const since = Number(textsOf(form, 'created')['gte'] ?? 0);
  const all = [...world.intents.values()]
    .filter(({ object, created }) => object === 'payment_intent' && created >= since)
    .toReversed();
  const after = textOf(form, 'starting_after');
  const start = after ? all.findIndex(({ id }) => id === after) + 1 : 0;
  const limit = Number(textOf(form, 'limit') || 10);
  const expand = Object.values(textsOf(form, 'expand')).map((name) => name.replace('data.', ''));
  const data = all.slice(start, start + limit).map((intent) => world.show(intent, expand));
  return { object: 'list', data, has_more: start + limit < all.length };
}

function listOf(rows: readonly { payment_intent: string }[], form: Form) {
  const about = textOf(form, 'payment_intent');
  const data = rows.filter(({ payment_intent }) => payment_intent === about);
  return { object: 'list', data, has_more: false };
}
