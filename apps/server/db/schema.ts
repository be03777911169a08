/**
 * All tables, as types. Each room keeps its own in `tables.ts`: a new table is a migration and a
 * type there. `site_id` leads every key of a site's tables (see migrations/); the tables without
 * it are the installation's own and are listed in `installationTables`.
 *
 * Units: `*_cents` are integer minor units of the row's or the site's currency; instants are
 * `timestamptz`; ids are 24 hex digits that sort by time (see id.ts).
 */
import type { ActivityTables } from '../features/activity/tables.ts';
import type { AccountTables } from '../features/accounts/tables.ts';
import type { ApiKeyTables } from '../features/api-keys/tables.ts';
import type { BackupTables } from '../backup/tables.ts';
import type { AssetTables } from '../features/assets/tables.ts';
import type { MediaLibraryTables } from '../features/media-library/tables.ts';
import type { BalanceTables } from '../features/balances/tables.ts';
import type { BulkEditTables } from '../features/bulk-edits/tables.ts';
import type { ImportTables } from '../features/import/tables.ts';
import type { SiteFileTables } from '../features/site-files/tables.ts';
import type { CartTables } from '../features/cart/tables.ts';
import type { CatalogueTables } from '../features/catalogue/tables.ts';
import type { CheckoutTables } from '../features/checkout/tables.ts';
import type { RedirectTables } from '../features/redirects/tables.ts';
import type { CollectionTables } from '../features/collections/tables.ts';
import type { CommerceApiTables } from '../features/commerce-api/tables.ts';
import type { RequestsTables } from '../features/requests/tables.ts';
import type { CustomerTables } from '../features/customers/tables.ts';
import type { DiscountTables } from '../features/discounts/tables.ts';
import type { DocumentTables } from '../features/documents/tables.ts';
import type { DonationTables } from '../features/donations/tables.ts';
import type { DraftOrderTables } from '../features/draft-orders/tables.ts';
import type { PageLockTables } from '../features/page-locks/tables.ts';
import type { DownloadTables } from '../features/downloads/tables.ts';
import type { ReviewTables } from '../features/reviews/tables.ts';
import type { CommentTables } from '../features/comments/tables.ts';
import type { RestockTables } from '../features/restock/tables.ts';
import type { FormTables } from '../features/forms-schema/tables.ts';
import type { FulfillmentTables } from '../features/fulfillments/tables.ts';
import type { GiftCardTables } from '../features/gift-cards/tables.ts';
import type { ReportTables } from '../features/reports/tables.ts';
import type { LedgerTables } from '../features/ledger/tables.ts';
import type { MembershipTables } from '../features/memberships/tables.ts';
import type { MultilingualTables } from '../features/multilingual/tables.ts';
import type { MailTables } from '../features/mail/tables.ts';
import type { PageFormTables } from '../features/page-forms/tables.ts';
import type { MailListTables } from '../features/mail-lists/tables.ts';
import type { OrderEditTables } from '../features/order-edits/tables.ts';
import type { OrderMailTables } from '../features/order-mails/tables.ts';
import type { OrderTables } from '../features/orders/tables.ts';
import type { PaperTables } from '../features/papers/tables.ts';
import type { PeopleTables } from '../features/people/tables.ts';
import type { PreferenceTables } from '../features/preferences/tables.ts';
import type { ProductTables } from '../features/products/tables.ts';
import type { ReturnTables } from '../features/returns/tables.ts';
import type { SavedViewTables } from '../features/saved-views/tables.ts';
import type { SettingsTables } from '../features/settings/tables.ts';
import type { ShippingTables } from '../features/shipping/tables.ts';
import type { SiteTables } from '../features/sites/tables.ts';
import type { StaffTables } from '../features/staff/tables.ts';
import type { StockTables } from '../features/stock/tables.ts';
import type { TaxTables } from '../features/taxes/tables.ts';
import type { SubscriptionTables } from '../features/subscriptions/tables.ts';
import type { WebhookTables } from '../features/webhooks/tables.ts';
import type { HttpTables } from '../http/tables.ts';
import type { PaymentTables } from '../payments/tables.ts';

/** The tables that belong to the installation and not to a site. */
export const installationTables = [
  'site_domains',
  'staff_accounts',
  'staff_sessions',
  'one_time_links',
  'staff_passkeys',
  'staff_codes',
  'staff_recovery_codes',
  'staff_steps',
  'staff_devices',
  'staff_links',
  'ownership_offers',
  'installation_settings',
  'attempt_counts',
  'backups',
] as const;

export interface Database
  extends
    ActivityTables,
    SavedViewTables,
    SettingsTables,
    SiteTables,
    StaffTables,
    PeopleTables,
    AccountTables,
    ApiKeyTables,
    AssetTables,
    BackupTables,
    MediaLibraryTables,
    RedirectTables,
    CollectionTables,
    DocumentTables,
    FormTables,
    PreferenceTables,
    ProductTables,
    StockTables,
    CatalogueTables,
    BulkEditTables,
    ImportTables,
    SiteFileTables,
    CustomerTables,
    DiscountTables,
    ShippingTables,
    TaxTables,
    CartTables,
    CheckoutTables,
    DraftOrderTables,
    BalanceTables,
    PaymentTables,
    OrderTables,
    ReturnTables,
    GiftCardTables,
    LedgerTables,
    ReportTables,
    FulfillmentTables,
    PaperTables,
    DownloadTables,
    PageLockTables,
    RestockTables,
    ReviewTables,
    CommentTables,
    SubscriptionTables,
    DonationTables,
    MembershipTables,
    MultilingualTables,
    MailTables,
    MailListTables,
    PageFormTables,
    OrderMailTables,
    OrderEditTables,
    WebhookTables,
    CommerceApiTables,
    RequestsTables,
    HttpTables {}
