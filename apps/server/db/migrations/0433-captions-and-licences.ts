/** What is told of pictures beside their description: a caption, a key, and whose they are. ENT-17 */
import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table assets
    add column body text not null default '',
    add column component_key text not null default '',
    add column license text not null default 'own',
    add column license_provider text not null default '',
    add column license_author text not null default ''`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
