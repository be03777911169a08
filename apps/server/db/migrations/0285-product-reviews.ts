/** What buyers think of products. */
import { sql, type Kysely } from 'kysely';

const statements = [
  // No key to products: a product that is deleted and put back has its reviews again.
  `create table product_reviews (
    site_id text not null references sites (site_id) on delete cascade,
    id text not null,
    product_id text not null,
    order_id text,
    account_id text,
    email_key text not null default '',
    author_name text not null,
    rating integer not null check (rating between 1 and 5),
    title text not null default '',
    body text not null default '',
    state text not null check (state in ('waiting', 'published', 'hidden')),
    source text not null check (source in ('native', 'imported')),
    is_verified boolean not null default false,
    external_id text,
    reply text not null default '',
    replied_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    word_index tsvector not null generated always as (to_tsvector('simple',
      fold_text(author_name || ' ' || title || ' ' || body || ' ' || email_key))) stored,
    primary key (site_id, id),
    foreign key (site_id, order_id) references orders (site_id, id) on delete cascade
  )`,
  // One review of a product by an order; one by an account that did not buy it.
  `create unique index product_reviews_order on product_reviews (site_id, order_id, product_id)
    where order_id is not null`,
  `create unique index product_reviews_account on product_reviews (site_id, account_id, product_id)
    where account_id is not null and order_id is null`,
  `create unique index product_reviews_external on product_reviews (site_id, external_id)
    where external_id is not null`,
  // What a product page counts, and what it shows.
  `create index product_reviews_counted on product_reviews (site_id, product_id, source, rating)
    where state = 'published'`,
  `create index product_reviews_shown on product_reviews (site_id, product_id, created_at, id)
    where state = 'published'`,
  `create index product_reviews_listed on product_reviews (site_id, created_at, id)`,
  `create index product_reviews_waiting on product_reviews (site_id, state, created_at, id)`,
  `create index product_reviews_person on product_reviews (site_id, email_key)`,
  `create index product_reviews_words on product_reviews using gin (site_id, word_index)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
