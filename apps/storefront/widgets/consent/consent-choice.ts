import { cookieNames } from '@sitewright/contract';
import { readCookie } from '../../platform/cookies.ts';

/** What a visitor said. */
export type ConsentChoice = 'agreed' | 'declined';

/** D-38 */
const keptSeconds = 30 * 86_400;

/** Undefined: not asked yet. A browser that says no for all sites said no. */
export function choiceOf(): ConsentChoice | undefined {
  const kept = readCookie(cookieNames.consent);
  if (kept === 'true') return 'agreed';
  return kept === 'false' || saysNoEverywhere() ? 'declined' : undefined;
}

/** Keeps it for 30 days. */
export function keepChoice(choice: ConsentChoice): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const value = choice === 'agreed';
  document.cookie = `${cookieNames.consent}=${value}; path=/; max-age=${keptSeconds}; SameSite=Lax${secure}`;
}

/** Global Privacy Control. */
function saysNoEverywhere(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}
