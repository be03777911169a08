/** Old addresses lead to the new ones. */
import { ApiError } from '@sitewright/contract';
import { leaveRedirects, type RemovedRedirect } from '../../../redirects/move-addresses.ts';
import { parseFrom, toPath } from '../../../redirects/redirect-path.ts';
import { findByFrom } from '../../../redirects/save-redirect.ts';
import type { ContentWrite } from './write-scope.ts';

/** The address of a page as one of this site has it; empty for none that a page can have. */
export function toAddress(path: string): string {
  const parts = toPath(path)
    .split('/')
    .map((part) => part.replaceAll(/[\s/?#\\\p{Cc}]+/gu, '-').replaceAll(/^-+|-+$/g, ''))
    .filter((part) => part !== '' && part !== '.' && part !== '..');
  const address = parts.join('/');
  return address.length <= 200 ? address : '';
}

/** What became of redirects; what undoing it needs. */
export interface LedOn {
  /** The path that leads on. */
  readonly redirect: string;
  /** Redirects that made way for the page. */
  readonly removed: readonly RemovedRedirect[];
}

/** How an old address leads on, or undefined where it need not. */
export async function leadOn(
  { trx, siteId, note }: Pick<ContentWrite, 'trx' | 'siteId' | 'note'>,
  { line, from, to }: { line: number; from: string; to: string },
): Promise<LedOn | undefined> {
  if (from === '' || toPath(from) === '/') return undefined;
  if (toPath(from).toLowerCase() === toPath(to).toLowerCase()) return undefined;
  // Wildcards are of people: an address that looks like one leads nowhere by itself.
  if (/[[\]*]/.test(from) || !isPath(from)) {
    note(line, 'redirect', `The old address ${from} cannot lead on: make a redirect by hand.`);
    return undefined;
  }
  const path = toPath(from);
  if (await findByFrom(trx, siteId, path)) {
    note(line, 'redirect', `The old address ${path} leads elsewhere already: that stays.`);
    return undefined;
  }
  const removed = await leaveRedirects(trx, siteId, [{ from: path, to }]);
  return { redirect: path, removed };
}

function isPath(from: string): boolean {
  try {
    parseFrom(from);
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}
