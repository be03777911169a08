/** Links by which a checkout goes on elsewhere. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `create table checkout_links (
    site_id text not null,
    token_hash text not null,
    cart_id text not null,
    email text not null,
    fields jsonb not null,
    tries integer not null default 0,
    opened_by text,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (site_id, token_hash),
    foreign key (site_id, cart_id) references carts (site_id, id) on delete cascade
  )`,
  `create index checkout_links_of_cart on checkout_links (site_id, cart_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
