/** Accounts of the visitors of a site. Those of people who work on sites are others: see staff. */
import type { Address } from '@sitewright/contract';
import type { Instant, Json } from '../../db/columns.ts';

export interface AccountTables {
  site_accounts: SiteAccountsTable;
  site_sessions: SiteSessionsTable;
  account_links: AccountLinksTable;
  account_addresses: AccountAddressesTable;
}

/** Whoever has one has proved to read its email. */
interface SiteAccountsTable {
  site_id: string;
  id: string;
  /** As it was typed. */
  email: string;
  /** See emailKey of the contract. */
  email_key: string;
  password_hash: string;
  created_at: Instant;
  /** Which they chose; null: none. */
  language: string | null;
}

interface SiteSessionsTable {
  site_id: string;
  token_hash: string;
  /** What lists call it: it opens nothing. */
  id: string;
  account_id: string;
  is_remembered: boolean;
  /** `Firefox on Linux`. */
  device: string;
  created_at: Instant;
  expires_at: Instant;
}

/** Links that were mailed; the token itself stands in the mail alone. */
interface AccountLinksTable {
  site_id: string;
  token_hash: string;
  /** `password`: whoever reads this email chooses a password; `email`: the account gets this email. */
  kind: 'password' | 'email';
  email: string;
  /** Whose email changes. */
  account_id: string | null;
  /** Where its visitor was on the way to. */
  return_path: string;
  created_at: Instant;
  expires_at: Instant;
}

interface AccountAddressesTable {
  site_id: string;
  account_id: string;
  id: string;
  is_default: boolean;
  address: Json<Address>;
}
