import { readSettings } from '../../features/settings/read-settings.ts';
import type { Site } from '../../features/sites/site.ts';
import { labelWords } from './label-words.ts';
import type { TemplateRun } from '../template-run.ts';

/**
 * `localizedStrings` of a page: the texts of the theme, and of the server's own views behind it, in the site's language, where `de-AT` falls
 * back to `de`, then to the server's own words, then to English; over them the words of the owner. I18N-05
 */
export function localizedStrings(
  templates: TemplateRun,
  site: Site,
): Readonly<Record<string, string>> {
  const before = known.get(site);
  if (before && templates.hasViewsOf(before.templates)) return before.strings;
  const strings = collectStrings(templates, site);
  known.set(site, { templates, strings });
  return strings;
}

/** A site is read anew when it changes, a theme when one of its files does. */
const known = new WeakMap<
  Site,
  { readonly templates: TemplateRun; readonly strings: Readonly<Record<string, string>> }
>();

function collectStrings(templates: TemplateRun, site: Site): Readonly<Record<string, string>> {
  const { locale } = site;
  const language = locale.split('-')[0]!;
  const ofTheme = (names: readonly string[]) => names.map((name) => templates.stringsIn(name));
  return Object.assign(
    {},
    ...ofTheme(['en-US', 'en']),
    labelWords[language] ?? {},
    ...ofTheme([language, locale, locale.replace('-', '_')]),
    ownersWords(site),
  );
}

/** As they were written: formatters and templates escape them, and no markup is in them. */
function ownersWords(site: Site): Record<string, string> {
  const { planPhrases, ...words } = readSettings(site, 'labels');
  const phrases = planPhrases.map(({ phrase, text }): [string, string] => [phrase, text]);
  const written = [...Object.entries(words), ...phrases].filter(([, text]) => text !== '');
  return Object.fromEntries(written);
}
