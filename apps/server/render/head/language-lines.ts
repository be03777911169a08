/** What the head of a page says about its languages. */
import { isCustomLanguage } from '@sitewright/contract';
import { pathInLanguage } from '../../features/settings/language-path.ts';
import type { PageHead } from '../page/page-model.ts';
import type { SiteView } from '../site-view.ts';

type Head = Pick<PageHead, 'canonicalPath' | 'languages'>;

/**
 * The one address of a page for search engines; undefined: none. In a language that it is not in
 * yet it is the original's.
 */
export function canonicalUrl({ origin, snapshot }: SiteView, head: Head): string | undefined {
  const { canonicalPath, languages = [] } = head;
  const { language } = snapshot.site;
  if (canonicalPath === undefined) return undefined;
  const isIn = language !== undefined && languages.includes(language);
  return origin + pathInLanguage(isIn ? language : undefined, canonicalPath);
}

/** A page in several languages names all of them, itself too; private ones are nobody else's. */
export function alternateLines({ origin, snapshot }: SiteView, head: Head): string[] {
  const { canonicalPath: path, languages = [] } = head;
  if (path === undefined || languages.length === 0) return [];
  const line = (name: string, language: string | undefined) =>
    `<link rel="alternate" hreflang="${name}" href="${origin}${pathInLanguage(language, path)}">`;
  return [
    line(snapshot.site.ownLocale, undefined),
    ...languages.filter((code) => !isCustomLanguage(code)).map((code) => line(code, code)),
    line('x-default', undefined),
  ];
}
