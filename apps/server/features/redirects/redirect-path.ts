/** The rules of redirects, without a database: which addresses they take, and where they lead. */
import { ApiError, redirectMessages } from '@sitewright/contract';
import { isReservedAddress } from '../sites/reserved-addresses.ts';

const namePattern = /^\[[\w-]{1,50}\]$/;
const tokenPattern = /\[[\w-]{1,50}\]|\*/g;

/** What the wildcards of a redirect stood for in one address. */
type Found = ReadonlyMap<string, string>;

/**
 * The path of an address as redirects are looked up by: decoded, with one slash between parts and
 * none at the end. A query or a mark behind it is left out.
 */
export function toPath(address: string): string {
  const path = /^[^?#]*/.exec(address)?.[0] ?? '';
  return `/${decode(path).split('/').filter(Boolean).join('/')}`;
}

/**
 * The path that a redirect comes from, as it is kept.
 * @throws ApiError `invalid_request` for what is no path, and where the server itself answers
 */
export function parseFrom(typed: string): string {
  if (!typed.startsWith('/') || /[?#]/.test(typed)) throw invalid('from', 'fromInvalid');
  const path = toPath(typed);
  const parts = partsOf(path);
  if (parts.length === 0) throw invalid('from', 'fromHome');
  if (isReservedAddress(parts[0]!)) throw invalid('from', 'fromReserved');
  const names = parts.filter((part) => namePattern.test(part));
  if (new Set(names).size < names.length) throw invalid('from', 'wildcardTwice');
  const literals = parts.filter((part, at) => {
    const isRest = part === '*' && at === parts.length - 1 && at > 0;
    return !isRest && !namePattern.test(part);
  });
  if (literals.some((part) => part.includes('*'))) throw invalid('from', 'wildcardPlace');
  if (literals.some((part) => /[[\]]/.test(part))) throw invalid('from', 'fromInvalid');
  return path;
}

/**
 * Where a redirect leads, as it is kept: what begins with a host of the site itself is a path.
 * @throws ApiError `invalid_request` for what is no address, and for a wildcard that `from` lacks
 */
export function parseTo(typed: string, from: string, hosts: readonly string[]): string {
  // Browsers and servers drop some of these silently: `/.` TAB `/host` would be another site.
  if (/\p{Cc}/u.test(typed)) throw invalid('to', 'toInvalid');
  const to = withoutOwnHost(typed, hosts);
  if (to === undefined) throw invalid('to', 'toInvalid');
  const known: readonly string[] = from.match(tokenPattern) ?? [];
  const unknown = (to.match(tokenPattern) ?? []).find((token) => !known.includes(token));
  if (unknown !== undefined) throw invalid('to', 'toUnknown', { name: unknown });
  return to;
}

function withoutOwnHost(typed: string, hosts: readonly string[]): string | undefined {
  if (/^\/(?![/\\])/.test(typed)) return typed;
  if (!/^https?:\/\//i.test(typed) || !URL.canParse(typed)) return undefined;
  const { host, username, password } = new URL(typed);
  if (username || password || !host || /[[*\]]/.test(host)) return undefined;
  if (!hosts.includes(host.toLowerCase())) return typed;
  return typed.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/');
}

/** Whether it leads to an address of the site. */
export function isOwn(to: string): boolean {
  return to.startsWith('/');
}

/** What the wildcards of `from` stand for in a path; undefined where it is another path. */
export function matchPath(from: string, path: string): Found | undefined {
  const wanted = partsOf(from);
  const given = partsOf(path);
  const found = new Map<string, string>();
  for (const [at, part] of wanted.entries()) {
    if (part === '*') return found.set('*', given.slice(at).map(encode).join('/'));
    const value = given[at];
    if (value === undefined) return undefined;
    if (namePattern.test(part)) found.set(part, encode(value));
    else if (part.toLowerCase() !== value.toLowerCase()) return undefined;
  }
  return given.length === wanted.length ? found : undefined;
}

/** The target with its wildcards filled, encoded as a browser is told it. */
export function fillTarget(to: string, found: Found): string {
  const filled = to.replace(tokenPattern, (token) => found.get(token) ?? token);
  if (!isOwn(filled)) return new URL(filled).href;
  const { pathname, search, hash } = new URL(filled.replace(/\/{2,}/g, '/'), 'http://site.invalid');
  return (pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname) + search + hash;
}

/** Some path that a redirect takes: its wildcards stand for words. */
export function sampleOf(from: string): string {
  return from.replace(tokenPattern, (token) => token.replace(/\W/g, '') || 'rest');
}

function partsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}

function encode(part: string): string {
  return encodeURIComponent(part.toWellFormed());
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function invalid(
  field: 'from' | 'to',
  message: keyof typeof redirectMessages,
  params: Readonly<Record<string, string>> = {},
): ApiError {
  const text = redirectMessages[message].replace('{name}', params['name'] ?? '');
  return new ApiError('invalid_request', {}, { errors: { [field]: text } });
}
