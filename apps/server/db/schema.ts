/**
 * The tables, as types. `site_id` leads every key of a site's tables (see migrations/); the
 * tables without it are the installation's own and are listed in `installationTables`.
 *
 * Units: `*_cents` are integer minor units of the row's or the site's currency; instants are
 * `timestamptz`; ids are 24 hex digits that sort by time (see id.ts).
 */
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { PaymentSnapshot } from '../payments/payment-snapshot.ts';

/** Written as a JSON string or an object, read as a parsed value. */
type Json<T> = ColumnType<T, string, string>;
/** A `timestamptz`: read as a Date. */
type Instant = ColumnType<Date, Date | string, Date | string>;
type InstantWithDefault = ColumnType<Date, Date | string | undefined, Date | string>;

/** The tables that belong to the installation and not to a site. */
export const installationTables = [
  'site_domains',
  'staff_accounts',
  'staff_sessions',
  'one_time_links',
  'installation_settings',
] as const;

export interface Database {
  sites: SitesTable;
  site_domains: SiteDomainsTable;
  installation_settings: InstallationSettingsTable;
  staff_accounts: StaffAccountsTable;
  staff_sessions: StaffSessionsTable;
  one_time_links: OneTimeLinksTable;
  site_staff: SiteStaffTable;
  navigations: NavigationsTable;
  collections: CollectionsTable;
  categories: CategoriesTable;
  content_items: ContentItemsTable;
  products: ProductsTable;
  product_categories: ProductCategoriesTable;
  product_images: ProductImagesTable;
  variants: VariantsTable;
  assets: AssetsTable;
  forms: FormsTable;
  shipping_options: ShippingOptionsTable;
  tax_rules: TaxRulesTable;
  coupons: CouponsTable;
  gift_cards: GiftCardsTable;
  carts: CartsTable;
  cart_entries: CartEntriesTable;
  cart_requests: CartRequestsTable;
  stock_reservations: StockReservationsTable;
  payments: PaymentsTable;
  payment_events: PaymentEventsTable;
  orders: OrdersTable;
  order_items: OrderItemsTable;
  subscriptions: SubscriptionsTable;
  outbox_mails: OutboxMailsTable;
}

interface SitesTable {
  site_id: string;
  /** Short name, unique: `NAME.localhost` and `--site NAME`. */
  identifier: string;
  title: string;
  tagline: string;
  description: string;
  /** Folder name under `themes/`. */
  theme: string;
  /** Raised by every change that a visitor can see; the page cache is keyed by it. */
  version: Generated<number>;
  currency: string;
  /** BCP 47, e.g. `en-US`. */
  locale: string;
  time_zone: string;
  /** True for the site that answers on every host no other site has claimed. */
  is_default: boolean;
  next_order_number: Generated<number>;
  /** websiteSettings of the page context, with `storeSettings`. */
  settings: Json<Record<string, unknown>>;
  /** Values of theme tweaks that differ from the defaults. */
  tweaks: Json<Record<string, string>>;
  created_at: InstantWithDefault;
  updated_at: InstantWithDefault;
}

interface SiteDomainsTable {
  host: string;
  site_id: string;
  is_primary: boolean;
}

interface InstallationSettingsTable {
  name: string;
  value: Json<unknown>;
}

interface StaffAccountsTable {
  id: string;
  email: string;
  display_name: string;
  password_hash: string | null;
  is_owner: boolean;
  created_at: InstantWithDefault;
}

interface StaffSessionsTable {
  token_hash: string;
  account_id: string;
  crumb: string;
  created_at: InstantWithDefault;
  expires_at: Instant;
}

interface OneTimeLinksTable {
  token_hash: string;
  account_id: string;
  created_at: InstantWithDefault;
  expires_at: Instant;
  used_at: Instant | null;
}

interface SiteStaffTable {
  site_id: string;
  account_id: string;
  /** Role numbers of AUTH-05. */
  roles: number[];
}

interface NavigationsTable {
  site_id: string;
  /** The `name` of template.conf `navigations`, e.g. `mainNav`. */
  name: string;
  items: JSONColumnType<NavigationEntry[], string, string>;
}

/** One link of a menu: a collection, or an address outside, or a folder with entries. */
export interface NavigationEntry {
  collectionId?: string;
  externalLink?: { title: string; url: string; newWindow: boolean };
  title?: string;
  items?: NavigationEntry[];
}

interface CollectionsTable {
  site_id: string;
  id: string;
  /** `products`, `blog`, `page`, … or a type of the theme (X of X.conf). */
  type_name: string;
  /** ENUM-02 number. */
  type: number;
  /** Path without the leading slash: `shop`, `about/team`. */
  url_id: string;
  title: string;
  navigation_title: string;
  description: string;
  is_homepage: boolean;
  is_enabled: boolean;
  page_size: number;
  ordering: string;
  region_name: string;
  main_image_id: string | null;
  /** Main content of a page: sanitised HTML, or a theme page name in `settings.page`. */
  main_content: string;
  settings: Json<Record<string, unknown>>;
  display_index: number;
  created_at: InstantWithDefault;
  updated_at: InstantWithDefault;
}

interface CategoriesTable {
  site_id: string;
  id: string;
  collection_id: string;
  parent_id: string | null;
  display_name: string;
  /** Path of slugs: `flower/ageratum`. Unique in its collection. */
  url_path: string;
  display_index: number;
}

interface ContentItemsTable {
  site_id: string;
  id: string;
  collection_id: string;
  /** ENUM-01 number. */
  record_type: number;
  url_id: string;
  title: string;
  body: string;
  excerpt: string;
  author_name: string;
  tags: string[];
  categories: string[];
  main_image_id: string | null;
  is_starred: boolean;
  is_visible: boolean;
  display_index: number;
  publish_on: Instant;
  custom_content: Json<Record<string, unknown>>;
  created_at: InstantWithDefault;
  updated_at: InstantWithDefault;
}

interface ProductsTable {
  site_id: string;
  id: string;
  collection_id: string;
  /** ENT-04 number. */
  product_type: number;
  /** Last segment of `/shop/p/SLUG`; unique in its collection. */
  url_id: string;
  title: string;
  /** Sanitised HTML. */
  body: string;
  excerpt: string;
  tags: string[];
  is_visible: boolean;
  is_featured: boolean;
  display_index: number;
  variant_option_ordering: string[];
  is_subscribable: boolean;
  /** {billingPeriod:{value,unit}, numBillingCycles} of ENT-10. */
  subscription_plan: Json<SubscriptionPlanColumn | null> | null;
  use_custom_add_button_text: boolean;
  custom_add_button_text: string;
  additional_fields_form_id: string | null;
  /** Id in the shop the product was imported from; unique per site when set. */
  external_id: string | null;
  seo_title: string;
  seo_description: string;
  created_at: InstantWithDefault;
  updated_at: InstantWithDefault;
}

export interface SubscriptionPlanColumn {
  billingPeriod: { value: number; unit: 'WEEK' | 'MONTH' | 'YEAR' };
  numBillingCycles: number;
}

interface ProductCategoriesTable {
  site_id: string;
  product_id: string;
  category_id: string;
}

interface ProductImagesTable {
  site_id: string;
  product_id: string;
  asset_id: string;
  display_index: number;
}

interface VariantsTable {
  site_id: string;
  id: string;
  product_id: string;
  sku: string;
  display_index: number;
  /** Option name → value, in no order; `variant_option_ordering` has the order. */
  attributes: Json<Record<string, string>>;
  price_cents: number;
  sale_price_cents: number;
  on_sale: boolean;
  /** Units for sale now: reservations are already taken off. Never negative. */
  qty_in_stock: number;
  unlimited: boolean;
  weight_grams: number;
  length_mm: number;
  width_mm: number;
  height_mm: number;
  image_asset_id: string | null;
  external_id: string | null;
}

interface AssetsTable {
  site_id: string;
  id: string;
  /** `image` or `file`. */
  kind: string;
  filename: string;
  content_type: string;
  byte_size: number;
  /** Pixels; 0 for a file. */
  width: number;
  height: number;
  alt_text: string;
  title: string;
  focal_x: number;
  focal_y: number;
  /** ENT-18. */
  color_data: Json<Record<string, string>>;
  /** Hex SHA-256 of the original bytes; finds a picture that is there already. */
  sha256: string;
  source_url: string | null;
  created_at: InstantWithDefault;
}

interface FormsTable {
  site_id: string;
  id: string;
  name: string;
  fields: JSONColumnType<FormFieldColumn[], string, string>;
  settings: Json<Record<string, unknown>>;
}

export interface FormFieldColumn {
  id: string;
  type: string;
  title: string;
  description?: string;
  placeholder?: string;
  required?: boolean;
  options?: string[];
  maxLength?: number;
}

interface ShippingOptionsTable {
  site_id: string;
  id: string;
  name: string;
  description: string;
  /** `flat`, `weight` or `pickup`. */
  kind: string;
  price_cents: number;
  /** Free from this subtotal on; null = never. */
  free_from_cents: number | null;
  /** Weight steps for `weight`: [{upToGrams, priceCents}]. */
  weight_steps: JSONColumnType<{ upToGrams: number; priceCents: number }[], string, string>;
  /** ISO 3166-1 alpha-2; empty = everywhere. */
  countries: string[];
  display_index: number;
  is_enabled: boolean;
}

interface TaxRulesTable {
  site_id: string;
  id: string;
  name: string;
  country: string;
  /** ISO 3166-2 region without the country; empty = the whole country. */
  region: string;
  /** Millionths: 8.875 % is 88750. */
  rate_ppm: number;
  is_on_shipping: boolean;
  is_included_in_price: boolean;
}

interface CouponsTable {
  site_id: string;
  id: string;
  /** Upper case; unique per site. */
  code: string;
  name: string;
  /** `percent`, `fixed` or `free-shipping`. */
  kind: string;
  rate_ppm: number;
  amount_cents: number;
  min_subtotal_cents: number;
  starts_at: Instant | null;
  ends_at: Instant | null;
  usage_limit: number | null;
  used_count: Generated<number>;
}

interface GiftCardsTable {
  site_id: string;
  id: string;
  code_hash: string;
  /** Last four characters, for people. */
  code_hint: string;
  currency: string;
  initial_cents: number;
  balance_cents: number;
  order_id: string | null;
  recipient_email: string;
  created_at: InstantWithDefault;
}

interface CartsTable {
  site_id: string;
  /** The value of cookie `CART` and of `cartToken`: unguessable. */
  id: string;
  currency: string;
  email: string | null;
  shipping_location: Json<Record<string, string> | null> | null;
  selected_shipping_option_id: string | null;
  coupon_codes: string[];
  order_id: string | null;
  created_at: InstantWithDefault;
  updated_at: InstantWithDefault;
  expires_at: Instant;
}

interface CartEntriesTable {
  site_id: string;
  cart_id: string;
  id: string;
  product_id: string;
  variant_id: string;
  quantity: number;
  additional_fields: Json<unknown>;
  /** Entries of one variant are one line unless these differ. */
  fields_hash: string;
  created_at: InstantWithDefault;
}

/** Add-To-Cart-Id: the same id twice adds once. */
interface CartRequestsTable {
  site_id: string;
  cart_id: string;
  request_id: string;
  entry_id: string;
  created_at: InstantWithDefault;
}

/** Stock taken off `variants.qty_in_stock` for a payment under way. */
interface StockReservationsTable {
  site_id: string;
  payment_id: string;
  variant_id: string;
  quantity: number;
  /** `held`, `sold` or `released`. */
  status: string;
  expires_at: Instant;
}

interface PaymentsTable {
  site_id: string;
  id: string;
  cart_id: string;
  /** Payment-Attempt-Id of the browser: unique per cart. */
  attempt_id: string;
  provider: string;
  provider_ref: string | null;
  /** State table in payments/payment-states.ts. */
  status: string;
  amount_cents: number;
  currency: string;
  /** What the order will hold: addresses, email, lines and totals as they were paid. */
  snapshot: Json<PaymentSnapshot>;
  failure_code: string | null;
  created_at: InstantWithDefault;
  updated_at: InstantWithDefault;
}

/** Inbox of provider events; the key makes each one count once. */
interface PaymentEventsTable {
  site_id: string;
  provider: string;
  event_id: string;
  type: string;
  payload: Json<Record<string, unknown>>;
  received_at: InstantWithDefault;
  processed_at: Instant | null;
}

interface OrdersTable {
  site_id: string;
  id: string;
  /** Counts from 1 per site; what people call the order. */
  order_number: number;
  /** Unguessable; in the address of the confirmation page. */
  token: string;
  cart_id: string;
  payment_id: string;
  email: string;
  status: string;
  fulfillment_status: string;
  currency: string;
  subtotal_cents: number;
  discount_cents: number;
  shipping_cents: number;
  tax_cents: number;
  grand_total_cents: number;
  shipping_option_name: string;
  shipping_address: Json<Record<string, string> | null> | null;
  billing_address: Json<Record<string, string> | null> | null;
  tax_lines: JSONColumnType<{ name: string; amountCents: number }[], string, string>;
  is_test: boolean;
  created_at: InstantWithDefault;
}

interface OrderItemsTable {
  site_id: string;
  order_id: string;
  id: string;
  product_id: string;
  variant_id: string;
  product_type: number;
  sku: string;
  product_name: string;
  attributes: Json<Record<string, string>>;
  additional_fields: Json<unknown>;
  quantity: number;
  unit_price_cents: number;
  image_asset_id: string | null;
}

interface SubscriptionsTable {
  site_id: string;
  id: string;
  order_id: string;
  product_id: string;
  variant_id: string;
  quantity: number;
  price_cents: number;
  currency: string;
  plan: Json<SubscriptionPlanColumn>;
  status: string;
  cycles_billed: number;
  next_billing_at: Instant | null;
  created_at: InstantWithDefault;
}

/** Mails leave from here after the transaction that wrote them. */
interface OutboxMailsTable {
  site_id: string;
  id: string;
  /** The same key twice is one mail, e.g. `order-confirmation:<order id>`. */
  dedupe_key: string;
  to_address: string;
  from_address: string;
  subject: string;
  html: string;
  text: string;
  /** `pending`, `sent`, `kept` (no SMTP settings) or `failed`. */
  status: string;
  attempts: Generated<number>;
  last_error: string | null;
  /** Not tried before this; moved on at every try, so that two processes never send one mail. */
  next_attempt_at: InstantWithDefault;
  created_at: InstantWithDefault;
  sent_at: Instant | null;
}
