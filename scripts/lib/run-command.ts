/** The end of every command: what it prints, or one line about what went wrong. */
import { ConfigError } from '../../apps/server/config/config.ts';
import { EmbeddedDatabaseError } from '../../apps/server/db/embedded/embedded-error.ts';
import { FolderInUseError } from '../../apps/server/db/embedded/folder-lock.ts';
import { MigrationError } from '../../apps/server/db/migrate.ts';

type ErrorKind = new (message: string) => Error;

/** What the person at the keyboard can mend; anything else is printed with its stack. */
const plainErrors: readonly ErrorKind[] = [
  ConfigError,
  EmbeddedDatabaseError,
  FolderInUseError,
  MigrationError,
];

/**
 * Runs `work` and prints what it answers. An error ends the process with 1; of a kind named here or
 * in `ownErrors` only its message is printed.
 */
export async function runCommand(
  work: () => Promise<string>,
  ownErrors: readonly ErrorKind[] = [],
): Promise<void> {
  try {
    process.stdout.write(await work());
  } catch (error) {
    const isPlain = [...plainErrors, ...ownErrors].some((kind) => error instanceof kind);
    console.error(isPlain ? (error as Error).message : describe(error));
    process.exitCode = 1;
  }
}

function describe(error: unknown): unknown {
  const { code, path } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' && path ? `There is no ${path}.` : error;
}
