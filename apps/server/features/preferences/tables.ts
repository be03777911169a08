/** What the people of a shop chose together. */
import type { InstantWithDefault, Json } from '../../db/columns.ts';

export interface PreferenceTables {
  commerce_preferences: CommercePreferencesTable;
}

interface CommercePreferencesTable {
  site_id: string;
  namespace: string;
  preferences: Json<Record<string, unknown>>;
  updated_at: InstantWithDefault;
}
