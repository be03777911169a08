/**
 * Stands in for Stripe in tests, over HTTP: the official library speaks to it. It keeps state, knows
 * the parameters of each call and refuses others, keeps answers by idempotency key (500s too),
 * refuses a key with other parameters, and goes wrong when told to.
 */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { drop, FaultPlan, readBody } from '../payment-faults.ts';
import { answerCall, StripeRefusal, type StripeCall } from './answer-call.ts';
import { parametersOf, readForm, type Form } from './stripe-forms.ts';
import { StripeWorld, type DoubleEvent } from './stripe-world.ts';
import { bankPage, elementsScript } from './stripe-browser.ts';

interface Kept {
  parameters: string;
  status: number;
  body: string;
}

export interface StripeDouble {
  url: string;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  world: StripeWorld;
  faults: FaultPlan;
  /** `POST /v1/refunds` and so on, as they arrived. */
  requests: string[];
  /** Headers to send an event with, signed now. */
  sign(event: DoubleEvent | string, at?: Date): { body: string; headers: Record<string, string> };
  close(): Promise<void>;
}

/** @param port any that is free unless told */
export async function startStripeDouble(now: () => Date, port = 0): Promise<StripeDouble> {
  const secretKey = 'sk_live_double';
  const webhookSecret = 'whsec_double';
  const world = new StripeWorld(now);
  const faults = new FaultPlan();
  const kept = new Map<string, Kept>();
  const requests: string[] = [];

  const server = http.createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });

  async function handle(request: http.IncomingMessage, response: http.ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://double');
    const method = request.method ?? 'GET';
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    if (method === 'OPTIONS') return response.writeHead(204).end();
    if (url.pathname.endsWith('/stripe.js')) {
      return response.setHeader('Content-Type', 'text/javascript').end(elementsScript(origin()));
    }
    const bank = bankPage(world, url);
    if (bank) return response.writeHead(bank.status, bank.headers).end(bank.body);
    const body = method === 'GET' ? url.search.slice(1) : await readBody(request);
    requests.push(`${method} ${url.pathname}`);
    const fault = faults.take(method, url.pathname);
    if (fault === 'dropped-before') return drop(response);
    if (fault === 'slow') return undefined;
    if (fault === 'refused') return send(response, 429, rateLimit);
    if (fault === 'conflict') return send(response, 409, conflict);
    const answer = answerOnce(request, { method, path: url.pathname, body, fault });
    if (fault === 'dropped-after') return drop(response);
    return send(response, answer.status, answer.body);
  }

  function answerOnce(
    request: http.IncomingMessage,
    asked: { method: string; path: string; body: string; fault: string | undefined },
  ): { status: number; body: unknown } {
    const { method, path, body, fault } = asked;
    const key = request.headers['idempotency-key'];
    const parameters = `${method} ${path} ${body}`;
    const known = typeof key === 'string' ? kept.get(key) : undefined;
    if (known && known.parameters !== parameters) return { status: 400, body: reusedKey };
    if (known) return { status: known.status, body: JSON.parse(known.body) };
    const answer =
      fault === 'failed-before' ? { status: 500, body: broken } : judge(request, asked);
    const told = fault === 'failed-after' ? { status: 500, body: broken } : answer;
    // What is refused before it begins is not kept.
    const isKept = typeof key === 'string' && (told.status < 400 || told.status >= 402);
    if (isKept) kept.set(key, { parameters, status: told.status, body: JSON.stringify(told.body) });
    return told;
  }

  function judge(
    request: http.IncomingMessage,
    { method, path, body }: { method: string; path: string; body: string },
  ): { status: number; body: unknown } {
    const call: StripeCall = { method, path, form: readForm(body) };
    try {
      authorize(request, call);
      requireKnown(call);
      if (method === 'POST' && isServer(request) && !request.headers['idempotency-key']) {
        throw new StripeRefusal(400, {
          code: 'key_missing',
          message: 'There is no idempotency key',
        });
      }
      return { status: 200, body: answerCall(world, call) };
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      return { status: error.status, body: { error: error.body } };
    }
  }

  const isServer = (request: http.IncomingMessage) =>
    request.headers.authorization === `Bearer ${secretKey}`;

  /** A browser may read and confirm what it has the secret of. */
  function authorize(request: http.IncomingMessage, { form }: StripeCall): void {
    if (isServer(request)) {
      if (request.headers['stripe-version']) return;
      throw new StripeRefusal(400, { code: 'version_missing', message: 'No version is pinned' });
    }
    const isBrowser = request.headers.authorization === 'Bearer pk_live_double';
    if (isBrowser && typeof form['client_secret'] === 'string') return;
    throw new StripeRefusal(401, { code: 'api_key', message: 'Invalid API Key provided' });
  }

  const origin = () => `http://localhost:${(server.address() as AddressInfo).port}`;
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return {
    url: origin(),
    secretKey,
    publishableKey: 'pk_live_double',
    webhookSecret,
    world,
    faults,
    requests,
    sign(event, at = now()) {
      const body = typeof event === 'string' ? event : JSON.stringify(event);
      const header = Stripe.webhooks!.generateTestHeaderString({
        payload: body,
        secret: webhookSecret,
        timestamp: Math.floor(at.getTime() / 1000),
      });
      return {
        body,
        headers: { 'content-type': 'application/json', 'stripe-signature': header },
      };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The published interface refuses what it does not know; so do we. */
function requireKnown({ method, path, form }: StripeCall): void {
  const pattern = Object.keys(parametersOf).find((known) => fits(known, `${method} ${path}`));
  if (!pattern) throw new StripeRefusal(404, { message: `Unrecognized request URL (${path})` });
  const names = new Set(parametersOf[pattern]!.split(' '));
  const unknown = Object.keys(form as Form).find((name) => !names.has(name));
  if (unknown === undefined) return;
  throw new StripeRefusal(400, {
    code: 'parameter_unknown',
    message: `Received unknown parameter: ${unknown}`,
    param: unknown,
  });
}

function fits(pattern: string, request: string): boolean {
  return new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`).test(request);
}

function send(response: http.ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

const rateLimit = {
  error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests' },
};
const conflict = {
  error: {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: 'There is currently another in-progress request using this Stripe-Account',
  },
};
const broken = { error: { type: 'api_error', message: 'An unknown error occurred' } };
const reusedKey = {
  error: {
    type: 'idempotency_error',
    message: 'Keys for idempotent requests can only be used with the same parameters',
  },
};
