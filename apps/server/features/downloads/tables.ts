/** What buyers of digital products may download. */
import type { Generated } from 'kysely';
import type { Instant, InstantWithDefault } from '../../db/columns.ts';

export interface DownloadTables {
  downloads: DownloadsTable;
  download_files: DownloadFilesTable;
}

/** One for an order that has files. */
interface DownloadsTable {
  site_id: string;
  order_id: string;
  /** Unguessable; in the address of the page. */
  token: string;
  email: string;
  /** A test order took no money: a text stands in for each file. */
  is_test: boolean;
  /** Null: never. */
  expires_at: Instant | null;
  /** The money went back. */
  ended_at: Instant | null;
  created_at: InstantWithDefault;
}

/** A file as it was when it was bought. */
interface DownloadFilesTable {
  site_id: string;
  order_id: string;
  id: string;
  /** Of its product. */
  title: string;
  filename: string;
  byte_size: number;
  sha256: string;
  /** Downloads that were begun, and how many there may be. The database refuses more. */
  taken: Generated<number>;
  most: number;
  last_taken_at: Instant | null;
}
