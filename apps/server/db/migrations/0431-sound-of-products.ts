/** A sound that visitors hear of a product. */
import { sql, type Kysely } from 'kysely';

const statements = [
  // May be null: a product that comes back from the log of writes may be older than it is.
  `alter table products add column audio_asset_id text,
    add foreign key (site_id, audio_asset_id) references assets (site_id, id)
      on delete set null (audio_asset_id)`,
  `create index products_sound on products (site_id, audio_asset_id)
    where audio_asset_id is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
