import type { ReadDatabase } from '../../db/database.ts';

/** What the writers of files share. */
export interface ExportScope {
  readonly db: ReadDatabase;
  readonly siteId: string;
  /** Names by id. */
  readonly names: ReadonlyMap<string, string>;
  /** Puts names in the place of ids. */
  encode(text: string): string;
  /** Keeps a value as JSON, without ids. */
  addJson(path: string, value: unknown): void;
  /** Keeps a text as it is, without ids; the empty one is no file. */
  addText(path: string, text: string): void;
  /** Keeps the bytes of a key of the store. */
  addMedia(path: string, key: string): void;
}
