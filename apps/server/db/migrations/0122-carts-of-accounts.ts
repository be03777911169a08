/** The cart of an account, copies that visitors keep when they sign out, and orders of accounts. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `create table account_carts (
    site_id text not null,
    account_id text not null,
    cart_id text not null,
    primary key (site_id, account_id),
    foreign key (site_id, account_id) references site_accounts (site_id, id) on delete cascade,
    foreign key (site_id, cart_id) references carts (site_id, id) on delete cascade
  )`,
  `create unique index account_carts_cart on account_carts (site_id, cart_id)`,
  `alter table carts add column copied_from_account text`,
  `alter table orders add column account_id text`,
  `create index orders_of_account on orders (site_id, account_id, id) where account_id is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
