/** Old addresses lead to the new ones. */
import { ApiError } from '@sitewright/contract';
import { leaveRedirects } from '../../../redirects/move-addresses.ts';
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

/** The path that leads on from an old address, or undefined where none is needed. */
export async function leadOn(
  { trx, siteId, note }: Pick<ContentWrite, 'trx' | 'siteId' | 'note'>,
  { line, from, to }: { line: number; from: string; to: string },
): Promise<string | undefined> {
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
  await leaveRedirects(trx, siteId, [{ from: path, to }]);
  return path;
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
