/** A site as requests see it. */
import type { MoneyNotation } from '@sitewright/commerce';
import { readSettingsGroup, settingsGroups } from '@sitewright/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../../db/schema.ts';

export interface Site {
  siteId: string;
  /** Short name: `NAME.localhost`, `--site NAME`. */
  identifier: string;
  title: string;
  tagline: string;
  description: string;
  /** Folder under `themes/`. */
  theme: string;
  /** Changes with everything a visitor can see; key of caches. */
  version: number;
  currency: string;
  /** BCP 47: of the language that it is shown in. */
  locale: string;
  /** The same of the language that it is written in. */
  ownLocale: string;
  /** The other language that it is shown in, as its settings name it; undefined: its own. */
  language: string | undefined;
  /** The same site in its own language; missing: it is that. Read it with {@link ownSiteOf}. */
  own?: Site;
  /** How its locale writes money of a currency; undefined: by the catalogue. D-82. */
  notationOf: (currencyCode: string) => MoneyNotation | undefined;
  timeZone: string;
  isDefault: boolean;
  /** Host of the primary domain, or undefined. */
  primaryHost: string | undefined;
  /** Its other domains, none while there is no primary one. */
  otherHosts: readonly string[];
  /** By group; read them with `readSettings`. */
  settings: Record<string, unknown>;
  /** `group.field` of the secrets that it has; their texts are read where they are used. */
  secretNames: ReadonlySet<string>;
  /** By the names of the tweaks of the theme; what is missing is the theme's. */
  tweaks: Record<string, string>;
}

/**
 * The site in its own language. A call from a page in another one has that page's: what is kept, or
 * told to anybody but who called, is not in the language of that page.
 */
export function ownSiteOf(site: Site): Site {
  return site.own ?? site;
}

/** The values of the look with what the owner changed of it. */
export function tweaksOf({
  tweaks,
  settings,
}: Pick<Site, 'settings'> & {
  tweaks: Readonly<Record<string, string>>;
}): Record<string, string> {
  return { ...tweaks, ...readSettingsGroup(settingsGroups.styles, settings['styles']).values };
}

/** Shapes a row. Freeze the outcome: it is shared by requests. */
export function toSite(
  row: Selectable<Database['sites']>,
  {
    primaryHost,
    otherHosts,
    notationOf,
    secretNames,
  }: Pick<Site, 'primaryHost' | 'otherHosts' | 'notationOf' | 'secretNames'>,
): Site {
  return Object.freeze({
    siteId: row.site_id,
    identifier: row.identifier,
    title: row.title,
    tagline: row.tagline,
    description: row.description,
    theme: row.theme,
    version: row.version,
    currency: row.currency,
    locale: row.locale,
    ownLocale: row.locale,
    language: undefined,
    notationOf,
    timeZone: row.time_zone,
    isDefault: row.is_default,
    primaryHost,
    otherHosts,
    settings: row.settings,
    secretNames,
    tweaks: tweaksOf(row),
  });
}
