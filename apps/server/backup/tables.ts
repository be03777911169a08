/** Backups that are kept beside the installation. */
import type {
  BackupFacts,
  BackupKind,
  BackupRestoreState,
  BackupState,
} from '@sitewright/contract';
import type { Generated } from 'kysely';
import type { Instant, Json } from '../db/columns.ts';

export interface BackupTables {
  backups: BackupsTable;
}

interface BackupsTable {
  /** Sorts by time; names its file. */
  id: string;
  kind: BackupKind;
  state: BackupState;
  /** What it is called where it is downloaded. */
  filename: string;
  byte_size: Generated<number>;
  created_at: Instant;
  /** Null for the schedule. */
  made_by: string | null;
  progress: Json<{ rows: number; media: number }>;
  facts: Json<BackupFacts> | null;
  problem: Generated<string>;
  restore_state: BackupRestoreState | null;
  restore_problem: Generated<string>;
  restored_at: Instant | null;
  restored_by: string | null;
}
