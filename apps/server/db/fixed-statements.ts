/** Statements whose text never changes: nothing is built per call, and the database plans once. */
import { CompiledQuery, type PostgresPool } from 'kysely';
import { isRetryable, maxTries } from './transact.ts';

/** A statement with its values in the order of `$1`, `$2`, … */
export type FixedStatement<Row> = CompiledQuery<Row>;

/** Runs one statement and answers its rows. */
export type RunFixed = <Row>(statement: FixedStatement<Row>) => Promise<Row[]>;

/** `fixedStatement<Row>(TEXT)` once, at the top of a file; then one call per use. */
export function fixedStatement<Row>(text: string): (...values: unknown[]) => FixedStatement<Row> {
  return (...values) => CompiledQuery.raw(text, values) as FixedStatement<Row>;
}

/**
 * Runs a statement outside `transact`. One that writes is a transaction of its own: it spares hot
 * paths the way to the database and back for BEGIN and COMMIT. Retried as `transact` retries.
 */
export function createRunFixed(pool: PostgresPool): RunFixed {
  return async (statement) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await runOnce(pool, statement);
      } catch (error) {
        if (attempt >= maxTries || !isRetryable(error)) throw error;
      }
    }
  };
}

/** Past the query builder, which has nothing to do here. */
async function runOnce<Row>(
  pool: PostgresPool,
  { sql, parameters }: FixedStatement<Row>,
): Promise<Row[]> {
  const client = await pool.connect();
  try {
    return (await client.query<Row>(sql, parameters)).rows;
  } finally {
    client.release();
  }
}
