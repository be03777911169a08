import { z } from 'zod';

/** What made a backup: a person, the schedule, a restore that came after it, or a file from elsewhere. */
export const backupKinds = ['by-hand', 'scheduled', 'before-restore', 'uploaded'] as const;

/** A backup on its way; only one that is `ready` can be brought back. */
export const backupStates = ['waiting', 'making', 'checking', 'ready', 'failed'] as const;

/** Files of backups that come by pieces. */
export const backupUploadLimits = {
  pieceBytes: 8 * 1024 * 1024,
  maxBytes: 200 * 1024 * 1024 * 1024,
} as const;

/** How bringing one back stands. */
export const restoreStates = ['waiting', 'running', 'done', 'failed'] as const;

/** What a file turned out to hold when all of it was read. */
export const backupFactsSchema = z.object({
  /** When it was made, as the file says. */
  madeOn: z.number(),
  /** The newest change of the data's form that it knows, such as 0330. */
  version: z.string(),
  /** False: its secrets were sealed with the key of another installation. */
  isOfThisInstallation: z.boolean(),
  rows: z.int(),
  media: z.int(),
  sites: z.int(),
  products: z.int(),
  orders: z.int(),
  customers: z.int(),
});

/** A backup that is kept. */
export const backupSchema = z.object({
  id: z.string(),
  kind: z.enum(backupKinds),
  state: z.enum(backupStates),
  filename: z.string(),
  byteSize: z.number(),
  createdOn: z.number(),
  /** Null for the schedule. */
  madeBy: z.string().nullable(),
  /** Rows and files that were written so far. */
  progress: z.object({ rows: z.int(), media: z.int() }),
  facts: backupFactsSchema.nullable(),
  /** Why it failed, as a sentence. */
  problem: z.string(),
  restore: z
    .object({
      state: z.enum(restoreStates),
      by: z.string(),
      on: z.number(),
      problem: z.string(),
    })
    .nullable(),
});

/** How often backups are made by themselves, and how many of those are kept. */
export const backupScheduleSchema = z.object({
  every: z.enum(['never', 'day', 'week']),
  keep: z.int().min(1).max(60),
});

export type BackupKind = (typeof backupKinds)[number];
export type BackupState = (typeof backupStates)[number];
export type BackupRestoreState = (typeof restoreStates)[number];
export type BackupFacts = z.output<typeof backupFactsSchema>;
export type BackupStatus = z.output<typeof backupSchema>;
export type BackupSchedule = z.output<typeof backupScheduleSchema>;
