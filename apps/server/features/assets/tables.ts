/** Pictures and files. */
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
  focal_x: number;
  focal_y: number;
  /** ENT-18. */
  color_data: Json<Record<string, string>>;
  /** Hex SHA-256 of the original bytes; finds a picture that is there already. */
  sha256: string;
  source_url: string | null;
  created_at: InstantWithDefault;
}
