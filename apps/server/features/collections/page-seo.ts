/** How what a page tells search engines is kept and looked for. */
import { sql, type RawBuilder } from 'kysely';
import type { PageSeo } from '../../render/data/page-seo.ts';

/** Whether the settings of a page ask search engines to pass it over. */
export function isHiddenPage(settings: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`coalesce(${settings} #>> '{seoData,seoHidden}', 'false') = 'true'`;
}

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
    case jsonb_typeof(${settings} -> 'seoData') when 'object' then ${settings} -> 'seoData'
      else '{}' end || ${data}::jsonb)`;
}
