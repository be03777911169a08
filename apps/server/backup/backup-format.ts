/**
 * A backup is a gzipped tar archive, in this order: `manifest.json`; `files/NAME` of the data
 * folder; `media/KEY`, the original bytes of each asset; `tables/NAME/N`, the rows of a table in
 * PostgreSQL's COPY text, in parts, each table after those that it refers to; `end.json`.
 */
export interface Manifest {
  format: typeof backupFormat;
  createdAt: string;
  /** Migrations of the database that was backed up, oldest first. */
  migrations: string[];
  tables: TableContent[];
}

/** One table and the columns that its rows have, in their order. */
export interface TableContent {
  name: string;
  columns: string[];
}

/** Counted while writing, compared after reading: a file that was cut off restores nothing. */
export interface BackupCounts {
  rows: number;
  media: number;
}

export const backupFormat = 'sitewright-backup-1';
export const manifestName = 'manifest.json';
export const endName = 'end.json';
export const tablePrefix = 'tables/';
export const mediaPrefix = 'media/';
export const filePrefix = 'files/';

/** Something is wrong with the backup or the place for it. One line for the operator. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** The file of the lock belongs to the process, not to the data. */
export const isOwnFile = (name: string): boolean => !name.startsWith('in-use.lock');
