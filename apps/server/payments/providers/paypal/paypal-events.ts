/** Events of PayPal: they only wake us. PayPal itself says whether an event is its own. */
import { z } from 'zod';
import { DAY_MS } from '@sitewright/commerce';
import type { AppContext } from '../../../context.ts';
import { readSettings } from '../../../features/settings/read-settings.ts';
import type { ProviderEvent, RawEvent } from '../../provider.ts';
import { openPayPal } from './paypal-account.ts';
import { readCustomId } from './read-order.ts';

const eventSchema = z.object({
  id: z.string().min(1).max(200),
  resource: z.object({
    custom_id: z.string().optional(),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
      .optional(),
  }),
});

const verdictSchema = z.object({ verification_status: z.string() });

/** Parts of the proof, by the header that brings them. */
const proof = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const;

const windowMs = 3 * DAY_MS;

/** Undefined when PayPal does not know it; `ignored` when it is about nothing of ours. */
export async function readPayPalEvent(
  ctx: AppContext,
  raw: RawEvent,
  siteId: string,
): Promise<ProviderEvent | 'ignored' | undefined> {
  const body = parseJson(raw.body);
  const parsed = eventSchema.safeParse(body);
  if (!(await isGenuine(ctx, { raw, body, siteId }))) return undefined;
  if (!parsed.success) return 'ignored';
  const { id, resource } = parsed.data;
  const own = readCustomId(resource.custom_id);
  const providerRef = resource.supplementary_data?.related_ids?.order_id;
  return own ? { id, type: 'changed', ...own, providerRef } : 'ignored';
}

interface Arrived {
  raw: RawEvent;
  body: unknown;
  siteId: string;
}

async function isGenuine(ctx: AppContext, { raw, body, siteId }: Arrived): Promise<boolean> {
  const site = await ctx.sites.get(siteId);
  const ask = await openPayPal(ctx, siteId);
  const webhookId = site && readSettings(site, 'payments').paypalWebhookId;
  if (!ask || !webhookId || body === undefined) return false;
  const parts = Object.entries(proof).map(([part, header]) => [part, raw.headers[header]] as const);
  if (parts.some(([, value]) => typeof value !== 'string')) return false;
  const sentAt = Date.parse(String(raw.headers[proof.transmission_time]));
  if (!(Math.abs(ctx.now().getTime() - sentAt) <= windowMs)) return false;
  const known = JSON.stringify({ ...Object.fromEntries(parts), webhook_id: webhookId });
  const told = await ask({
    method: 'POST',
    path: '/v1/notifications/verify-webhook-signature',
    // The bytes as they came: written anew they would not be what was signed.
    text: `${known.slice(0, -1)},"webhook_event":${raw.body}}`,
  });
  return verdictSchema.parse(told).verification_status === 'SUCCESS';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
