/** Keys by which programs ask. */
import type { ApiScope } from '@sitewright/contract';
import type { Instant, InstantWithDefault } from '../../db/columns.ts';

export interface ApiKeyTables {
  api_keys: ApiKeysTable;
}

interface ApiKeysTable {
  site_id: string;
  id: string;
  name: string;
  /** The start of the key. */
  hint: string;
  /** Of the whole key; the key itself is kept nowhere. */
  hash: string;
  scopes: ApiScope[];
  /** Name of whoever made it. */
  created_by: string;
  /** Their account; null for keys of before it was noted. */
  created_by_id: string | null;
  created_at: InstantWithDefault;
  /** To the minute. */
  last_used_at: Instant | null;
  expires_at: Instant | null;
}
