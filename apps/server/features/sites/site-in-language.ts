/** A site in another of its languages: what it says of itself, its labels, and its locale. */
import { isCustomLanguage, settingsGroups, type Translation } from '@sitewright/contract';
import type { ReadDatabase } from '../../db/database.ts';
import { findLanguage } from '../settings/language-path.ts';
import { readSettings } from '../settings/read-settings.ts';
import { loadNotations } from './site-money.ts';
import { ownSiteOf, type Site } from './site.ts';

/** Kind and id of those translations. */
export const wholeSiteThing = { kind: 'site', id: 'site' } as const;

/** Made of the rows of the site; freeze the outcome: it is shared by requests. */
export async function makeInLanguage(
  db: ReadDatabase,
  site: Site,
  language: string,
): Promise<Site> {
  const { siteId } = site;
  const row = await db
    .selectFrom('translations')
    .select('fields')
    .where('site_id', '=', siteId)
    .where('kind', '=', wholeSiteThing.kind)
    .where('thing_id', '=', wholeSiteThing.id)
    .where('language', '=', language)
    .executeTakeFirst();
  const said = new Map<string, Translation>(Object.entries(row?.fields ?? {}));
  const word = (name: string, original: string) => said.get(name)?.text ?? original;
  const locale = isCustomLanguage(language) ? site.ownLocale : language;
  const settings = { ...site.settings, ...translatedSettings(site, word) };
  return Object.freeze({
    ...site,
    own: ownSiteOf(site),
    locale,
    language,
    title: word('title', site.title),
    tagline: word('tagline', site.tagline),
    description: word('description', site.description),
    settings,
    notationOf: await loadNotations({ siteId, locale, settings }),
  });
}

/**
 * The site in the language that somebody chose or read it in; null: its own. One that the site has no
 * longer, or that is switched off, is none. It reads by what it is given: a transaction waits for no
 * other.
 */
export async function siteIn(db: ReadDatabase, site: Site, language: string | null): Promise<Site> {
  const own = ownSiteOf(site);
  const enabled = language === null ? undefined : findLanguage(own, language);
  if (enabled === site.language) return site;
  return enabled === undefined ? own : makeInLanguage(db, own, enabled);
}

/** Words of the owner in place of default labels are words of one language: others have their own. */
function translatedSettings(site: Site, word: (name: string, original: string) => string) {
  const announcement = readSettings(site, 'announcement');
  const labels = Object.keys(settingsGroups.labels.fields).filter((name) => name !== 'planPhrases');
  return {
    announcement: {
      ...announcement,
      text: word('announcement.text', announcement.text),
      linkText: word('announcement.linkText', announcement.linkText),
    },
    labels: Object.fromEntries(labels.map((name) => [name, word(`labels.${name}`, '')])),
  };
}
