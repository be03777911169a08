/** The one reader and writer of rows of translations. */
import type { TranslatedKind, Translation } from '@sitewright/contract';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';

/** What is translated, and into which language. */
export interface TranslationKey {
  readonly siteId: string;
  readonly kind: TranslatedKind;
  readonly id: string;
  readonly language: string;
}

type Fields = Readonly<Record<string, Translation>>;

/** What a thing says in other languages, by language. */
export async function listTranslations(
  db: ReadDatabase,
  { siteId, kind, id }: Omit<TranslationKey, 'language'>,
): Promise<Record<string, Fields>> {
  const rows = await db
    .selectFrom('translations')
    .select(['language', 'fields'])
    .where('site_id', '=', siteId)
    .where('kind', '=', kind)
    .where('thing_id', '=', id)
    .execute();
  return Object.fromEntries(rows.map(({ language, fields }) => [language, fields]));
}

/** The fields in one language, held until the transaction ends. */
export async function holdTranslation(
  trx: WriteTransaction,
  { siteId, kind, id, language }: TranslationKey,
): Promise<Fields> {
  const row = await trx
    .selectFrom('translations')
    .select('fields')
    .where('site_id', '=', siteId)
    .where('kind', '=', kind)
    .where('thing_id', '=', id)
    .where('language', '=', language)
    .forUpdate()
    .executeTakeFirst();
  return row?.fields ?? {};
}

/** What was never translated has no row to hold: who writes next waits for this one. */
async function ensureRow(
  trx: WriteTransaction,
  { siteId, kind, id, language }: TranslationKey,
  at: Date,
): Promise<void> {
  await trx
    .insertInto('translations')
    .values({ site_id: siteId, kind, thing_id: id, language, fields: '{}', updated_at: at })
    .onConflict((clash) => clash.doNothing())
    .execute();
}

/** Writes fields over those that are there; undefined takes one away. Visitors see it at once. */
export async function writeTranslation(
  trx: WriteTransaction,
  key: TranslationKey,
  changes: Readonly<Record<string, Translation | undefined>>,
  at: Date,
): Promise<void> {
  await ensureRow(trx, key, at);
  const fields = { ...(await holdTranslation(trx, key)), ...changes };
  const kept = Object.entries(fields).filter(([, value]) => value !== undefined);
  const { siteId, kind, id, language } = key;
  const values = { fields: JSON.stringify(Object.fromEntries(kept)), updated_at: at };
  if (kept.length === 0) {
    await trx
      .deleteFrom('translations')
      .where('site_id', '=', siteId)
      .where('kind', '=', kind)
      .where('thing_id', '=', id)
      .where('language', '=', language)
      .execute();
  } else {
    await trx
      .updateTable('translations')
      .set(values)
      .where('site_id', '=', siteId)
      .where('kind', '=', kind)
      .where('thing_id', '=', id)
      .where('language', '=', language)
      .execute();
  }
  await bumpSiteVersion(trx, siteId);
}
