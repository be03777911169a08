/** What things of a site say in its other languages. */
import type { TranslatedKind, Translation } from '@sitewright/contract';
import { sql } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import { otherLanguagesOf } from '../../features/settings/site-languages.ts';
import type { Site } from '../../features/sites/site.ts';

/** The fields of a thing in the language of the site as it is shown. */
export type TranslatedFields = Readonly<Record<string, Translation>>;

/** Of things of a kind, by id; of all of them unless told. Empty in the site's own language. */
export async function loadTranslations(
  db: ReadDatabase,
  { siteId, language }: Site,
  { kind, ids }: { readonly kind: TranslatedKind; readonly ids?: readonly string[] },
): Promise<ReadonlyMap<string, TranslatedFields>> {
  if (language === undefined || ids?.length === 0) return new Map();
  let query = db
    .selectFrom('translations')
    .select(['thing_id', 'fields'])
    .where('site_id', '=', siteId)
    .where('kind', '=', kind)
    .where('language', '=', language);
  if (ids) query = query.where('thing_id', 'in', [...new Set(ids)]);
  const rows = await query.execute();
  return new Map(rows.map((row) => [row.thing_id, row.fields]));
}

/**
 * The languages that things of a kind are in, by id: once their title is. A site without other
 * languages is not asked.
 */
export async function loadLanguagesOf(
  db: ReadDatabase,
  site: Site,
  { kind, ids }: { readonly kind: TranslatedKind; readonly ids?: readonly string[] },
): Promise<ReadonlyMap<string, readonly string[]>> {
  const enabled = otherLanguagesOf(site).flatMap(({ code, isEnabled }) => (isEnabled ? code : []));
  if (enabled.length === 0 || ids?.length === 0) return new Map();
  let query = db
    .selectFrom('translations')
    .select(['thing_id', 'language'])
    .where('site_id', '=', site.siteId)
    .where('kind', '=', kind)
    .where('language', 'in', enabled)
    .where(sql<boolean>`fields ? 'title'`);
  if (ids) query = query.where('thing_id', 'in', [...new Set(ids)]);
  const rows = await query.execute();
  const byThing = Map.groupBy(rows, (row) => row.thing_id);
  return new Map(
    [...byThing].map(([id, own]) => [
      id,
      enabled.filter((code) => own.some(({ language }) => language === code)),
    ]),
  );
}

/** The text of a field, or the original where it has none. */
export function inLanguage(
  fields: TranslatedFields | undefined,
  name: string,
  original: string,
): string {
  return fields && Object.hasOwn(fields, name) ? fields[name]!.text : original;
}
