/** Changes of many products at once, with what was there before. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `create table bulk_edits (
    site_id text not null references sites (site_id) on delete cascade,
    id text not null,
    state text not null,
    edit jsonb not null,
    account_id text,
    actor_name text not null,
    created_at timestamptz not null,
    ended_at timestamptz,
    total integer not null,
    written integer not null default 0,
    unchanged integer not null default 0,
    refused integer not null default 0,
    gone integer not null default 0,
    undone integer not null default 0,
    kept integer not null default 0,
    primary key (site_id, id)
  )`,
  // What the job looks for.
  `create index bulk_edits_under_way on bulk_edits (site_id, id)
    where state in ('running', 'undoing')`,
  // outcome: null until the job was there; written, unchanged, refused, gone, then undone or kept.
  `create table bulk_edit_products (
    site_id text not null,
    edit_id text not null,
    product_id text not null,
    outcome text,
    reason text,
    before jsonb,
    after jsonb,
    kept jsonb,
    primary key (site_id, edit_id, product_id),
    foreign key (site_id, edit_id) references bulk_edits (site_id, id) on delete cascade
  )`,
  `create index bulk_edit_products_outcome on bulk_edit_products
    (site_id, edit_id, outcome, product_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
