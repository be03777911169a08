import { sql } from 'kysely';
import type { WriteTransaction } from './database.ts';

/** Whoever else asks for the same key waits until this transaction ends. */
export async function lockKey(trx: WriteTransaction, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
}
