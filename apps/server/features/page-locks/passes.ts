/** What browsers hold that were let in. */
import { timingSafeEqual } from 'node:crypto';
import { cookieNames } from '@sitewright/contract';
import { wholeSite } from './read-locks.ts';

/** Cookies of a request by their names. */
type Cookies = Readonly<Record<string, string | undefined>>;

/** One cookie for the site, and one for each page. */
export function passCookie(pageId: string): string {
  return pageId === wholeSite ? cookieNames.locked : `${cookieNames.locked}-${pageId}`;
}

/** Whether the browser holds the pass of that page or site; there is none without a password. */
export function hasPass(cookies: Cookies, pageId: string, pass: string | undefined): boolean {
  const [wanted, given] = [pass, cookies[passCookie(pageId)]].map((text) =>
    Buffer.from(text ?? ''),
  );
  return wanted!.length > 0 && wanted!.length === given!.length && timingSafeEqual(wanted!, given!);
}
