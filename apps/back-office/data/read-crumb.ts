import { cookieNames } from '@sitewright/contract';

/** What every write sends back to show that it comes from our own page; empty before there is one. */
export function readCrumb(): string {
  const start = `${cookieNames.crumb}=`;
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
  return found?.slice(start.length) ?? '';
}
