/** Settings: those of the installation, the secrets of sites, and who changed what. */
import type { Instant, Json } from '../../db/columns.ts';

export interface SettingsTables {
  installation_settings: InstallationSettingsTable;
  site_secrets: SiteSecretsTable;
  activity_log: ActivityLogTable;
}

interface InstallationSettingsTable {
  name: string;
  value: Json<unknown>;
}

/** The settings of a site that are secret; all others lie in `sites.settings`. */
interface SiteSecretsTable {
  site_id: string;
  /** `group.field`. */
  name: string;
  /** Encrypted with the key of the installation. */
  sealed: string;
  updated_at: Instant;
}

/** Who changed what, newest last by id. */
interface ActivityLogTable {
  site_id: string;
  id: string;
  happened_at: Instant;
  /** Null for a command of the operator. */
  account_id: string | null;
  actor_name: string;
  /** `setting-changed`. */
  action: string;
  /** What was changed, such as `store.expressCheckout`. */
  subject: string;
  /** `{ value }`, or `{}` when nothing was stored; of a secret only whether it was set. */
  before: Json<Record<string, unknown>>;
  after: Json<Record<string, unknown>>;
  /** The secret that was replaced, encrypted, so that the change can be undone. */
  sealed_before: string | null;
}
