/** Addresses of visitors, as ceilings count them. */
import ipaddr from 'ipaddr.js';

/** Groups of an IPv6 address that name the network of one customer: /64. */
const networkGroups = 4;

/**
 * The key of an address: IPv4 as it is, also when it is written as IPv6; of IPv6 the /64, which is
 * one customer's. What is no address counts together.
 */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const known = ipaddr.process(address);
  if (known instanceof ipaddr.IPv4) return known.toString();
  const groups = known.parts.slice(0, networkGroups);
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`;
}

/** True for this machine itself. */
export function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}
