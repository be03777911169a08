/** What one order writes, as rows that can be written again in any number. */
import type pg from 'pg';

/** Stands in a copied row where its number goes. */
export const numberMark = '§n§';
/** Stands where the moment goes, each copy half a minute before the one before it. */
export const momentMark = '§at§';

/** The rows of one table. */
export interface WrittenRows {
  table: string;
  columns: readonly string[];
  /** Columns in which JSON's own null may stand, and never none. */
  jsonColumns: readonly string[];
  /** True when they were added, and not only changed. */
  isAdded: boolean;
  /** JSON of each, with marks. */
  templates: readonly string[];
}

interface Table {
  name: string;
  columns: string[];
  jsonColumns: string[];
  /** Columns of each unique key. */
  uniqueKeys: string[][];
}

type Row = Record<string, unknown>;

/** Keys that name what was there before the order. */
const sharedKeys = new Set(['site_id', 'product_id', 'variant_id', 'provider']);
/** Shorter ones are words. */
const leastIdLength = 20;
const mailLength = 200;

/** Every row of the site that `work` added or changed. Nothing else may write meanwhile. */
export async function readWrittenRows(
  client: pg.Client,
  work: () => Promise<void>,
): Promise<WrittenRows[]> {
  const tables = await listTables(client);
  const countsBefore = await countRows(client, tables);
  const { rows: marks } = await client.query<{ mark: string }>(
    `select (pg_current_xact_id()::text::bigint % 4294967296)::text as mark`,
  );
  await work();
  const countsAfter = await countRows(client, tables);
  const written: { table: Table; isAdded: boolean; rows: Row[] }[] = [];
  for (const table of tables) {
    const { rows } = await client.query<{ row: Row }>(
      `select to_jsonb(t) as row from "${table.name}" t where xmin::text::bigint > $1`,
      [marks[0]?.mark],
    );
    const isAdded = countsAfter.get(table.name) !== countsBefore.get(table.name);
    if (rows.length > 0) written.push({ table, isAdded, rows: rows.map(({ row }) => row) });
  }
  const ids = new Set(written.filter(({ isAdded }) => isAdded).flatMap(listIds));
  return written.map(({ table, isAdded, rows }) => ({
    table: table.name,
    columns: table.columns,
    jsonColumns: table.jsonColumns,
    isAdded,
    templates: rows.map((row) => toTemplate(table, row, [...ids])),
  }));
}

/**
 * `$1`: the row; `$2` and `$3`: the first and the last number of its copies. A row that every order
 * shares, such as the counter of a series, is there once.
 */
export function copyStatement(
  { table, columns, jsonColumns }: Omit<WrittenRows, 'isAdded' | 'templates'>,
  schema = 'public',
): string {
  const names = columns.map((column) => `"${column}"`).join(', ');
  const copied = columns
    .map((column) =>
      jsonColumns.includes(column) ? `coalesce(copy."${column}", 'null')` : `copy."${column}"`,
    )
    .join(', ');
  return `insert into ${schema}."${table}" (${names})
    select ${copied} from generate_series($2::integer, $3::integer) as n
    cross join lateral jsonb_populate_record(null::${schema}."${table}", replace(replace($1,
      '${numberMark}', n::text),
      '${momentMark}', (now() - n * interval '30 seconds')::text)::jsonb) as copy
    on conflict do nothing`;
}

async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          and a.attgenerated = '' order by a.attnum) as columns,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnotnull and a.atttypid = 'jsonb'::regtype
          and not a.attisdropped) as "jsonColumns",
      array(select to_jsonb(array(select a.attname::text from pg_attribute a
          where a.attrelid = c.oid and a.attnum = any(i.indkey)))
        from pg_index i where i.indrelid = c.oid and i.indisunique) as "uniqueKeys"
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and exists (select 1 from pg_attribute a
        where a.attrelid = c.oid and a.attname = 'site_id' and not a.attisdropped)
    order by c.relname`);
  return rows;
}

async function countRows(
  client: pg.Client,
  tables: readonly Table[],
): Promise<Map<string, string>> {
  const counts = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: string }>(`select count(*) from "${name}"`);
    counts.set(name, rows[0]!.count);
  }
  return counts;
}

function listIds({ table, rows }: { table: Table; rows: readonly Row[] }): string[] {
  const keys = table.uniqueKeys.flat().filter((key) => !sharedKeys.has(key));
  return rows.flatMap((row) =>
    keys.flatMap((key) => {
      const value = row[key];
      return typeof value === 'string' && value.length >= leastIdLength ? [value] : [];
    }),
  );
}

function toTemplate({ uniqueKeys }: Table, row: Row, ids: readonly string[]): string {
  const shown: Row = { ...row };
  if (typeof row['html'] === 'string') shown['html'] = row['html'].slice(0, mailLength);
  if ('created_at' in row) shown['created_at'] = momentMark;
  for (const keys of uniqueKeys) {
    // What has an id of the order in it tells copies apart already.
    if (keys.some((key) => !sharedKeys.has(key) && ids.includes(String(row[key])))) continue;
    for (const key of keys) if (typeof row[key] === 'number') shown[key] = numberMark;
  }
  if ('order_number' in row) shown['order_number'] = numberMark;
  const marked = ids.reduce(
    (text, id) => text.replaceAll(id, `${id}${numberMark}`),
    JSON.stringify(shown),
  );
  return marked.replaceAll('@example.test', `-${numberMark}@example.test`);
}
