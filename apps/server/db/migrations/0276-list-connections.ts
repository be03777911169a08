/** Where mailing lists go on to: a provider's list or a spreadsheet, and what it is still to hear. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `create table list_connections (
    site_id text not null,
    id text not null,
    list_id text not null,
    provider text not null,
    sealed_key text not null,
    address text not null,
    remote_id text not null,
    remote_name text not null,
    require_double_opt_in boolean not null,
    last_error text not null default '',
    created_at timestamptz not null,
    primary key (site_id, id),
    foreign key (site_id, list_id) references mailing_lists (site_id, id) on delete cascade
  )`,
  `create index list_connections_list on list_connections (site_id, list_id)`,
  `create table list_changes (
    site_id text not null,
    connection_id text not null,
    member_id text not null,
    revision integer not null default 1,
    attempts integer not null default 0,
    next_attempt_at timestamptz not null,
    primary key (site_id, connection_id, member_id),
    foreign key (site_id, connection_id) references list_connections (site_id, id)
      on delete cascade,
    foreign key (site_id, member_id) references mailing_list_members (site_id, id)
      on delete cascade
  )`,
  `create index list_changes_member on list_changes (site_id, member_id)`,
  `create index list_changes_due on list_changes (site_id, next_attempt_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
