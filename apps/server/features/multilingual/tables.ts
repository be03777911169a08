/** What things of a site say in its other languages, beside what their documents hold. */
import type { Translation, TranslatedKind } from '@sitewright/contract';
import type { Instant, Json } from '../../db/columns.ts';

export interface MultilingualTables {
  translations: TranslationsTable;
}

interface TranslationsTable {
  site_id: string;
  kind: TranslatedKind;
  /** Id of the thing; what belongs to the whole site has one of its own. */
  thing_id: string;
  language: string;
  /** By the names of its fields. */
  fields: Json<Readonly<Record<string, Translation>>>;
  updated_at: Instant;
}
