/** What browsers hold that were let in. */
import { timingSafeEqual } from 'node:crypto';
import { cookieNames } from '@sitewright/contract';
import type { ReadDatabase } from '../../db/database.ts';
import { listPasses, wholeSite } from './read-locks.ts';

/** Cookies of a request by their names. */
export type Cookies = Readonly<Record<string, string | undefined>>;

/** A browser holds so many cookies of a site at most. */
const mostPasses = 200;

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

/** Pages whose password the browser was let in by. */
export async function listPassed(
  db: ReadDatabase,
  { siteId }: { readonly siteId: string },
  cookies: Cookies,
): Promise<string[]> {
  const ofPage = passCookie(wholeSite);
  const named = Object.keys(cookies).filter((name) => name.startsWith(`${ofPage}-`));
  const pageIds = named.map((name) => name.slice(ofPage.length + 1)).slice(0, mostPasses);
  const passes = await listPasses(db, { siteId, pageIds });
  return passes.flatMap(({ pageId, pass }) => (hasPass(cookies, pageId, pass) ? [pageId] : []));
}
