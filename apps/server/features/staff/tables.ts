/** Accounts of staff, their sessions, their links and their roles at sites. */
import type { RoleNumber } from '@sitewright/contract';
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
  /** AUTH-05; at least one. */
  roles: RoleNumber[];
}
