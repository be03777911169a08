/** The first schema. `site_id` leads every primary key, index and foreign key of a site's table. */
import { sql, type Kysely } from 'kysely';

const statements = `
create table sites (
  site_id text primary key,
  identifier text not null,
  title text not null,
  tagline text not null default '',
  description text not null default '',
  theme text not null,
  version bigint not null default 1,
  currency text not null default 'USD',
  locale text not null default 'en-US',
  time_zone text not null default 'America/New_York',
  is_default boolean not null default false,
  next_order_number bigint not null default 1,
  settings jsonb not null default '{}',
  tweaks jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table site_domains (
  host text primary key,
  site_id text not null references sites (site_id) on delete cascade,
  is_primary boolean not null default false
);

create table installation_settings (name text primary key, value jsonb not null);

create table staff_accounts (
  id text primary key,
  email text not null unique,
  display_name text not null default '',
  password_hash text,
  is_owner boolean not null default false,
  created_at timestamptz not null default now()
);

create table staff_sessions (
  token_hash text primary key,
  account_id text not null references staff_accounts (id) on delete cascade,
  crumb text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create table one_time_links (
  token_hash text primary key,
  account_id text not null references staff_accounts (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);

create table site_staff (
  site_id text not null references sites (site_id) on delete cascade,
  account_id text not null,
  roles integer[] not null,
  primary key (site_id, account_id)
);

create table navigations (
  site_id text not null references sites (site_id) on delete cascade,
  name text not null,
  items jsonb not null default '[]',
  primary key (site_id, name)
);

create table collections (
  site_id text not null references sites (site_id) on delete cascade,
  id text not null,
  type_name text not null,
  type integer not null,
  url_id text not null,
  title text not null,
  navigation_title text not null default '',
  description text not null default '',
  is_homepage boolean not null default false,
  is_enabled boolean not null default true,
  page_size integer not null default 20,
  ordering text not null default 'user-orderable',
  region_name text not null default 'default',
  main_image_id text,
  main_content text not null default '',
  settings jsonb not null default '{}',
  display_index integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (site_id, id)
);
create unique index collections_url on collections (site_id, url_id);

create table assets (
  site_id text not null references sites (site_id) on delete cascade,
  id text not null,
  kind text not null,
  filename text not null,
  content_type text not null,
  byte_size bigint not null,
  width integer not null default 0,
  height integer not null default 0,
  alt_text text not null default '',
  title text not null default '',
  focal_x double precision not null default 0.5,
  focal_y double precision not null default 0.5,
  color_data jsonb not null default '{}',
  sha256 text not null,
  source_url text,
  created_at timestamptz not null default now(),
  primary key (site_id, id)
);
create index assets_sha256 on assets (site_id, sha256);
create index assets_source_url on assets (site_id, source_url);

create table categories (
  site_id text not null,
  id text not null,
  collection_id text not null,
  parent_id text,
  display_name text not null,
  url_path text not null,
  display_index integer not null default 0,
  primary key (site_id, id),
  foreign key (site_id, collection_id) references collections (site_id, id) on delete cascade
);
create unique index categories_url_path on categories (site_id, collection_id, url_path);

create table content_items (
  site_id text not null,
  id text not null,
  collection_id text not null,
  record_type integer not null,
  url_id text not null,
  title text not null,
  body text not null default '',
  excerpt text not null default '',
  author_name text not null default '',
  tags text[] not null default '{}',
  categories text[] not null default '{}',
  main_image_id text,
  is_starred boolean not null default false,
  is_visible boolean not null default true,
  display_index integer not null default 0,
  publish_on timestamptz not null default now(),
  custom_content jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (site_id, id),
  foreign key (site_id, collection_id) references collections (site_id, id) on delete cascade
);
create unique index content_items_url on content_items (site_id, collection_id, url_id);
create index content_items_list on content_items (site_id, collection_id, publish_on desc, id);

create table forms (
  site_id text not null references sites (site_id) on delete cascade,
  id text not null,
  name text not null,
  fields jsonb not null default '[]',
  settings jsonb not null default '{}',
  primary key (site_id, id)
);

create table products (
  site_id text not null,
  id text not null,
  collection_id text not null,
  product_type integer not null,
  url_id text not null,
  title text not null,
  body text not null default '',
  excerpt text not null default '',
  tags text[] not null default '{}',
  is_visible boolean not null default true,
  is_featured boolean not null default false,
  display_index integer not null default 0,
  variant_option_ordering text[] not null default '{}',
  is_subscribable boolean not null default false,
  subscription_plan jsonb,
  use_custom_add_button_text boolean not null default false,
  custom_add_button_text text not null default '',
  additional_fields_form_id text,
  external_id text,
  seo_title text not null default '',
  seo_description text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (site_id, id),
  foreign key (site_id, collection_id) references collections (site_id, id) on delete cascade,
  foreign key (site_id, additional_fields_form_id) references forms (site_id, id)
);
create unique index products_url on products (site_id, collection_id, url_id);
create unique index products_external_id on products (site_id, external_id) where external_id is not null;
create index products_list on products (site_id, collection_id, is_visible, display_index, id);

create table product_categories (
  site_id text not null,
  product_id text not null,
  category_id text not null,
  primary key (site_id, product_id, category_id),
  foreign key (site_id, product_id) references products (site_id, id) on delete cascade,
  foreign key (site_id, category_id) references categories (site_id, id) on delete cascade
);
create index product_categories_category on product_categories (site_id, category_id, product_id);

create table product_images (
  site_id text not null,
  product_id text not null,
  asset_id text not null,
  display_index integer not null default 0,
  primary key (site_id, product_id, asset_id),
  foreign key (site_id, product_id) references products (site_id, id) on delete cascade,
  foreign key (site_id, asset_id) references assets (site_id, id) on delete cascade
);

create table variants (
  site_id text not null,
  id text not null,
  product_id text not null,
  sku text not null,
  display_index integer not null default 0,
  attributes jsonb not null default '{}',
  price_cents bigint not null default 0 check (price_cents >= 0),
  sale_price_cents bigint not null default 0 check (sale_price_cents >= 0),
  on_sale boolean not null default false,
  qty_in_stock integer not null default 0 check (qty_in_stock >= 0),
  unlimited boolean not null default false,
  weight_grams integer not null default 0,
  length_mm integer not null default 0,
  width_mm integer not null default 0,
  height_mm integer not null default 0,
  image_asset_id text,
  external_id text,
  primary key (site_id, id),
  foreign key (site_id, product_id) references products (site_id, id) on delete cascade
);
create unique index variants_sku on variants (site_id, product_id, sku);
create index variants_list on variants (site_id, product_id, display_index);

create table shipping_options (
  site_id text not null references sites (site_id) on delete cascade,
  id text not null,
  name text not null,
  description text not null default '',
  kind text not null,
  price_cents bigint not null default 0,
  free_from_cents bigint,
  weight_steps jsonb not null default '[]',
  countries text[] not null default '{}',
  display_index integer not null default 0,
  is_enabled boolean not null default true,
  primary key (site_id, id)
);

create table tax_rules (
  site_id text not null references sites (site_id) on delete cascade,
  id text not null,
  name text not null,
  country text not null,
  region text not null default '',
  rate_ppm integer not null,
  is_on_shipping boolean not null default false,
  is_included_in_price boolean not null default false,
  primary key (site_id, id)
);

create table coupons (
  site_id text not null references sites (site_id) on delete cascade,
  id text not null,
  code text not null,
  name text not null,
  kind text not null,
  rate_ppm integer not null default 0,
  amount_cents bigint not null default 0,
  min_subtotal_cents bigint not null default 0,
  starts_at timestamptz,
  ends_at timestamptz,
  usage_limit integer,
  used_count integer not null default 0,
  primary key (site_id, id)
);
create unique index coupons_code on coupons (site_id, code);

create table carts (
  site_id text not null references sites (site_id) on delete cascade,
  id text not null,
  currency text not null,
  email text,
  shipping_location jsonb,
  selected_shipping_option_id text,
  coupon_codes text[] not null default '{}',
  order_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (site_id, id)
);

create table cart_entries (
  site_id text not null,
  cart_id text not null,
  id text not null,
  product_id text not null,
  variant_id text not null,
  quantity integer not null check (quantity > 0),
  additional_fields jsonb not null default 'null',
  fields_hash text not null default '',
  created_at timestamptz not null default now(),
  primary key (site_id, cart_id, id),
  foreign key (site_id, cart_id) references carts (site_id, id) on delete cascade,
  foreign key (site_id, product_id) references products (site_id, id) on delete cascade,
  foreign key (site_id, variant_id) references variants (site_id, id) on delete cascade
);
create unique index cart_entries_line on cart_entries (site_id, cart_id, variant_id, fields_hash);

create table cart_requests (
  site_id text not null,
  cart_id text not null,
  request_id text not null,
  entry_id text not null,
  created_at timestamptz not null default now(),
  primary key (site_id, cart_id, request_id),
  foreign key (site_id, cart_id) references carts (site_id, id) on delete cascade
);

create table payments (
  site_id text not null references sites (site_id) on delete cascade,
  id text not null,
  cart_id text not null,
  attempt_id text not null,
  provider text not null,
  provider_ref text,
  status text not null,
  amount_cents bigint not null,
  currency text not null,
  snapshot jsonb not null default '{}',
  failure_code text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (site_id, id)
);
create unique index payments_attempt on payments (site_id, cart_id, attempt_id);
create unique index payments_active on payments (site_id, cart_id) where status in ('created', 'requires_action');
create unique index payments_provider_ref on payments (site_id, provider, provider_ref);
create index payments_open on payments (site_id, created_at) where status in ('created', 'requires_action', 'refund_due');

create table stock_reservations (
  site_id text not null,
  payment_id text not null,
  variant_id text not null,
  quantity integer not null check (quantity > 0),
  status text not null,
  expires_at timestamptz not null,
  primary key (site_id, payment_id, variant_id),
  foreign key (site_id, payment_id) references payments (site_id, id) on delete cascade
);
create index stock_reservations_expiry on stock_reservations (site_id, expires_at) where status = 'held';

create table payment_events (
  site_id text not null references sites (site_id) on delete cascade,
  provider text not null,
  event_id text not null,
  type text not null,
  payload jsonb not null,
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  primary key (site_id, provider, event_id)
);

create table orders (
  site_id text not null references sites (site_id) on delete cascade,
  id text not null,
  order_number bigint not null,
  token text not null,
  cart_id text not null,
  payment_id text not null,
  email text not null,
  status text not null,
  fulfillment_status text not null,
  currency text not null,
  subtotal_cents bigint not null,
  discount_cents bigint not null default 0,
  shipping_cents bigint not null default 0,
  tax_cents bigint not null default 0,
  grand_total_cents bigint not null,
  shipping_option_name text not null default '',
  shipping_address jsonb,
  billing_address jsonb,
  tax_lines jsonb not null default '[]',
  is_test boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (site_id, id),
  foreign key (site_id, payment_id) references payments (site_id, id)
);
create unique index orders_number on orders (site_id, order_number);
create unique index orders_token on orders (site_id, token);
create unique index orders_payment on orders (site_id, payment_id);
create unique index orders_cart on orders (site_id, cart_id);

create table order_items (
  site_id text not null,
  order_id text not null,
  id text not null,
  product_id text not null,
  variant_id text not null,
  product_type integer not null,
  sku text not null,
  product_name text not null,
  attributes jsonb not null default '{}',
  additional_fields jsonb not null default 'null',
  quantity integer not null check (quantity > 0),
  unit_price_cents bigint not null,
  image_asset_id text,
  primary key (site_id, order_id, id),
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade
);

create index order_items_product on order_items (site_id, product_id, order_id);

create table gift_cards (
  site_id text not null references sites (site_id) on delete cascade,
  id text not null,
  code_hash text not null,
  code_hint text not null,
  currency text not null,
  initial_cents bigint not null,
  balance_cents bigint not null check (balance_cents >= 0),
  order_id text,
  recipient_email text not null,
  created_at timestamptz not null default now(),
  primary key (site_id, id)
);
create unique index gift_cards_code on gift_cards (site_id, code_hash);

create table subscriptions (
  site_id text not null,
  id text not null,
  order_id text not null,
  product_id text not null,
  variant_id text not null,
  quantity integer not null,
  price_cents bigint not null,
  currency text not null,
  plan jsonb not null,
  status text not null,
  cycles_billed integer not null default 0,
  next_billing_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (site_id, id),
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade
);

create table outbox_mails (
  site_id text not null references sites (site_id) on delete cascade,
  id text not null,
  dedupe_key text not null,
  to_address text not null,
  from_address text not null,
  subject text not null,
  html text not null,
  text text not null,
  status text not null default 'pending',
  attempts integer not null default 0,
  last_error text,
  next_attempt_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (site_id, id)
);
create unique index outbox_mails_dedupe on outbox_mails (site_id, dedupe_key);
create index outbox_mails_list on outbox_mails (site_id, created_at desc, id);
create index outbox_mails_pending on outbox_mails (site_id, next_attempt_at) where status = 'pending';
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements.split(';\n')) {
    if (statement.trim() !== '') await sql.raw(statement).execute(db);
  }
}
