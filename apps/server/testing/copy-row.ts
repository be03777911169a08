/** A row of a table, again and again. */
import { sql } from 'kysely';
import type { WriteTransaction } from '../db/database.ts';

interface Copied {
  readonly table: string;
  readonly id: string;
  readonly count: number;
}

/** Writes the row of that id `count` times; `columns` are SQL over the number `n` of the copy. */
export async function copyRow(
  trx: WriteTransaction,
  { table, id, count }: Copied,
  columns: Readonly<Record<string, string>>,
): Promise<void> {
  const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
    where attrelid = to_regclass(${table}) and attnum > 0 and not attisdropped
      and attgenerated = ''`.execute(trx);
  const names = rows.map(({ name }) => sql.ref(name));
  const values = rows.map(({ name }) =>
    columns[name] === undefined ? sql.ref(`copied.${name}`) : sql.raw(columns[name]),
  );
  await sql`insert into ${sql.table(table)} (${sql.join(names)})
    select ${sql.join(values)} from ${sql.table(table)} as copied,
      generate_series(1, ${sql.lit(count)}) as n where copied.id = ${id}`.execute(trx);
}
