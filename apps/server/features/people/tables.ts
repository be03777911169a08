/** How people of the staff prove who they are, and invitations. */
import type { RoleNumber } from '@sitewright/contract';
import type { Instant } from '../../db/columns.ts';

export interface PeopleTables {
  staff_passkeys: StaffPasskeysTable;
  staff_codes: StaffCodesTable;
  staff_recovery_codes: StaffRecoveryCodesTable;
  staff_steps: StaffStepsTable;
  staff_devices: StaffDevicesTable;
  staff_links: StaffLinksTable;
  ownership_offers: OwnershipOffersTable;
  site_invitations: SiteInvitationsTable;
}

interface StaffPasskeysTable {
  /** Of the credential, base64url. */
  id: string;
  account_id: string;
  /** The host that it was made at: it works there alone. */
  rp_id: string;
  /** COSE, base64url. */
  public_key: string;
  counter: number;
  transports: string[];
  name: string;
  created_at: Instant;
  last_used_at: Instant | null;
}

interface StaffCodesTable {
  account_id: string;
  /** The secret of the app, sealed with the key of the installation. */
  sealed: string;
  /** False until a code of it was typed. */
  is_on: boolean;
  /** Half minutes since 1970 of the last code that was taken: none is taken twice. */
  last_step: number;
}

/** A code that is used is gone. */
interface StaffRecoveryCodesTable {
  account_id: string;
  code_hash: string;
}

/** What a step of signing in, or of proving who asks, waits for. */
interface StaffStepsTable {
  token_hash: string;
  kind: 'code' | 'make-passkey' | 'show-passkey';
  account_id: string | null;
  challenge: string;
  expires_at: Instant;
}

/** Browsers that an account was signed in with. */
interface StaffDevicesTable {
  account_id: string;
  device_hash: string;
  last_seen_at: Instant;
}

interface StaffLinksTable {
  token_hash: string;
  kind: 'password' | 'email';
  account_id: string;
  email: string;
  expires_at: Instant;
}

/** The owner has confirmed; the other has not yet. */
interface OwnershipOffersTable {
  from_account_id: string;
  to_account_id: string;
  expires_at: Instant;
}

interface SiteInvitationsTable {
  site_id: string;
  id: string;
  token_hash: string;
  /** In small letters. */
  email: string;
  roles: RoleNumber[];
  invited_by: string;
  invited_by_id: string;
  created_at: Instant;
  expires_at: Instant;
}
