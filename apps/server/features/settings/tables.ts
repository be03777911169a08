/** The settings of the installation. */
import type { Json } from '../../db/columns.ts';

export interface SettingsTables {
  installation_settings: InstallationSettingsTable;
}

interface InstallationSettingsTable {
  name: string;
  value: Json<unknown>;
}
