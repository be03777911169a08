/** The PayPal account of a site, and how it is spoken to. */
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { AppContext } from '../../../context.ts';
import { readSecretSetting } from '../../../features/settings/secret-settings.ts';
import { readSettings } from '../../../features/settings/read-settings.ts';

const timeoutMs = 20_000;
/** Waits before a request is sent again with the same id, which makes it count once. */
const waitsMs = [300, 900];

export interface PayPalRequest {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
  /** A body that is JSON already. */
  text?: string;
  /** PayPal-Request-Id: the same one twice is one request. */
  requestId?: string;
}

/** Does a request. @throws PayPalError for what PayPal refuses; others when it is not reached */
export type AskPayPal = (request: PayPalRequest) => Promise<unknown>;

const errorSchema = z.object({
  name: z.string().catch(''),
  details: z.array(z.object({ issue: z.string().catch('') })).catch([]),
});

/** PayPal refused a request. */
export class PayPalError extends Error {
  override name = 'PayPalError';
  readonly status: number;
  /** Its words for why. */
  readonly issues: readonly string[];
  constructor(status: number, issues: readonly string[]) {
    super(`PayPal answers ${status}: ${issues.join(', ')}`);
    this.status = status;
    this.issues = issues;
  }
}

interface Account {
  clientId: string;
  secret: string;
  url: string;
}

/** Undefined when the site has no keys. */
export async function openPayPal(ctx: AppContext, siteId: string): Promise<AskPayPal | undefined> {
  const site = await ctx.sites.get(siteId);
  const secret = await readSecretSetting(ctx, siteId, { group: 'payments', field: 'paypalSecret' });
  if (!site || !secret) return undefined;
  const { paypalClientId: clientId, paypalSandbox } = readSettings(site, 'payments');
  if (!clientId) return undefined;
  const host = paypalSandbox ? 'api-m.sandbox.paypal.com' : 'api-m.paypal.com';
  const account = { clientId, secret, url: ctx.config.paypalUrl ?? `https://${host}` };
  return (request) => askSafely(ctx, account, request);
}

/** @throws when the site has no keys */
export async function requirePayPal(ctx: AppContext, siteId: string): Promise<AskPayPal> {
  const ask = await openPayPal(ctx, siteId);
  if (!ask) throw new Error('The site has no keys of PayPal');
  return ask;
}

/** Asks again when the answer is lost, there are too many requests or the first one is under way. */
async function askSafely(ctx: AppContext, account: Account, request: PayPalRequest) {
  for (const waitMs of waitsMs) {
    try {
      return await askOnce(ctx, account, request);
    } catch (error) {
      if (error instanceof PayPalError && !mayPass(error)) throw error;
      await sleep(waitMs * (1 + Math.random()));
    }
  }
  return askOnce(ctx, account, request);
}

function mayPass({ status, issues }: PayPalError): boolean {
  return status === 429 || status >= 500 || issues.includes('PREVIOUS_REQUEST_IN_PROGRESS');
}

async function askOnce(
  ctx: AppContext,
  account: Account,
  { method, path, body, text, requestId }: PayPalRequest,
): Promise<unknown> {
  const answer = await fetch(account.url + path, {
    method,
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      Authorization: `Bearer ${await readToken(ctx, account)}`,
      'Content-Type': 'application/json',
      Prefer: 'return=representation',
      ...(requestId && { 'PayPal-Request-Id': requestId }),
    },
    ...(method === 'POST' && { body: text ?? JSON.stringify(body ?? {}) }),
  });
  const told: unknown = await answer.json().catch(() => ({}));
  if (answer.ok) return told;
  if (answer.status === 401) tokens.get(ctx)?.delete(account.clientId);
  const { name, details } = errorSchema.parse(told);
  throw new PayPalError(answer.status, [name, ...details.map(({ issue }) => issue)]);
}

interface Token {
  text: string;
  expiresAt: number;
}

const tokens = new WeakMap<AppContext, Map<string, Token>>();
const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() });

async function readToken(ctx: AppContext, { clientId, secret, url }: Account): Promise<string> {
  const kept = tokens.get(ctx) ?? new Map<string, Token>();
  tokens.set(ctx, kept);
  const known = kept.get(clientId);
  const now = ctx.now().getTime();
  if (known && known.expiresAt > now) return known.text;
  const answer = await fetch(`${url}/v1/oauth2/token`, {
    method: 'POST',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      Authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  });
  if (!answer.ok) throw new PayPalError(answer.status, ['AUTHENTICATION_FAILURE']);
  const { access_token: text, expires_in } = tokenSchema.parse(await answer.json());
  kept.set(clientId, { text, expiresAt: now + (expires_in - 60) * 1000 });
  return text;
}
