import { isCustomLanguage } from '@sitewright/contract';
import { pathInLanguage } from '../../features/settings/language-path.ts';
import { listLanguages } from '../../features/settings/site-languages.ts';
import type { Site } from '../../features/sites/site.ts';
import { escapeHtml } from '../context/escape-html.ts';
import type { PageModel } from './page-model.ts';
import { sayOf } from '../../features/settings/say-of.ts';

/** How a page is offered to who reads that language, where it is no more than its name. */
const offers: Readonly<Record<string, string>> = {
  de: 'Diese Seite auf Deutsch',
  en: 'This page in English',
  es: 'Esta página en español',
  fr: 'Cette page en français',
  it: 'Questa pagina in italiano',
  nl: 'Deze pagina in het Nederlands',
};

/**
 * The languages of a site as links to the same page; empty where it has one. Beside them an offer,
 * which a script shows to whose browser asks for a language that the page is in, and nobody follows
 * by itself.
 */
export function languageSwitch(
  site: Site,
  { head, collection, isWithoutFrame }: PageModel,
): string {
  // A screen that stands in place of the site tells nothing of it.
  if (isWithoutFrame && !collection) return '';
  const languages = listLanguages(site).filter(({ isEnabled }) => isEnabled);
  if (languages.length < 2) return '';
  const path = head.canonicalPath ?? head.ownPath ?? '/';
  const links = languages.map(({ code, name, isDefault }) => {
    const isCurrent = isDefault ? site.language === undefined : code === site.language;
    const tag = tagOf(site, { code, isDefault });
    const href = escapeHtml(encodeURI(pathInLanguage(isDefault ? undefined : code, path)));
    const current = isCurrent ? ' aria-current="true"' : '';
    const isOffered = !isCurrent && (isDefault || head.languages?.includes(code) === true);
    const offer = isOffered ? ` data-offer="${escapeHtml(offers[code] ?? name)}"` : '';
    return (
      `<li><a href="${href}" hreflang="${tag}" lang="${tag}"${current}${offer}>` +
      `${escapeHtml(name)}</a></li>`
    );
  });
  const label = sayOf(site)('Languages');
  return `<nav class="sw-languages" aria-label="${label}"><ul>${links.join('')}</ul></nav>`;
}

/** A language of the owner's own is that of the site, said another way. */
function tagOf(
  { ownLocale }: Site,
  { code, isDefault }: { readonly code: string; readonly isDefault: boolean },
): string {
  return isDefault || isCustomLanguage(code) ? ownLocale : code;
}
