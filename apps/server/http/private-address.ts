/** Addresses that outgoing requests must never reach: the server's own networks. */
import ipaddr from 'ipaddr.js';

/** Translated to IPv4 by the network's own rules, RFC 8215. */
const localTranslation = ipaddr.IPv6.parseCIDR('64:ff9b:1::/48');

/**
 * True for loopback, private, link-local, multicast and reserved addresses, also IPv4 ones written
 * as IPv6; and for what is no address at all.
 */
export function isPrivateAddress(address: string): boolean {
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  if (!isAddress) return true;
  const known = ipaddr.process(address);
  if (known.range() !== 'unicast') return true;
  return known instanceof ipaddr.IPv6 && known.match(localTranslation);
}
