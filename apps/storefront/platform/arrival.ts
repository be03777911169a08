import { cutText, type Arrival } from '@sitewright/contract';
import { choiceOf } from './consent-choice.ts';

/** Stands among what visitors are asked for, beside the hosts of the owner's code. */
export const ARRIVAL = 'arrival';

/** Kept by the browser until its tab is closed. */
const key = 'sw-arrival';
const longest = 200;

/**
 * Where the visitor came from, for a cart that they begin: what was kept of the page they came to
 * with their consent, else what this page knows by itself, of which nothing is kept. Undefined: not
 * known, or they said that they do not want it.
 */
export function arrivalOf(): Arrival | undefined {
  const choice = choiceOf([ARRIVAL]);
  if (choice === 'declined') return undefined;
  return (choice === 'agreed' ? readKept() : undefined) ?? readLanding();
}

/** Keeps it, once somebody agreed: the first of a visit, until a campaign brings them again. */
export function keepArrival(): void {
  const landing = readLanding();
  if (!landing || (readKept() && !landing.source)) return;
  try {
    sessionStorage.setItem(key, JSON.stringify(landing));
  } catch {
    // A browser that keeps nothing for us is asked by each page alone.
  }
}

/** Somebody changed their mind. */
export function forgetArrival(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Then nothing was kept.
  }
}

function readKept(): Arrival | undefined {
  try {
    const kept = sessionStorage.getItem(key);
    return kept === null ? undefined : (JSON.parse(kept) as Arrival);
  } catch {
    return undefined;
  }
}

/** Undefined on a page that another one of this site led to. */
function readLanding(): Arrival | undefined {
  const told = new URLSearchParams(location.search);
  const read = (name: string) => cutText(toText(told.get(name) ?? ''), longest) || undefined;
  const [source, medium, campaign] = [read('utm_source'), read('utm_medium'), read('utm_campaign')];
  const host = readReferrerHost();
  if (host === location.hostname && !source && !campaign) return undefined;
  return {
    ...(host && host !== location.hostname && { referrerHost: host }),
    ...(source && { source }),
    ...(medium && { medium }),
    ...(campaign && { campaign }),
  };
}

/** Without signs that no text has: the server would refuse them, and whatever comes along. */
function toText(told: string): string {
  return told.replaceAll(/\p{Cc}+/gu, ' ').trim();
}

function readReferrerHost(): string {
  try {
    return new URL(document.referrer).hostname.slice(0, longest);
  } catch {
    // None, or none of the web.
    return '';
  }
}
