/** Where visitors of an old address are sent. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `create table redirects (
    site_id text not null references sites (site_id) on delete cascade,
    id text not null,
    from_path text not null,
    to_url text not null,
    status smallint not null check (status in (301, 302)),
    is_automatic boolean not null,
    created_at timestamptz not null,
    match_key text not null generated always as (lower(from_path)) stored,
    wildcard_prefix text generated always as (
      case when from_path ~ '[[*]' then lower(regexp_replace(from_path, '[[*].*$', '')) end
    ) stored,
    primary key (site_id, id)
  )`,
  `create unique index redirects_from on redirects (site_id, match_key)`,
  `create index redirects_in_order on redirects (site_id, (match_key collate "C"))`,
  `create index redirects_wildcard on redirects (site_id, wildcard_prefix)
     where wildcard_prefix is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
