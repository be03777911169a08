/** Makes a page of the renderer one that is only looked at, at an address of the back office. */
import { waitForFonts } from '../../render/styles/wait-for-fonts.ts';

/** Where the files of themes and of the storefront are for previews: they may be of no site yet. */
export const lookPaths = {
  sheet: '/config/looks/site.css',
  theme: '/config/looks/themes/',
  storefront: '/config/looks/storefront/',
  pictures: '/config/looks/pictures/',
} as const;

/**
 * The policy of a preview: no script runs, nothing is sent anywhere, and only the back office shows
 * it. Styles of a theme may stand in the page.
 */
export const previewCsp = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-same-origin',
].join('; ');

const scripts = /<script\b[\s\S]*?(?:<\/script\s*>|$)/gi;

/** Files of the theme by their own address, no script, and a body that nobody can press in. */
export function dressPreview(html: string, theme: string): string {
  return dressUrls(html, theme)
    .replace(scripts, '')
    .replace(/<body\b/i, '<body inert data-look-preview');
}

/** Fonts are waited for, so that the first picture of a look has its own. */
export function dressSheet(css: string, theme: string): string {
  return waitForFonts(dressUrls(css, theme));
}

function dressUrls(text: string, theme: string): string {
  return text
    .replace(/(["'(,\s])\/assets\//g, `$1${lookPaths.theme}${encodeURIComponent(theme)}/`)
    .replace(/(["'(,\s])\/universal\/assets\//g, `$1${lookPaths.storefront}`);
}
