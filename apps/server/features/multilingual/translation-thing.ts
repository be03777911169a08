/** Translations as the log of writes knows them: one of a thing in a language, by its texts. */
import { translatedKinds, type Translation } from '@sitewright/contract';
import { sql } from 'kysely';
import type { WriteTransaction } from '../../db/database.ts';
import { lockKey } from '../../db/lock-key.ts';
import type { LoggedThing } from '../activity/logged-thing.ts';
import { holdTranslation, writeTranslation, type TranslationKey } from './store-translations.ts';

/** In the log a translation needs one name. */
export function translationId({ kind, id, language }: Omit<TranslationKey, 'siteId'>): string {
  return `${kind}:${id}:${language}`;
}

function keyOf({ siteId, id: named }: { siteId: string; id: string }): TranslationKey {
  const [name = '', id = '', language = ''] = named.split(':');
  const kind = translatedKinds.find((one) => one === name);
  if (!kind) throw new Error(`No kind of translations: ${name}`);
  return { siteId, kind, id, language };
}

/** One that is not there yet has no texts: the first is a change as the others are. */
export const translationThing: LoggedThing = {
  kind: 'translation',
  async read(trx, key) {
    const named = keyOf(key);
    // One that is not there yet has no row to hold.
    await lockKey(trx, `translation:${key.siteId}:${key.id}`);
    const fields = { ...(await holdTranslation(trx, named)) };
    return { fields, title: await titleOf(trx, named) };
  },
  async change({ trx, at }, key, { fields }) {
    const changes = Object.entries(fields).map(
      ([name, value]): [string, Translation | undefined] => [
        name,
        // As the log kept it.
        (value as Translation | null) ?? undefined,
      ],
    );
    await writeTranslation(trx, keyOf(key), Object.fromEntries(changes), at);
  },
};

const tables = { page: 'collections', product: 'products', post: 'content_items' } as const;

/** What people call it, with the language behind it. */
async function titleOf(
  trx: WriteTransaction,
  { siteId, kind, id, language }: TranslationKey,
): Promise<string> {
  const table = tables[kind as keyof typeof tables];
  if (table === undefined) return language;
  const { rows } = await sql<{ title: string }>`select title from ${sql.table(table)}
    where site_id = ${siteId} and id = ${id}`.execute(trx);
  return `${rows[0]?.title ?? id} (${language})`;
}
