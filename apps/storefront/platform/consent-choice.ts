import { cookieNames } from '@sitewright/contract';
import { readCookie } from './cookies.ts';

/** What a visitor said. */
export type ConsentChoice = 'agreed' | 'declined';

/** D-38 */
const keptSeconds = 30 * 86_400;

/** The hosts that somebody agreed to, with a space between each two; they stay in this browser. */
const agreedKey = 'sw-consent-hosts';

/**
 * Undefined: not asked yet, or not for all of these hosts. A browser that says no for all sites said
 * no.
 */
export function choiceOf(hosts: readonly string[]): ConsentChoice | undefined {
  const kept = readCookie(cookieNames.consent);
  if (kept === 'true') return isAgreedFor(hosts) ? 'agreed' : undefined;
  return kept === 'false' || saysNoEverywhere() ? 'declined' : undefined;
}

function isAgreedFor(hosts: readonly string[]): boolean {
  if (hosts.length === 0) return true;
  const agreed = new Set(readAgreed());
  return hosts.every((host) => agreed.has(host));
}

function readAgreed(): string[] {
  try {
    return localStorage.getItem(agreedKey)?.split(' ') ?? [];
  } catch {
    // A browser that keeps nothing for us is asked again.
    return [];
  }
}

/** Pages of a site have different code: what was agreed to on another one stays agreed. */
function keepAgreed(choice: ConsentChoice, hosts: readonly string[]): void {
  const all = choice === 'agreed' ? [...new Set([...readAgreed(), ...hosts])] : [];
  try {
    localStorage.setItem(agreedKey, all.join(' '));
  } catch {
    // Then it holds for this page.
  }
}

/** Keeps it for 30 days, and for which hosts. */
export function keepChoice(choice: ConsentChoice, hosts: readonly string[]): void {
  keepAgreed(choice, hosts);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const value = choice === 'agreed';
  document.cookie = `${cookieNames.consent}=${value}; path=/; max-age=${keptSeconds}; SameSite=Lax${secure}`;
}

/** Global Privacy Control. */
function saysNoEverywhere(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}
