/** Folders of files, and what files were before they were replaced. */
import type { PictureEdit } from '@sitewright/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Instant, Json } from '../../db/columns.ts';

export interface MediaLibraryTables {
  asset_folders: AssetFoldersTable;
  asset_versions: AssetVersionsTable;
}

/** Folders of the media library. */
interface AssetFoldersTable {
  site_id: string;
  id: string;
  /** Null: it lies at the top. */
  parent_id: string | null;
  name: string;
}

/** What a file was before it was replaced. */
interface AssetVersionsTable {
  site_id: string;
  id: string;
  asset_id: string;
  content_type: string;
  byte_size: number;
  width: number;
  height: number;
  color_data: Json<Record<string, string>>;
  focal_x: number;
  focal_y: number;
  sha256: string;
  edit: ColumnType<PictureEdit | null, string | null | undefined, string | null>;
  original_sha256: Generated<string | null>;
  replaced_at: Instant;
}
