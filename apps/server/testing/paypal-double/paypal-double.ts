/**
 * Stands in for PayPal in tests, over HTTP. It keeps orders, captures and refunds, takes only what
 * the published interface knows, keeps answers by request id, and goes wrong when told to.
 */
import { randomBytes } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { drop, FaultPlan, readBody } from '../payment-faults.ts';

interface DoubleAmount {
  currency_code: string;
  value: string;
}

interface DoublePart {
  id: string;
  status: string;
  amount: DoubleAmount;
  custom_id?: string | undefined;
  seller_receivable_breakdown?: { paypal_fee: DoubleAmount } | undefined;
}

export interface DoubleOrder {
  id: string;
  status: string;
  custom_id: string;
  amount: DoubleAmount;
  returnUrl: string;
  captures: DoublePart[];
  refunds: DoublePart[];
  /** How its capture ends. */
  captureAs: 'COMPLETED' | 'PENDING' | 'INSTRUMENT_DECLINED';
}

export interface PayPalDouble {
  url: string;
  orders: Map<string, DoubleOrder>;
  faults: FaultPlan;
  requests: string[];
  refundAs: 'COMPLETED' | 'PENDING';
  /** What the account is charged for each capture that is done; nothing unless told. */
  fee: string | undefined;
  /** An event about an order, with the headers that prove it. */
  event(order: DoubleOrder): { body: string; headers: Record<string, string> };
  close(): Promise<void>;
}

interface Answer {
  status: number;
  body: unknown;
}

const names: Readonly<Record<string, readonly string[]>> = {
  order: ['intent', 'purchase_units', 'payment_source', 'application_context'],
  capture: ['payment_source'],
  refund: ['amount', 'custom_id', 'invoice_id', 'note_to_payer', 'payment_instruction'],
};

export const paypalKeys = { clientId: 'client', secret: 'secret', webhookId: 'WH-1' } as const;

export async function startPayPalDouble(now: () => Date): Promise<PayPalDouble> {
  const orders = new Map<string, DoubleOrder>();
  const faults = new FaultPlan();
  const kept = new Map<string, { request: string; answer: Answer }>();
  const proven = new Set<string>();
  const requests: string[] = [];
  const server = http.createServer((request, response) => void handle(request, response));
  const double: PayPalDouble = {
    url: '',
    orders,
    faults,
    requests,
    refundAs: 'COMPLETED',
    fee: undefined,
    event(order) {
      const id = newName('WH');
      const body = JSON.stringify({
        id,
        event_type: 'PAYMENT.CAPTURE.COMPLETED',
        resource: {
          ...order.captures.at(-1),
          custom_id: order.custom_id,
          supplementary_data: { related_ids: { order_id: order.id } },
        },
      });
      proven.add(body);
      return {
        body,
        headers: {
          'content-type': 'application/json',
          'paypal-auth-algo': 'SHA256withRSA',
          'paypal-cert-url': 'https://api.paypal.com/cert',
          'paypal-transmission-id': id,
          'paypal-transmission-sig': 'signature',
          'paypal-transmission-time': now().toISOString(),
        },
      };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  async function handle(request: http.IncomingMessage, response: http.ServerResponse) {
    const path = new URL(request.url ?? '/', 'http://double').pathname;
    const method = request.method ?? 'GET';
    const text = await readBody(request);
    requests.push(`${method} ${path}`);
    const fault = faults.take(method, path);
    if (fault === 'dropped-before') return drop(response);
    const send = ({ status, body }: Answer) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    if (fault === 'refused') return send(refusal(429, 'RATE_LIMIT_REACHED'));
    if (fault === 'conflict') return send(refusal(409, 'PREVIOUS_REQUEST_IN_PROGRESS'));
    if (fault === 'failed-before') return send(refusal(500, 'INTERNAL_SERVER_ERROR'));
    const answer = answerOnce(request, { method, path, text });
    if (fault === 'dropped-after') return drop(response);
    return send(answer);
  }

  function answerOnce(
    request: http.IncomingMessage,
    { method, path, text }: { method: string; path: string; text: string },
  ): Answer {
    if (path === '/v1/oauth2/token') return { status: 200, body: token };
    if (request.headers.authorization !== `Bearer ${token.access_token}`)
      return refusal(401, 'AUTH');
    if (path === '/v1/notifications/verify-webhook-signature') return verify(text);
    if (method === 'GET') return show(path.split('/')[4] ?? '');
    const id = String(request.headers['paypal-request-id'] ?? '');
    if (!id) return refusal(400, 'PAYPAL_REQUEST_ID_REQUIRED');
    const asked = `${path} ${text}`;
    const known = kept.get(id);
    if (known) return known.request === asked ? known.answer : refusal(422, 'DUPLICATE_REQUEST_ID');
    const answer = act(path, JSON.parse(text) as Json);
    if (answer.status < 400) kept.set(id, { request: asked, answer });
    return answer;
  }

  function verify(text: string): Answer {
    const { webhook_id } = JSON.parse(text) as Json;
    const event = text.slice(text.indexOf('"webhook_event":') + '"webhook_event":'.length, -1);
    const isGood = webhook_id === paypalKeys.webhookId && proven.has(event);
    return { status: 200, body: { verification_status: isGood ? 'SUCCESS' : 'FAILURE' } };
  }

  function act(path: string, body: Json): Answer {
    const [, , , kind = '', id = '', action] = path.split('/');
    if (kind === 'orders' && !id) return makeOrder(body);
    if (kind === 'orders' && action === 'capture') return capture(id, body);
    if (kind === 'captures' && action === 'refund') return refund(id, body);
    return refusal(404, 'RESOURCE_NOT_FOUND');
  }

  function makeOrder(body: Json): Answer {
    const unknown = Object.keys(body).find((name) => !names['order']!.includes(name));
    if (unknown) return refusal(400, 'UNKNOWN_FIELD');
    const [unit] = body['purchase_units'] as Json[];
    const amount = unit!['amount'] as DoubleAmount & { breakdown?: unknown };
    const isWhole = ['JPY', 'HUF', 'TWD'].includes(amount.currency_code);
    const isWritten = isWhole ? /^\d+$/.test(amount.value) : /^\d+\.\d\d$/.test(amount.value);
    if (!isWritten) return refusal(422, 'DECIMAL_PRECISION');
    if (unit!['items'] && !amount.breakdown) return refusal(422, 'ITEM_TOTAL_REQUIRED');
    const source = body['payment_source'] as { paypal: { experience_context: Json } };
    const id = newName('O');
    orders.set(id, {
      id,
      status: 'PAYER_ACTION_REQUIRED',
      custom_id: String(unit!['custom_id']),
      amount,
      returnUrl: String(source.paypal.experience_context['return_url']),
      captures: [],
      refunds: [],
      captureAs: 'COMPLETED',
    });
    return show(id);
  }

  function capture(id: string, body: Json): Answer {
    const order = orders.get(id);
    if (!order) return refusal(404, 'RESOURCE_NOT_FOUND');
    if (Object.keys(body).some((name) => !names['capture']!.includes(name))) {
      return refusal(400, 'UNKNOWN_FIELD');
    }
    if (order.status === 'COMPLETED') return refusal(422, 'ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') return refusal(422, 'ORDER_NOT_APPROVED');
    if (order.captureAs === 'INSTRUMENT_DECLINED') return refusal(422, 'INSTRUMENT_DECLINED');
    order.status = 'COMPLETED';
    const { amount, captureAs: status } = order;
    const { fee } = double;
    order.captures.push({
      id: newName('C'),
      status,
      amount,
      ...(fee && {
        seller_receivable_breakdown: { paypal_fee: { ...amount, value: fee } },
      }),
    });
    return show(id);
  }

  function refund(captureId: string, body: Json): Answer {
    const order = [...orders.values()].find((known) =>
      known.captures.some(({ id }) => id === captureId),
    );
    if (!order) return refusal(404, 'RESOURCE_NOT_FOUND');
    if (Object.keys(body).some((name) => !names['refund']!.includes(name))) {
      return refusal(400, 'UNKNOWN_FIELD');
    }
    if (order.captures.at(-1)!.status === 'PENDING') return refusal(422, 'PENDING_CAPTURE');
    const amount = body['amount'] as DoubleAmount;
    const gone = order.refunds.reduce((sum, part) => sum + Number(part.amount.value), 0);
    const left = Number(order.amount.value) - gone;
    if (Number(amount.value) > left + 0.001) return refusal(422, 'REFUND_AMOUNT_EXCEEDED');
    const custom_id = String(body['custom_id']);
    const made = { id: newName('R'), status: double.refundAs, amount, custom_id };
    order.refunds.push(made);
    return { status: 201, body: made };
  }

  function show(id: string): Answer {
    const order = orders.get(id);
    if (!order) return refusal(404, 'RESOURCE_NOT_FOUND');
    const { custom_id, amount, captures, refunds, status } = order;
    const payments = { captures, refunds };
    return {
      status: 200,
      body: {
        id,
        status,
        purchase_units: [{ reference_id: 'default', custom_id, amount, payments }],
        links: [
          { rel: 'payer-action', href: `${double.url}/checkoutnow?token=${id}`, method: 'GET' },
        ],
      },
    };
  }

  await new Promise<void>((resolve) => server.listen(0, resolve));
  double.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return double;
}

type Json = Record<string, unknown>;

const token = { access_token: 'token', token_type: 'Bearer', expires_in: 32_400 };

function refusal(status: number, issue: string): Answer {
  const name = status === 422 ? 'UNPROCESSABLE_ENTITY' : issue;
  return { status, body: { name, message: issue, details: [{ issue }] } };
}

function newName(kind: string): string {
  return `${kind}-${randomBytes(8).toString('hex').toUpperCase()}`;
}
