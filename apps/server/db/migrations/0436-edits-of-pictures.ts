/**
 * What is done to a picture, and the bytes that it is done to: they stay, so that it can be done
 * differently. Null: it is as it came.
 */
import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table assets add column edit jsonb, add column original_sha256 text`,
  `alter table asset_versions add column edit jsonb, add column original_sha256 text`,
  `create index assets_original on assets (site_id, original_sha256)
    where original_sha256 is not null`,
  `create index asset_versions_original on asset_versions (site_id, original_sha256)
    where original_sha256 is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
