/** The rows of an order written by themselves, as fast as the database takes them. */
import pg from 'pg';
import { copyStatement, type WrittenRows } from './written-rows.ts';

const schema = 'bench_raw';

/** Empty copies of the tables, with all their indexes and without the references. */
export async function makeRawTables(client: pg.Client, rows: readonly WrittenRows[]) {
  await client.query(`create schema ${schema}`);
  for (const { table } of rows) {
    await client.query(`create table ${schema}."${table}" (like public."${table}" including all)`);
  }
}

/** Writes the rows of so many orders, each order in one transaction. @returns orders a second */
export async function insertRaw(
  url: string,
  rows: readonly WrittenRows[],
  { connections, orders, first }: { connections: number; orders: number; first: number },
): Promise<number> {
  const statements = rows.flatMap(({ templates, ...table }) =>
    templates.map((template) => ({ text: copyStatement(table, schema), template })),
  );
  const clients = Array.from(
    { length: connections },
    () => new pg.Client({ connectionString: url }),
  );
  await Promise.all(clients.map((client) => client.connect()));
  let next = first;
  const startedAt = performance.now();
  const lane = async (client: pg.Client) => {
    while (next < first + orders) {
      const number = next;
      next += 1;
      await client.query('begin');
      for (const [at, { text, template }] of statements.entries()) {
        const values = [template, number, number];
        await client.query({ name: `rows-${at}`, text, values });
      }
      await client.query('commit');
    }
  };
  await Promise.all(clients.map(lane));
  const seconds = (performance.now() - startedAt) / 1000;
  await Promise.all(clients.map((client) => client.end()));
  return orders / seconds;
}
