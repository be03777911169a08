/** Endpoints that are told what happens, what they are told, and every try. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `create table webhook_endpoints (
    site_id text not null references sites (site_id) on delete cascade,
    id text not null,
    url text not null,
    topics text[] not null,
    secret text not null,
    old_secret text,
    old_secret_until timestamptz,
    state text not null default 'active',
    failing_since timestamptz,
    failures integer not null default 0,
    rest_until timestamptz,
    claimed_until timestamptz,
    created_at timestamptz not null default now(),
    primary key (site_id, id),
    constraint webhook_endpoints_state check (state in ('active', 'off'))
  )`,
  `create table webhook_messages (
    site_id text not null references sites (site_id) on delete cascade,
    id text not null,
    topic text not null,
    body text not null,
    happened_at timestamptz not null,
    primary key (site_id, id)
  )`,
  'create index webhook_messages_span on webhook_messages (site_id, happened_at)',
  `create table webhook_deliveries (
    site_id text not null,
    endpoint_id text not null,
    message_id text not null,
    state text not null default 'pending',
    attempts integer not null default 0,
    next_attempt_at timestamptz not null,
    primary key (site_id, endpoint_id, message_id),
    foreign key (site_id, endpoint_id) references webhook_endpoints (site_id, id) on delete cascade,
    foreign key (site_id, message_id) references webhook_messages (site_id, id) on delete cascade,
    constraint webhook_deliveries_state check (state in ('pending', 'delivered', 'failed'))
  )`,
  `create index webhook_deliveries_due on webhook_deliveries (site_id, endpoint_id, next_attempt_at)
    where state = 'pending'`,
  'create index webhook_deliveries_message on webhook_deliveries (site_id, message_id)',
  `create table webhook_attempts (
    site_id text not null,
    endpoint_id text not null,
    message_id text not null,
    id text not null,
    attempted_at timestamptz not null,
    status integer,
    milliseconds integer not null,
    answer text not null,
    primary key (site_id, endpoint_id, message_id, id),
    foreign key (site_id, endpoint_id, message_id)
      references webhook_deliveries (site_id, endpoint_id, message_id) on delete cascade
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
