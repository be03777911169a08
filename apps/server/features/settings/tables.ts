/** Settings: those of the installation and the secrets of sites. */
import type { Instant, Json } from '../../db/columns.ts';

export interface SettingsTables {
  installation_settings: InstallationSettingsTable;
  site_secrets: SiteSecretsTable;
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
