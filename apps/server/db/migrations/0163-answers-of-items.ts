/** Items of an order keep what the form of their product was answered with, beside its questions. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table order_items add column answers jsonb not null default '[]'`)
    .execute(db);
}
