/**
 * Several words that a row must all hold. An index of words reads the rows of each of them before it
 * compares, and of the words of an email some are in most rows: the name of a provider, `com`.
 */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ReadDatabase } from './database.ts';
import { readRows } from './read-rows.ts';
import { rowByRow } from './walk-list.ts';

/** So many rows say how many hold a word. */
const probedRows = 200;

/** What a tenth of them hold is asked of each row that the other words found. */
const commonHits = probedRows / 10;

interface Words {
  /** Rows of a site, and the alias that the index of words is told with. */
  readonly rows: RawBuilder<unknown>;
  readonly as: string;
  /** The words of a row, as `tsvector`. */
  readonly index: RawBuilder<unknown>;
  /** Each as `to_tsquery` takes it. */
  readonly queries: readonly string[];
}

/** The condition that a row holds all words, which asks the index for the rare ones alone. */
export async function holdsRareWords(
  db: ReadDatabase,
  { rows, as, index, queries }: Words,
): Promise<RawBuilder<SqlBool>> {
  if (queries.length < 2) return holdsWords(index, queries);
  const found = await readRows<{ query: string }>(
    db,
    sql`select w.query from (${rows} limit ${sql.lit(probedRows)}) as ${sql.ref(as)}
      cross join unnest(${[...queries]}::text[]) as w (query)
      where ${index} @@ to_tsquery('simple', fold_text(w.query))
      group by w.query having count(*) >= ${sql.lit(commonHits)}`,
  );
  const common = queries.filter((query) => found.some((one) => one.query === query));
  const rare = queries.filter((query) => !common.includes(query));
  if (common.length === 0 || rare.length === 0) return holdsWords(index, queries);
  return sql<SqlBool>`(${holdsWords(index, rare)} and ${rowByRow(holdsWords(index, common))})`;
}

/** The condition that a row holds all words; nothing holds none. */
export function holdsWords(
  index: RawBuilder<unknown>,
  queries: readonly string[],
): RawBuilder<SqlBool> {
  if (queries.length === 0) return sql<SqlBool>`false`;
  return sql<SqlBool>`${index} @@ to_tsquery('simple', fold_text(${queries.join(' & ')}))`;
}
