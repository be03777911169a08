/** The rows of one real order, written again in any number. */
import type pg from 'pg';
import { copyStatement, type WrittenRows } from './written-rows.ts';

const copiedAtOnce = 20_000;

/** From this many on it is faster to make the indexes anew than to keep them while rows come. */
const manyOrders = 50_000;

/** Writes orders `from` to `to`. Numbers of orders and of their papers go on after the copies. */
export async function copyOrders(
  client: pg.Client,
  rows: readonly WrittenRows[],
  { from, to }: { from: number; to: number },
): Promise<void> {
  await client.query(`set session_replication_role = replica`);
  const names = rows.map(({ table }) => table);
  const dropped = to - from < manyOrders ? [] : await dropIndexes(client, names);
  for (let first = from; first <= to; first += copiedAtOnce) {
    const last = Math.min(to, first + copiedAtOnce - 1);
    for (const { templates, ...table } of rows) {
      const statement = copyStatement(table);
      for (const template of templates) await client.query(statement, [template, first, last]);
    }
  }
  await client.query(`set session_replication_role = default`);
  await client.query(`set maintenance_work_mem = '512MB'`);
  for (const definition of dropped) await client.query(definition);
  await client.query(
    `update sites set next_order_number = greatest(next_order_number, $1) where is_default`,
    [to + 1],
  );
  await client.query('update paper_series set next_number = greatest(next_number, $1)', [to + 1]);
  await client.query('vacuum analyze');
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
