/** By which keys reports tell apart where buyers came from. Empty: not known. Pure. */
import type { Arrival } from '@sitewright/contract';

/** What the address said, else the host that led here; `:direct` where nothing did. */
export function sourceKey(arrival: Arrival | null): string {
  if (!arrival) return '';
  const { source, medium, referrerHost } = arrival;
  if (source) return medium ? `${source} / ${medium}` : source;
  return referrerHost ?? ':direct';
}

/** `:none` where it is known that no campaign led here. */
export function campaignKey(arrival: Arrival | null): string {
  return arrival ? (arrival.campaign ?? ':none') : '';
}
