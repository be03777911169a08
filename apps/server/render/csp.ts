import { noAds, type AdOrigins } from './consent/ad-origins.ts';
import type { InlineHashes } from './tags/trusted-inline.ts';

/**
 * The content security policy of a page. Nothing third-party loads but what the owner has saved an
 * id for; inline scripts and styles only by hash, so that a page needs no nonce and can be cached.
 */
export function pageCsp(hashes: InlineHashes, ads: AdOrigins = noAds): string {
  const withHashes = (list: Set<string>) => ["'self'", ...list].join(' ');
  return [
    `default-src 'self'`,
    `script-src ${[withHashes(hashes.scripts), ...ads.scripts].join(' ')}`,
    `script-src-attr 'none'`,
    `style-src ${withHashes(hashes.styles)}`,
    `style-src-attr 'unsafe-inline'`,
    `img-src ${["'self'", 'data:', ...ads.images].join(' ')}`,
    `font-src 'self'`,
    `connect-src ${["'self'", ...ads.connections].join(' ')}`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'self'`,
  ].join('; ');
}

/** Headers that every page is sent with, beside the policy. */
export const pageAnswerHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self), usb=()',
} as const;
