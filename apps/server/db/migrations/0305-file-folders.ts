/**
 * Folders of the media library, and what files were before they were replaced. A file keeps its id
 * when it is replaced; its address counts the replacements, so that no cache shows what was.
 */
import { sql, type Kysely } from 'kysely';

const statements = [
  `create table asset_folders (
    site_id text not null references sites (site_id) on delete cascade,
    id text not null,
    parent_id text,
    name text not null,
    primary key (site_id, id),
    foreign key (site_id, parent_id) references asset_folders (site_id, id)
  )`,
  `create unique index asset_folders_name
    on asset_folders (site_id, coalesce(parent_id, ''), lower(name))`,
  `create index asset_folders_parent on asset_folders (site_id, parent_id)`,
  `alter table assets add column folder_id text`,
  `alter table assets add column revision integer not null default 0`,
  `alter table assets add constraint assets_folder
    foreign key (site_id, folder_id) references asset_folders (site_id, id)`,
  `create index assets_folder on assets (site_id, folder_id, id)`,
  `create table asset_versions (
    site_id text not null,
    id text not null,
    asset_id text not null,
    content_type text not null,
    byte_size bigint not null,
    width integer not null,
    height integer not null,
    color_data jsonb not null,
    focal_x double precision not null,
    focal_y double precision not null,
    sha256 text not null,
    replaced_at timestamptz not null,
    primary key (site_id, id),
    foreign key (site_id, asset_id) references assets (site_id, id) on delete cascade
  )`,
  `create index asset_versions_asset on asset_versions (site_id, asset_id)`,
  `create index asset_versions_sha256 on asset_versions (site_id, sha256)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
