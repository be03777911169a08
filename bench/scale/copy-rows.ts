/**
 * Writes rows again in any number, inside the database: each statement makes its copies from numbers,
 * so that nothing goes over the wire and only the columns that differ are worked out.
 */
import pg from 'pg';
import { momentMark, numberMark, type WrittenRows } from '../orders/written-rows.ts';

/** What a column of a copy is, in SQL over its number `n`; `base` is what it would be otherwise. */
export type Varied = Readonly<Record<string, (base: string) => string>>;

export interface Copies {
  readonly from: number;
  readonly to: number;
  /** By table. */
  readonly varied?: Readonly<Record<string, Varied>>;
}

const copiedAtOnce = 10_000;

/** As many connections write at once. */
const lanes = 3;

/** From this many on it is faster to make the indexes anew than to keep them while rows come. */
const manyCopies = 50_000;

/**
 * Writes copies `from` to `to` of each row. Triggers and references do not see them: what triggers
 * would have summed is to be summed afterwards. The user must be a superuser.
 */
export async function copyRows(
  client: pg.Client,
  rows: readonly WrittenRows[],
  { from, to, varied = {} }: Copies,
): Promise<void> {
  const tables = rows.map(({ table }) => table);
  const dropped = to - from < manyCopies ? [] : await dropIndexes(client, tables);
  const statements: { text: string; values: unknown[] }[] = [];
  for (const table of rows) {
    const types = await readTypes(client, table.table);
    for (const template of table.templates) {
      const row = JSON.parse(template) as Record<string, unknown>;
      const copy = writeCopies(table, types, { row, varied: varied[table.table] ?? {} });
      for (let first = from; first <= to; first += copiedAtOnce) {
        const last = Math.min(to, first + copiedAtOnce - 1);
        statements.push({ text: copy.text, values: [first, last, ...copy.values] });
      }
    }
  }
  await runAll(client, statements, 'set session_replication_role = replica');
  const indexes = dropped.map((text) => ({ text, values: [] }));
  await runAll(client, indexes, `set maintenance_work_mem = '256MB'`);
}

/** On connections of their own, which `setting` is said to first. */
async function runAll(
  { host, port, user, password, database }: pg.Client,
  statements: readonly { text: string; values: unknown[] }[],
  setting: string,
): Promise<void> {
  const waiting = [...statements];
  const lane = async () => {
    const client = new pg.Client({ host, port, user, password, database });
    await client.connect();
    try {
      await client.query(setting);
      for (let next = waiting.shift(); next; next = waiting.shift()) await client.query(next);
    } finally {
      await client.end();
    }
  };
  await Promise.all(Array.from({ length: Math.min(lanes, waiting.length) }, lane));
}

function writeCopies(
  { table, columns, jsonColumns }: WrittenRows,
  types: ReadonlyMap<string, string>,
  { row, varied }: { row: Record<string, unknown>; varied: Varied },
): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const expressions = columns.map((column) => {
    const type = types.get(column)!;
    const value = row[column];
    const base = (): string => {
      if (value === null || value === undefined) {
        return jsonColumns.includes(column) ? `'null'::jsonb` : `null::${type}`;
      }
      const isArray = type.endsWith('[]');
      const isText = typeof value === 'string' || isArray;
      values.push(isText ? value : JSON.stringify(value));
      const given = `$${values.length + 2}`;
      return isArray ? `${given}::${type}` : fillMarks(given, type, String(values.at(-1)));
    };
    return varied[column]?.(varied[column].length === 0 ? '' : base()) ?? base();
  });
  const names = columns.map((column) => `"${column}"`).join(', ');
  const text = `insert into "${table}" (${names}) select ${expressions.join(', ')}
    from generate_series($1::integer, $2::integer) as n on conflict do nothing`;
  return { text, values };
}

function fillMarks(given: string, type: string, text: string): string {
  const numbered = text.includes(numberMark)
    ? `replace(${given}::text, '${numberMark}', n::text)`
    : `${given}::text`;
  const filled = text.includes(momentMark)
    ? `replace(${numbered}, '${momentMark}', (${momentOfCopy})::text)`
    : numbered;
  return type === 'text' ? filled : `(${filled})::${type}`;
}

/** Each copy is half a minute older than the one before it. */
export const momentOfCopy = `now() - n * interval '30 seconds'`;

async function readTypes(client: pg.Client, table: string): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = to_regclass($1) and attnum > 0 and not attisdropped`,
    [table],
  );
  return new Map(rows.map(({ name, type }) => [name, type]));
}

/** Takes the indexes away that hold nothing together. @returns the statements that make them anew */
async function dropIndexes(client: pg.Client, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indrelid
     where c.relname = any($1) and c.relnamespace = 'public'::regnamespace and not i.indisunique`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}
