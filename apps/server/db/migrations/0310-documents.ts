/** Documents of blocks, and every revision of them. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `create table documents (
    site_id text not null references sites (site_id) on delete cascade,
    id text not null,
    purpose text not null,
    owner_id text not null,
    state text not null,
    draft jsonb not null,
    draft_revision integer not null,
    published jsonb,
    published_revision integer,
    publish_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (site_id, id)
  )`,
  `create unique index documents_owner on documents (site_id, purpose, owner_id)`,
  `create index documents_due on documents (site_id, publish_at) where publish_at is not null`,
  `create table document_revisions (
    site_id text not null,
    document_id text not null,
    revision integer not null,
    content jsonb,
    commands jsonb not null,
    edit_key text,
    author_id text,
    author_name text not null,
    note text not null,
    made_at timestamptz not null,
    primary key (site_id, document_id, revision),
    foreign key (site_id, document_id) references documents (site_id, id) on delete cascade
  )`,
  `create unique index document_revisions_key on document_revisions
    (site_id, document_id, edit_key) where edit_key is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
