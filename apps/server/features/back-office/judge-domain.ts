import type { DomainCheck } from '@sitewright/contract';

type Found = Omit<DomainCheck, 'verdict'>;

/**
 * What an owner is told first. That the site itself answered counts more than addresses: a proxy
 * before it has others.
 */
export function judgeDomain(found: Found): DomainCheck['verdict'] {
  const { addresses, wanted, http, https } = found;
  if (https.state === 'ours') return 'ready';
  if (http.state === 'ours') return 'no-certificate';
  if (addresses.length === 0) return 'not-in-dns';
  const isHere = wanted.length === 0 || addresses.some((address) => wanted.includes(address));
  if (!isHere || http.state === 'other' || https.state === 'other') return 'elsewhere';
  return 'not-reached';
}
