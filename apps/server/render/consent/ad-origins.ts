/** Whose addresses a page may reach for the sake of ads and of fonts: those of the saved ids, and no others. */
import { rulesOfPage } from '@sitewright/contract';
import { readSettings } from '../../features/settings/read-settings.ts';
import type { Site } from '../../features/sites/site.ts';

/** What the policy of a page allows beside the site itself. */
export interface AdOrigins {
  readonly scripts: readonly string[];
  readonly images: readonly string[];
  readonly connections: readonly string[];
  /** Of the fonts of a kit. D-73 */
  readonly styles?: readonly string[];
  readonly fonts?: readonly string[];
}

/** Nothing. */
export const noAds: AdOrigins = { scripts: [], images: [], connections: [] };

/** Told by pictures that we write: no script of theirs runs. */
const meta: AdOrigins = { scripts: [], images: ['https://www.facebook.com'], connections: [] };

const googleTags = 'https://*.googletagmanager.com';
const analytics = ['https://*.google-analytics.com', 'https://*.analytics.google.com', googleTags];
const googleAds = ['https://*.doubleclick.net', 'https://www.google.com'];

/** As Google documents them for its tag; ads beside analytics where the id is one of ads. */
function googleOf(id: string): AdOrigins {
  const isOfAds = !id.startsWith('G-');
  const more = isOfAds ? googleAds : [];
  return {
    scripts: [
      'https://www.googletagmanager.com',
      ...(isOfAds ? ['https://*.doubleclick.net'] : []),
    ],
    images: [...analytics, ...more],
    connections: [...analytics, ...more],
  };
}

/** The second one counts the views that the license of a kit is paid by. */
const kitOrigins = {
  styles: ['https://use.typekit.net', 'https://p.typekit.net'],
  fonts: ['https://use.typekit.net'],
} as const;

/** The ids that the owner has saved. */
export function pixelsOf(site: Site): { metaPixelId: string; googleTagId: string } {
  const { metaPixelId, googleTagId } = readSettings(site, 'marketing');
  return { metaPixelId, googleTagId };
}

/** Whether the site has saved any. */
export function hasPixels(site: Site): boolean {
  const { metaPixelId, googleTagId } = pixelsOf(site);
  return metaPixelId !== '' || googleTagId !== '';
}

/** The id of a kit of fonts; empty: none. */
export function fontKitOf(site: Site): string {
  return readSettings(site, 'fonts').kit;
}

/** Whether visitors are asked: for ad networks, for a kit of fonts, or for where they came from. */
export function asksVisitors(site: Site): boolean {
  return hasPixels(site) || fontKitOf(site) !== '' || readSettings(site, 'cookies').asksForArrivals;
}

/**
 * Whether a page of this type asks them. The checkout, where cards are typed, and pages behind a
 * mailed link load nothing of others.
 */
export function mayAsk(site: Site, pageType: number): boolean {
  return rulesOfPage(pageType).tellsAds && asksVisitors(site);
}

/** What the policy of a page opens. */
export function adOrigins(site: Site, pageType: number): AdOrigins {
  if (!mayAsk(site, pageType)) return noAds;
  const { metaPixelId, googleTagId } = pixelsOf(site);
  const opened = [metaPixelId ? meta : noAds, googleTagId ? googleOf(googleTagId) : noAds];
  return {
    scripts: opened.flatMap(({ scripts }) => scripts),
    images: opened.flatMap(({ images }) => images),
    connections: opened.flatMap(({ connections }) => connections),
    ...(fontKitOf(site) !== '' && kitOrigins),
  };
}
