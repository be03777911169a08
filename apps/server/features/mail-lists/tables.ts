/** Mailing lists, and news of mail providers that came. */
import type { ListProviderName, ListState, SignUpPlace } from '@sitewright/contract';
import type { Generated } from 'kysely';
import type { Instant } from '../../db/columns.ts';

export interface MailListTables {
  mail_events: MailEventsTable;
  mailing_lists: MailingListsTable;
  mailing_list_members: MailingListMembersTable;
  mailing_list_places: MailingListPlacesTable;
  list_connections: ListConnectionsTable;
  list_changes: ListChangesTable;
}

/** Kept for as long as the same news may come again. */
interface MailEventsTable {
  site_id: string;
  /** Of the provider: `webhook-id`. */
  event_id: string;
  received_at: Instant;
}

interface MailingListsTable {
  site_id: string;
  id: string;
  name: string;
  require_double_opt_in: boolean;
  created_at: Instant;
}

/** An address stands on a list once. */
interface MailingListMembersTable {
  site_id: string;
  /** Sorts by time. */
  id: string;
  list_id: string;
  /** As it was typed. */
  email: string;
  /** In small letters: what is compared. */
  email_key: string;
  state: ListState;
  place: SignUpPlace;
  consent_text: string;
  /** When they asked last. */
  asked_at: Instant;
  confirmed_at: Instant | null;
  /** Set while they are `out`. */
  left_at: Instant | null;
}

/** Where visitors sign up, and for which list; a place without a row offers none. */
interface MailingListPlacesTable {
  site_id: string;
  place: SignUpPlace;
  list_id: string;
}

/** Where a list goes on to. */
interface ListConnectionsTable {
  site_id: string;
  id: string;
  list_id: string;
  provider: ListProviderName;
  /** Key of the provider, sealed with the key of the installation. */
  sealed_key: string;
  /** Which spreadsheet; empty where the key tells it all. */
  address: string;
  /** Of the provider's list, or the tab of the spreadsheet. */
  remote_id: string;
  remote_name: string;
  require_double_opt_in: boolean;
  /** Why the provider heard nothing last; empty: it did. */
  last_error: Generated<string>;
  created_at: Instant;
}

/** A sign-up whose state a connection is still to hear; it hears the state of that moment. */
interface ListChangesTable {
  site_id: string;
  connection_id: string;
  member_id: string;
  /** Raised by each change, so that one during a try is not lost. */
  revision: Generated<number>;
  attempts: Generated<number>;
  next_attempt_at: Instant;
}
