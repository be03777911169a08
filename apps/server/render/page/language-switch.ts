import { randomBytes } from 'node:crypto';
import { isCustomLanguage } from '@sitewright/contract';
import { pathInLanguage } from '../../features/settings/language-path.ts';
import { hasSeveralLanguages, listLanguages } from '../../features/settings/site-languages.ts';
import type { Site } from '../../features/sites/site.ts';
import { escapeHtml } from '../context/escape-html.ts';
import type { PageHead, PageModel } from './page-model.ts';
import { placePart } from './place-headers.ts';
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

/** Stands for the languages at the foot of a page while that is made. No content can write it. */
export const languagesMark = `sw-languages-${randomBytes(9).toString('hex')}`;

/**
 * Puts the languages where a finished page has them: in place of those of its blocks, else at its
 * foot. Beside the first an offer, which a script shows to whose browser asks for a language that
 * the page is in, and nobody follows by itself.
 */
export function placeLanguages(html: string, site: Site, page: PageModel): string {
  const ofBlocks = languageSwitchOfSite(site);
  if (ofBlocks === '') return html;
  const [before = '', ...others] = html.split(ofBlocks);
  const own = languageSwitch(site, page);
  if (others.length === 0) return placePart(html, languagesMark, own);
  return placePart(before + own + others.join(again(own)), languagesMark, '');
}

/** The same once more on a page: it offers nothing, and is no landmark of the same name. */
function again(own: string): string {
  return own
    .replaceAll(/ data-offer="[^"]*"/g, '')
    .replace(/^<nav /, '<div role="group" ')
    .replace(/<\/nav>$/, '</div>');
}

/** The languages of a site as blocks show them: links to its home page. */
export function languageSwitchOfSite(site: Site): string {
  return printSwitch(site, '/', []);
}

/** The same with links to a page; empty where a site has one language. */
function languageSwitch(site: Site, { head, collection, isWithoutFrame }: PageModel): string {
  // A screen that stands in place of the site tells nothing of it.
  if (isWithoutFrame && !collection) return '';
  return printSwitch(site, head.canonicalPath ?? head.ownPath ?? '/', head.languages);
}

/** Languages that the page is in are offered; undefined: it is in that of the site alone. */
function printSwitch(site: Site, path: string, pageLanguages: PageHead['languages']): string {
  if (!hasSeveralLanguages(site)) return '';
  const languages = listLanguages(site).filter(({ isEnabled }) => isEnabled);
  const links = languages.map(({ code, name, isDefault }) => {
    const isCurrent = isDefault ? site.language === undefined : code === site.language;
    const tag = tagOf(site, { code, isDefault });
    const href = escapeHtml(encodeURI(pathInLanguage(isDefault ? undefined : code, path)));
    const current = isCurrent ? ' aria-current="true"' : '';
    const isOffered = !isCurrent && (isDefault || pageLanguages?.includes(code) === true);
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
