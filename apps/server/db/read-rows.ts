import { sql, type RawBuilder } from 'kysely';
import type { ReadDatabase } from './database.ts';

/** Rows of a written statement, in its order. */
export function readRows<Row extends object>(
  db: ReadDatabase,
  statement: RawBuilder<unknown>,
): Promise<Row[]> {
  const found = sql<Row>`(${statement})`.as<'found'>('found');
  return db.selectFrom(found).selectAll().execute() as Promise<Row[]>;
}
