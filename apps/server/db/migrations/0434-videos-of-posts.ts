/** A video of a post, by its address at a host of videos. ENT-19 */
import { sql, type Kysely } from 'kysely';

const statements = [
  // May be null: a post that comes back from the log of writes may be older than they are.
  `alter table content_items
    add column video_url text,
    add column has_video_overlay boolean`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
