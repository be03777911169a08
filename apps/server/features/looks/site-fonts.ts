import { findFont, fontNames, ownFaceUrl, type OwnFont, type SiteFont } from '@sitewright/contract';
import type { Site } from '../sites/site.ts';
import { readSettings } from '../settings/read-settings.ts';

/** The families that a site may have, and the names of those that it has. FONT-01 */
export function presentFonts(site: Pick<Site, 'siteId' | 'settings'>) {
  const { heading, body, own } = readSettings(site, 'fonts');
  return {
    fonts: [
      ...own.map((font) => presentOwn(site.siteId, font)),
      ...fontNames.map((name) => presentFont(name, findFont(name))),
    ],
    inStyleGuide: [...new Set<string>([heading, body].filter((name) => name !== ''))],
  };
}

function presentFont(name: string, { variants, ...facts }: SiteFont) {
  return { name, ...facts, variants: [...variants], url: null };
}

function presentOwn(siteId: string, { name, family, category, faces }: OwnFont) {
  return {
    name,
    family,
    category,
    variants: faces.map(({ weight, style }) => {
      const [low = '', high = low] = weight.split(' ');
      return `${low} ${high} ${style}`;
    }),
    source: '',
    license: '',
    url: faces[0] ? ownFaceUrl(siteId, faces[0]) : null,
  };
}
