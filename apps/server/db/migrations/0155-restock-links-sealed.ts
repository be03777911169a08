/** Links of restock mails hold what they are for, sealed; those of before are known by a hash. */
import { sql, type Kysely } from 'kysely';

const statements = [
  'alter table restock_sign_ups rename column token to token_hash',
  'alter table restock_sign_ups alter column token_hash drop not null',
  "update restock_sign_ups set token_hash = encode(sha256(token_hash::bytea), 'hex')",
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
