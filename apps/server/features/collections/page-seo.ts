/** What a page tells search engines of itself, apart from what visitors read on it. */
import { sql, type RawBuilder } from 'kysely';
import { confBoolean, confString, isRecord } from '../../render/theme/read-conf.ts';

/** As its owner writes it. */
export interface PageSeo {
  /** In place of its title and the site's; empty: these. */
  readonly seoTitle: string;
  /** In place of its description; empty: that. */
  readonly seoDescription: string;
  /** True: search engines are asked to pass it over, and no sitemap names it. */
  readonly isHiddenFromSearch: boolean;
}

/** Of the settings of a page, where it is kept as templates read it (`collection.seoData`). */
export function readPageSeo(settings: Readonly<Record<string, unknown>>): PageSeo {
  const data = isRecord(settings['seoData']) ? settings['seoData'] : {};
  return {
    seoTitle: confString(data['seoTitle']),
    seoDescription: confString(data['seoDescription']),
    isHiddenFromSearch: confBoolean(data['seoHidden']),
  };
}

/** Whether the row of a page asks search engines to pass it over. */
export const isHiddenPage = sql<boolean>`coalesce(settings #>> '{seoData,seoHidden}', 'false') = 'true'`;

/** The settings of a page, by name or as JSON, with what of this is given; undefined: nothing is. */
export function withPageSeo(
  settings: RawBuilder<unknown>,
  {
    seoTitle,
    seoDescription,
    isHiddenFromSearch,
  }: { [Name in keyof PageSeo]?: PageSeo[Name] | undefined },
): RawBuilder<string> | undefined {
  const given = Object.entries({ seoTitle, seoDescription, seoHidden: isHiddenFromSearch });
  const told = given.filter(([, value]) => value !== undefined);
  if (told.length === 0) return undefined;
  const data = JSON.stringify(Object.fromEntries(told));
  return sql<string>`jsonb_set(${settings}, '{seoData}',
    coalesce(${settings} -> 'seoData', '{}') || ${data}::jsonb)`;
}
