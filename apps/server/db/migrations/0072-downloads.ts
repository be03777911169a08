/** Files of digital products, and who may download them until when and how often. */
import { sql, type Kysely } from 'kysely';

const statements = `
create table product_files (
  site_id text not null,
  product_id text not null,
  display_index integer not null,
  filename text not null,
  byte_size bigint not null,
  sha256 text not null,
  primary key (site_id, product_id, display_index),
  foreign key (site_id, product_id) references products (site_id, id) on delete cascade
);

create table downloads (
  site_id text not null references sites (site_id) on delete cascade,
  order_id text not null,
  token text not null,
  email text not null,
  is_test boolean not null,
  expires_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (site_id, order_id)
);
create unique index downloads_token on downloads (site_id, token);

create table download_files (
  site_id text not null,
  order_id text not null,
  id text not null,
  title text not null,
  filename text not null,
  byte_size bigint not null,
  sha256 text not null,
  taken integer not null default 0,
  most integer not null,
  last_taken_at timestamptz,
  primary key (site_id, order_id, id),
  foreign key (site_id, order_id) references downloads (site_id, order_id) on delete cascade,
  constraint download_files_taken check (taken between 0 and most)
)
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements.split(';\n')) {
    if (statement.trim() !== '') await sql.raw(statement).execute(db);
  }
}
