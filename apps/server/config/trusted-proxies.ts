/** `TRUST_PROXY`: whose word about a visitor's address counts. */
import ipaddr from 'ipaddr.js';
import { z } from 'zod';

/** Nobody; so many proxies in front; or the proxies at these addresses. */
export type TrustedProxies = false | number | string[];

const maxHops = 16;
const names = new Set(['loopback', 'linklocal', 'uniquelocal']);
const problem =
  'must be the number of proxies in front, or a list of their addresses and networks (10.0.0.0/8)';

/**
 * Reads the setting. `true` is refused: it used to trust whatever anybody claimed.
 */
export const trustedProxiesSchema = z
  .string()
  .default('false')
  .transform((text, context): TrustedProxies => {
    if (text === 'false') return false;
    if (/^\d+$/.test(text) && Number(text) <= maxHops) return Number(text) || false;
    const entries = text.split(',').map((entry) => entry.trim());
    if (entries.every(isProxy)) return entries;
    context.addIssue({ code: 'custom', message: problem });
    return z.NEVER;
  });

function isProxy(entry: string): boolean {
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(entry) || ipaddr.IPv6.isValid(entry);
  return isAddress || names.has(entry) || ipaddr.isValidCIDR(entry);
}
