/** Backups that are kept beside the installation. They are no part of a backup. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `create table backups (
    id text primary key,
    kind text not null,
    state text not null,
    filename text not null,
    byte_size bigint not null default 0,
    created_at timestamptz not null,
    made_by text,
    progress jsonb not null,
    facts jsonb,
    problem text not null default '',
    restore_state text,
    restore_problem text not null default '',
    restored_at timestamptz,
    restored_by text
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
