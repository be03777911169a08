import { findFont, fontNames, type SiteFont } from '@sitewright/contract';
import { readSettings, type SettingsHolder } from '../settings/read-settings.ts';

/** The families that a site may have, and the names of those that it has. FONT-01 */
export function presentFonts(site: SettingsHolder) {
  const { heading, body } = readSettings(site, 'fonts');
  return {
    fonts: fontNames.map((name) => presentFont(name, findFont(name))),
    inStyleGuide: [...new Set<string>([heading, body].filter((name) => name !== ''))],
  };
}

function presentFont(name: string, { variants, ...facts }: SiteFont) {
  return { name, ...facts, variants: [...variants] };
}
