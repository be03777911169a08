/** Forms that a product or a page asks to be filled in. */
import type { JSONColumnType } from 'kysely';
import type { Json } from '../../db/columns.ts';

export interface FormTables {
  forms: FormsTable;
}

interface FormsTable {
  site_id: string;
  id: string;
  name: string;
  fields: JSONColumnType<FormFieldColumn[], string, string>;
  settings: Json<Record<string, unknown>>;
}

export interface FormFieldColumn {
  id: string;
  type: string;
  title: string;
  description?: string | undefined;
  placeholder?: string | undefined;
  required?: boolean | undefined;
  options?: string[] | undefined;
  maxLength?: number | undefined;
  /** Phone. */
  showCountryCode?: boolean | undefined;
  /** Section. */
  underline?: boolean | undefined;
  /** Hidden. */
  key?: string | undefined;
  value?: string | undefined;
}
