/** The server's calls, from the back office. */
import { cookieNames, createClient } from '@sitewright/contract';

function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

/** Calls by address: `call('GET /api/…', { params })`. Failing is a value. */
export const call = createClient({
  fetch: (path, init) => fetch(path, init),
  readCrumb: () => readCookie(cookieNames.crumb),
});
