/** The rows of one real order, written again in any number. */
import type pg from 'pg';
import { copyStatement, type WrittenRows } from './written-rows.ts';

const copiedAtOnce = 20_000;

/** Writes orders `from` to `to`. Numbers of orders and of their papers go on after the copies. */
export async function copyOrders(
  client: pg.Client,
  rows: readonly WrittenRows[],
  { from, to }: { from: number; to: number },
): Promise<void> {
  await client.query(`set session_replication_role = replica`);
  for (let first = from; first <= to; first += copiedAtOnce) {
    const last = Math.min(to, first + copiedAtOnce - 1);
    for (const { templates, ...table } of rows) {
      const statement = copyStatement(table);
      for (const template of templates) await client.query(statement, [template, first, last]);
    }
  }
  await client.query(`set session_replication_role = default`);
  await client.query(
    `update sites set next_order_number = greatest(next_order_number, $1) where is_default`,
    [to + 1],
  );
  await client.query('update paper_series set next_number = greatest(next_number, $1)', [to + 1]);
  await client.query('vacuum analyze');
}
