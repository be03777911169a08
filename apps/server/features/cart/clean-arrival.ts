import { cutText, type Arrival } from '@sitewright/contract';

const longest = 100;

/**
 * What is kept of where a visitor came from: short, in small letters, and nothing that looks like an
 * address of somebody. Null: not known.
 */
export function cleanArrival(told: Arrival | undefined): Arrival | null {
  if (!told) return null;
  const referrerHost = cleanHost(told.referrerHost);
  const source = cleanText(told.source);
  const medium = cleanText(told.medium);
  const campaign = cleanText(told.campaign);
  return {
    ...(referrerHost && { referrerHost }),
    ...(source && { source }),
    ...(medium && { medium }),
    ...(campaign && { campaign }),
  };
}

/** Without `www.`; empty where it is no name of a host. */
function cleanHost(told = ''): string {
  const host = told
    .trim()
    .toLowerCase()
    .replace(/^www\./, '');
  return host.length <= longest && /^[a-z0-9.-]+$/.test(host) ? host : '';
}

/** A colon at its start is ours: it marks what no campaign said. */
function cleanText(told = ''): string {
  if (/@|%40/.test(told)) return '';
  const text = told
    .replaceAll(/[\p{C}\s|]+/gu, ' ')
    .trim()
    .toLowerCase();
  return cutText(text.replace(/^[:\s]+/, ''), longest).trim();
}
