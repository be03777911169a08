/** Files that are brought into a site: how far each is, its rows with problems, and what was there before. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `create table imports (
    site_id text not null references sites (site_id) on delete cascade,
    id text not null,
    state text not null,
    kind text not null,
    dialect text not null default '',
    filename text not null,
    byte_size bigint not null default 0,
    source text not null,
    source_url text not null default '',
    retry_of text,
    columns jsonb not null default '[]',
    options jsonb not null default '{}',
    counts jsonb not null default '{}',
    samples jsonb not null default '[]',
    done_line integer not null default 0,
    problem text not null default '',
    account_id text,
    actor_name text not null,
    created_at timestamptz not null,
    started_at timestamptz,
    ended_at timestamptz,
    primary key (site_id, id)
  )`,
  // What the job looks for.
  `create index imports_under_way on imports (site_id, id)
    where state in ('fetching', 'checking', 'running', 'undoing')`,
  // A line of the report; the same line may be told twice where a batch is written anew.
  `create table import_lines (
    site_id text not null,
    import_id text not null,
    line integer not null,
    code text not null,
    kind text not null,
    reason text not null,
    primary key (site_id, import_id, line, code),
    foreign key (site_id, import_id) references imports (site_id, id) on delete cascade
  )`,
  `create index import_lines_kind on import_lines (site_id, import_id, kind, line)`,
  // What was written, for taking it back. outcome: null, then undone or kept.
  `create table import_changes (
    site_id text not null,
    import_id text not null,
    thing_id text not null,
    title text not null,
    is_new boolean not null,
    before jsonb not null,
    after jsonb not null,
    carried jsonb,
    outcome text,
    primary key (site_id, import_id, thing_id),
    foreign key (site_id, import_id) references imports (site_id, id) on delete cascade
  )`,
  `create index import_changes_outcome on import_changes (site_id, import_id, outcome, thing_id)`,
  // Products of a file are found by it.
  `create index variants_by_sku on variants (site_id, sku)`,
  // Of customers who were brought in; those of orders stay with the orders.
  `alter table customers add column address jsonb`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
