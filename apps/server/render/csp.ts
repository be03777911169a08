import { noAds, type AdOrigins } from './consent/ad-origins.ts';
import { nothingOutside, type OutsideOrigins } from './outside-origins.ts';
import type { InlineHashes } from './tags/trusted-inline.ts';

/**
 * The content security policy of a page. Nothing third-party loads but what the owner has saved an
 * id for, and what a block of the page shows; inline scripts and styles only by hash, so that a page
 * needs no nonce and can be cached.
 */
export function pageCsp(
  hashes: InlineHashes,
  ads: AdOrigins = noAds,
  outside: OutsideOrigins = nothingOutside,
): string {
  const scripts = ["'self'", ...hashes.scripts, ...ads.scripts];
  return writePolicy({ scripts, styles: hashes.styles, forms: "'self'", ads, outside });
}

/** The policy of a page in the editor: one script runs, by its nonce, and no form goes anywhere. */
export function canvasCsp({ styles }: InlineHashes, nonce: string): string {
  return writePolicy({
    scripts: [`'nonce-${nonce}'`],
    styles,
    forms: "'none'",
    ads: noAds,
    outside: nothingOutside,
  });
}

interface PagePolicy {
  readonly scripts: readonly string[];
  /** Hashes of inline styles. */
  readonly styles: ReadonlySet<string>;
  readonly forms: "'self'" | "'none'";
  readonly ads: AdOrigins;
  readonly outside: OutsideOrigins;
}

function writePolicy({ scripts, styles, forms, ads, outside }: PagePolicy): string {
  return [
    `default-src 'self'`,
    `script-src ${[...scripts, ...outside.scripts].join(' ')}`,
    `script-src-attr 'none'`,
    `style-src ${["'self'", ...styles, ...(ads.styles ?? []), ...outside.styles].join(' ')}`,
    `style-src-attr 'unsafe-inline'`,
    `img-src ${["'self'", 'data:', ...ads.images, ...outside.pictures].join(' ')}`,
    `font-src ${["'self'", ...(ads.fonts ?? []), ...outside.fonts].join(' ')}`,
    `connect-src ${["'self'", ...ads.connections, ...outside.connections].join(' ')}`,
    ...originList('frame-src', outside.frames),
    ...originList('media-src', outside.media),
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action ${forms}`,
    `frame-ancestors 'self'`,
  ].join('; ');
}

/** What is not named is as the default: of the site alone. */
function originList(name: string, origins: readonly string[]): string[] {
  return origins.length === 0 ? [] : [`${name} ${["'self'", ...origins].join(' ')}`];
}

/** Headers that every page is sent with, beside the policy. */
export const pageAnswerHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self), usb=()',
} as const;
