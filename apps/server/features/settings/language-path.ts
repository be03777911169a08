/** Addresses of a site in its other languages: `/de` before the path. The own language has none. */
import { hasLanguages } from '@sitewright/contract';
import { otherLanguagesOf } from './site-languages.ts';
import type { Site } from '../sites/site.ts';
import type { SettingsHolder } from './read-settings.ts';

/** The enabled language of the site that an address names. */
export function findLanguage(site: SettingsHolder, segment: string): string | undefined {
  const named = segment.toLowerCase();
  const found = otherLanguagesOf(site).find(({ code }) => code.toLowerCase() === named);
  return found?.isEnabled === true ? found.code : undefined;
}

/** `/about` → `/de/about`, `/` → `/de`; as it is in the site's own language. */
export function pathInLanguage(language: string | undefined, path: string): string {
  if (language === undefined) return path;
  return `/${language.toLowerCase()}${path === '/' ? '' : path}`;
}

/** The same of a path with its query and fragment. */
export function localisePath(language: string | undefined, url: string): string {
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  return pathInLanguage(language, path) + rest;
}

/** `/de/about` of a site that is shown in German → `/about`. */
export function pathWithoutLanguage({ language }: Site, url: string): string {
  if (language === undefined) return url;
  const rest = url.slice(language.length + 1);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Whether a path of the site is that of a page, which has an address in each language. */
export function isPagePath(site: SettingsHolder, path: string): boolean {
  const segment = /^\/([^/?#]*)/.exec(path)?.[1] ?? '';
  return hasLanguages(path) && findLanguage(site, segment) === undefined;
}

/** A path of the site as a link of its own says it: led into its language where it is that of a page. */
export function pathOfPage(site: Site, path: string): string {
  return isPagePath(site, path) ? localisePath(site.language, path) : path;
}
