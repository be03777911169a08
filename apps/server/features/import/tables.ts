/** Imports that are begun on a screen. */
import type {
  ImportColumn,
  ImportCounts,
  ImportKind,
  ImportOptions,
  ImportSample,
  ImportSource,
  ImportState,
} from '@sitewright/contract';
import type { Generated } from 'kysely';
import type { Instant, Json } from '../../db/columns.ts';

export interface ImportTables {
  imports: ImportsTable;
  import_lines: ImportLinesTable;
  import_changes: ImportChangesTable;
  brought_content: BroughtContentTable;
}

interface ImportsTable {
  site_id: string;
  /** Sorts by time; names its file. */
  id: string;
  state: ImportState;
  kind: ImportKind | 'unknown';
  /** What people call the way in which the file is written. */
  dialect: Generated<string>;
  filename: string;
  byte_size: Generated<number>;
  source: ImportSource;
  source_url: Generated<string>;
  /** The import whose bad rows these are. */
  retry_of: string | null;
  columns: Json<ImportColumn[]>;
  options: Json<ImportOptions>;
  counts: Json<ImportCounts>;
  samples: Json<ImportSample[]>;
  /** What stands up to this line is written. */
  done_line: Generated<number>;
  /** Why it failed as a whole. */
  problem: Generated<string>;
  account_id: string | null;
  actor_name: string;
  created_at: Instant;
  started_at: Instant | null;
  ended_at: Instant | null;
}

interface ImportLinesTable {
  site_id: string;
  import_id: string;
  line: number;
  code: string;
  kind: 'rejected' | 'note';
  reason: string;
}

/** Something that an import wrote. */
interface ImportChangesTable {
  site_id: string;
  import_id: string;
  thing_id: string;
  title: string;
  is_new: boolean;
  before: Json<Record<string, unknown>>;
  /** Of a new thing: `digest` of its fields as they were written. */
  after: Json<Record<string, unknown>>;
  carried: Json<Record<string, unknown>> | null;
  outcome: 'undone' | 'kept' | null;
}

/** A page or a post of this site that came from another one. */
interface BroughtContentTable {
  site_id: string;
  /** Names it on the other site for good. */
  source_key: string;
  /** `page:ID`, `post:ID`, `stream:ID`. */
  thing: string;
}
