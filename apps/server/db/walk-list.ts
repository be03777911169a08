/**
 * Lists that search what nearly all rows hold: a page is full after a few rows of the list, and an
 * index of words would tell all the others too. docs/decisions/320-words-of-all.md
 */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ReadDatabase } from './database.ts';
import { readRows } from './read-rows.ts';

/** So many rows of a list are looked at before an index is asked. */
const usualRows = 1_000;

/** So many rows say whether most hold a word. */
const probedRows = 200;

/** A condition that no index answers: each row is looked at. What is null counts as false. */
export function rowByRow(condition: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`((${condition}) is true)`;
}

interface Walk {
  /** The next rows of the list as its place and order have them; nothing else narrows them. */
  readonly next: RawBuilder<unknown>;
  /** The alias of these rows, and what is joined to them: `p`, or `v join products p on …`. */
  readonly as: RawBuilder<unknown>;
  readonly matches: RawBuilder<unknown>;
  /** The column that is told, and the clause behind `order by`: both of the alias. */
  readonly id: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
  /** Rows that a page lacks nothing with. */
  readonly limit: number;
  /** So many rows are looked at; 1,000 unless told. */
  readonly rows?: number;
}

/**
 * Ids of a page, found among the next rows of its list: what the list begins with is what the page
 * begins with. The limit within keeps any index of words out.
 * @returns undefined when they do not fill the page, and an index finds more
 */
export async function walkList(
  db: ReadDatabase,
  { next, as, matches, id, order, limit, rows: walked = usualRows }: Walk,
): Promise<readonly string[] | undefined> {
  const rows = await readRows<{ id: string }>(
    db,
    sql`select ${id} as id from (${next} limit ${sql.lit(walked)}) ${as}
      where ${matches} order by ${order} limit ${limit}`,
  );
  return rows.length < limit ? undefined : rows.map((row) => row.id);
}

interface Probe {
  /** Rows of a site, and the alias that the condition knows them by. */
  readonly rows: RawBuilder<unknown>;
  readonly as: string;
  readonly matches: RawBuilder<unknown>;
}

/**
 * Whether at least half of the first rows match. Counting up to a ceiling is faster without an index
 * then.
 */
export async function matchesMost(
  db: ReadDatabase,
  { rows, as, matches }: Probe,
): Promise<boolean> {
  const [found] = await readRows<{ hits: number }>(
    db,
    sql`select count(*)::int as hits from (${rows} limit ${sql.lit(probedRows)}) ${sql.ref(as)}
      where ${matches}`,
  );
  return (found?.hits ?? 0) * 2 >= probedRows;
}
