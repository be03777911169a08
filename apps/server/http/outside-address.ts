/** Where requests of the server itself may go: never into its own networks. */
import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { isIP } from 'node:net';
import type { Config } from '../config/config.ts';
import { isPrivateAddress } from './private-address.ts';

/** The address, or what its name leads to, is one of the server's own networks. */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError';

  constructor() {
    super('a private address');
  }
}

/** True unless the host is written as a private address. Names are judged by {@link publicLookup}. */
export function isPublicHost({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return !isIP(host) || !isPrivateAddress(host);
}

/**
 * Whether news may go to an address: https and no private host, unless the operator allows others.
 */
export function isOutsideUrl({ privateWebhooks }: Config, text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.username !== '' || url.password !== '') return false;
  if (privateWebhooks === 'allowed') return /^https?:$/.test(url.protocol);
  return url.protocol === 'https:' && isPublicHost(url);
}

type LookupCallback = (
  error: Error | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/** For requests: a name that leads to any private address is refused as a whole. */
export function publicLookup(
  hostname: string,
  options: LookupOptions,
  callback: LookupCallback,
): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '');
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => isPrivateAddress(address))) {
      return callback(new PrivateAddressError(), '');
    }
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
}
