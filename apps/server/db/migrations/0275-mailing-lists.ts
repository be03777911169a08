/** Mailing lists, who signed up for them, and which place of the shop writes to which list. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `create table mailing_lists (
    site_id text not null references sites (site_id) on delete cascade,
    id text not null,
    name text not null,
    require_double_opt_in boolean not null,
    created_at timestamptz not null,
    primary key (site_id, id)
  )`,
  `create table mailing_list_members (
    site_id text not null,
    id text not null,
    list_id text not null,
    email text not null,
    email_key text not null,
    state text not null check (state in ('waiting', 'in', 'out')),
    place text not null check (place in ('checkout', 'restock', 'page')),
    consent_text text not null,
    asked_at timestamptz not null,
    confirmed_at timestamptz,
    left_at timestamptz,
    primary key (site_id, id),
    foreign key (site_id, list_id) references mailing_lists (site_id, id) on delete cascade,
    check ((state = 'out') = (left_at is not null))
  )`,
  `create unique index mailing_list_members_email
     on mailing_list_members (site_id, list_id, email_key text_pattern_ops)`,
  `create index mailing_list_members_latest on mailing_list_members (site_id, list_id, id)`,
  `create index mailing_list_members_state on mailing_list_members (site_id, list_id, state, id)`,
  `create index mailing_list_members_person on mailing_list_members (site_id, email_key)`,
  `create table mailing_list_places (
    site_id text not null references sites (site_id) on delete cascade,
    place text not null check (place in ('checkout', 'restock', 'page')),
    list_id text not null,
    primary key (site_id, place),
    foreign key (site_id, list_id) references mailing_lists (site_id, id) on delete cascade
  )`,
  `create index mailing_list_places_list on mailing_list_places (site_id, list_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
