/** The Stripe account of a site, and how it is spoken to. */
import Stripe from 'stripe';
import type { AppContext } from '../../../context.ts';
import { readSecretSetting } from '../../../features/settings/secret-settings.ts';
import { retryWhenBusy } from './retry-when-busy.ts';

/** The version that shapes here are written for; events carry theirs and are fetched anew. */
const apiVersion = '2026-10-28.endive';
/** The script of the same version. Stripe forbids to host it oneself. */
const scriptPath = '/endive/stripe.js';

/** The longest that one try may take; a shopper waits meanwhile. */
const timeoutMs = 20_000;

/** Does one request; requests that were refused because of too many others are asked again. */
export type AskStripe = <Answer>(ask: (client: Stripe) => Promise<Answer>) => Promise<Answer>;

/** Undefined when the site has no key. */
export async function openStripe(ctx: AppContext, siteId: string): Promise<AskStripe | undefined> {
  const key = await readSecretSetting(ctx, siteId, { group: 'payments', field: 'stripeSecretKey' });
  if (!key) return undefined;
  const client = clientOf(ctx, key);
  return (ask) => retryWhenBusy(() => ask(client));
}

/** @throws when the site has no key */
export async function requireStripe(ctx: AppContext, siteId: string): Promise<AskStripe> {
  const ask = await openStripe(ctx, siteId);
  if (!ask) throw new Error('The site has no secret key of Stripe');
  return ask;
}

/** Origins that the page of a payment needs, and its script. */
export function stripeOrigins(ctx: Pick<AppContext, 'config'>) {
  const { stripeUrl } = ctx.config;
  if (stripeUrl) {
    return {
      script: stripeUrl + scriptPath,
      scripts: stripeUrl,
      frames: stripeUrl,
      calls: stripeUrl,
    };
  }
  return {
    script: `https://js.stripe.com${scriptPath}`,
    scripts: 'https://js.stripe.com',
    frames: 'https://js.stripe.com https://hooks.stripe.com',
    calls: 'https://api.stripe.com',
  };
}

const clients = new WeakMap<AppContext, Map<string, Stripe>>();

/** One client a key, so that connections are used again. */
function clientOf(ctx: AppContext, key: string): Stripe {
  const known = clients.get(ctx) ?? new Map<string, Stripe>();
  clients.set(ctx, known);
  const client = known.get(key) ?? makeClient(ctx, key);
  known.set(key, client);
  return client;
}

function makeClient({ config }: AppContext, key: string): Stripe {
  const elsewhere = config.stripeUrl && new URL(config.stripeUrl);
  return new Stripe(key, {
    apiVersion,
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(elsewhere && {
      host: elsewhere.hostname,
      port: elsewhere.port,
      protocol: elsewhere.protocol === 'http:' ? 'http' : 'https',
    }),
  });
}
