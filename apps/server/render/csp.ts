import { noAds, type AdOrigins } from './consent/ad-origins.ts';
import type { InlineHashes } from './tags/trusted-inline.ts';

/**
 * The content security policy of a page. Nothing third-party loads but what the owner has saved an
 * id for; inline scripts and styles only by hash, so that a page needs no nonce and can be cached.
 */
export function pageCsp(hashes: InlineHashes, ads: AdOrigins = noAds): string {
  const scripts = ["'self'", ...hashes.scripts, ...ads.scripts];
  return writePolicy({ scripts, styles: hashes.styles, forms: "'self'", ads });
}

/** The policy of a page in the editor: one script runs, by its nonce, and no form goes anywhere. */
export function canvasCsp({ styles }: InlineHashes, nonce: string): string {
  return writePolicy({ scripts: [`'nonce-${nonce}'`], styles, forms: "'none'", ads: noAds });
}

interface PagePolicy {
  readonly scripts: readonly string[];
  /** Hashes of inline styles. */
  readonly styles: ReadonlySet<string>;
  readonly forms: "'self'" | "'none'";
  readonly ads: AdOrigins;
}

function writePolicy({ scripts, styles, forms, ads }: PagePolicy): string {
  return [
    `default-src 'self'`,
    `script-src ${scripts.join(' ')}`,
    `script-src-attr 'none'`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    `style-src-attr 'unsafe-inline'`,
    `img-src ${["'self'", 'data:', ...ads.images].join(' ')}`,
    `font-src 'self'`,
    `connect-src ${["'self'", ...ads.connections].join(' ')}`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action ${forms}`,
    `frame-ancestors 'self'`,
  ].join('; ');
}

/** Headers that every page is sent with, beside the policy. */
export const pageAnswerHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self), usb=()',
} as const;
