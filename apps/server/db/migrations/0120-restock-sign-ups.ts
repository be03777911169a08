/** Who waits for a variant that is sold out. */
import { sql, type Kysely } from 'kysely';

const statements = `
create table restock_sign_ups (
  site_id text not null references sites (site_id) on delete cascade,
  id text not null,
  product_id text not null,
  variant_id text not null,
  email text not null,
  email_key text not null,
  language text not null default '',
  joins_mailing_list boolean not null default false,
  token text not null,
  created_at timestamptz not null,
  released_at timestamptz,
  mailed_at timestamptz,
  ended_at timestamptz,
  primary key (site_id, id),
  foreign key (site_id, variant_id) references variants (site_id, id) on delete cascade
);
create unique index restock_sign_ups_token on restock_sign_ups (site_id, token);
create unique index restock_sign_ups_waiting on restock_sign_ups (site_id, variant_id, email_key)
  where mailed_at is null and ended_at is null;
create index restock_sign_ups_mailed on restock_sign_ups (site_id, variant_id, mailed_at);
create index restock_sign_ups_email on restock_sign_ups (site_id, email_key)
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements.split(';\n')) await sql.raw(statement).execute(db);
}
