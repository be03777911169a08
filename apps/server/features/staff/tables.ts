/** Accounts of staff, their sessions, their links and their roles at sites. */
import type { RoleNumber } from '@sitewright/contract';
import type { Generated } from 'kysely';
import type { Instant, InstantWithDefault } from '../../db/columns.ts';

export interface StaffTables {
  staff_accounts: StaffAccountsTable;
  staff_sessions: StaffSessionsTable;
  one_time_links: OneTimeLinksTable;
  site_staff: SiteStaffTable;
}

interface StaffAccountsTable {
  id: string;
  email: string;
  display_name: string;
  password_hash: string | null;
  is_owner: boolean;
  /** Of the screens; null: that of the browser. */
  language: Generated<'en' | 'de' | null>;
  /** Of the screens; null: that of the device. */
  theme: Generated<'light' | 'dark' | null>;
  created_at: InstantWithDefault;
}

interface StaffSessionsTable {
  token_hash: string;
  account_id: string;
  crumb: string;
  id: string;
  /** What people call it; see describeDevice. */
  device: string;
  /** The address that it was last used from. */
  address: string;
  /** To ten minutes. */
  last_used_at: Instant;
  /** When whoever uses it last proved who they are. */
  proved_at: Instant | null;
  created_at: InstantWithDefault;
  expires_at: Instant;
}

interface OneTimeLinksTable {
  token_hash: string;
  account_id: string;
  created_at: InstantWithDefault;
  expires_at: Instant;
  used_at: Instant | null;
  /** Sent to the email of the account; false: printed where the installation runs. */
  is_mailed: Generated<boolean>;
}

interface SiteStaffTable {
  site_id: string;
  account_id: string;
  /** AUTH-05; at least one. */
  roles: RoleNumber[];
}
