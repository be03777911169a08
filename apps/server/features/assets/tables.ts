/** Pictures and files. */
import type { PictureEdit, PictureLicense } from '@sitewright/contract';
import type { ColumnType, Generated } from 'kysely';
import type { InstantWithDefault, Json } from '../../db/columns.ts';

export interface AssetTables {
  assets: AssetsTable;
}

interface AssetsTable {
  site_id: string;
  id: string;
  kind: 'image' | 'file';
  filename: string;
  content_type: string;
  byte_size: number;
  /** Pixels; 0 for a file. */
  width: number;
  height: number;
  alt_text: string;
  title: string;
  /** Its caption: HTML that was made safe. ENT-17 */
  body: Generated<string>;
  /** What custom code finds it by. */
  component_key: Generated<string>;
  license: Generated<PictureLicense>;
  /** Whose pictures it is of, and who made it, where it is licensed. */
  license_provider: Generated<string>;
  license_author: Generated<string>;
  focal_x: number;
  focal_y: number;
  /** ENT-18. */
  color_data: Json<Record<string, string>>;
  /** Hex SHA-256 of the original bytes; finds a picture that is there already. */
  sha256: string;
  /** What was done to the picture; null: nothing. */
  edit: ColumnType<PictureEdit | null, string | null | undefined, string | null>;
  /** The bytes that it was done to; null while there is no edit. */
  original_sha256: Generated<string | null>;
  source_url: string | null;
  /** The folder of the library that it lies in. */
  folder_id: Generated<string | null>;
  /** How often it was replaced: part of its address. */
  revision: Generated<number>;
  created_at: InstantWithDefault;
}
