/** `npm run backup` and `npm run restore`: opens the installation and says what was done. */
import fs from 'node:fs';
import path from 'node:path';
import { readConfig } from '../config/config.ts';
import { openInstallation, openUnmigrated } from '../db/open-installation.ts';
import { createMedia } from '../media/media.ts';
import { BackupError, type BackupCounts } from './backup-format.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

type Environment = Record<string, string | undefined>;

/**
 * Writes the file that `args` names and answers what to print.
 * @throws BackupError, and what opening the installation throws
 */
export async function runBackup(
  args: readonly string[],
  environment: Environment,
): Promise<string> {
  const file = fileOf(args, environment, 'npm run backup -- FILE');
  const config = readConfig(environment);
  const database = await openInstallation(config);
  try {
    const { store } = await createMedia(config);
    const { dataDir } = config;
    const counts = await writeBackup({ database, store, dataDir, now: () => new Date() }, file);
    const mebibytes = (fs.statSync(file).size / 1024 / 1024).toFixed(1);
    return `${file}: ${mebibytes} MiB, ${describe(counts)}. It holds all secrets: keep it safe.\n`;
  } finally {
    await database.close();
  }
}

/** As `runBackup`, the other way. */
export async function runRestore(
  args: readonly string[],
  environment: Environment,
): Promise<string> {
  const file = fileOf(args, environment, 'npm run restore -- FILE');
  if (!fs.existsSync(file)) throw new BackupError(`There is no ${file}.`);
  const config = readConfig(environment);
  const database = await openUnmigrated(config);
  try {
    const { store } = await createMedia(config);
    const counts = await restoreBackup({ database, store, dataDir: config.dataDir }, file);
    return `Restored ${describe(counts)}.\n`;
  } finally {
    await database.close();
  }
}

/** npm runs scripts in the root folder, whatever folder the command was typed in. */
function fileOf(args: readonly string[], environment: Environment, usage: string): string {
  const [file] = args;
  if (args.length !== 1 || !file || file.startsWith('-')) throw new BackupError(usage);
  return path.resolve(environment['INIT_CWD'] ?? '.', file);
}

function describe({ rows, media }: BackupCounts): string {
  return `${rows} rows and ${media} files`;
}
