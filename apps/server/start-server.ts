/** The life of the process, from settings to the last connection. */
import { pino, type Logger } from 'pino';
import { ConfigError, readConfig, type Config } from './config/config.ts';
import type { AppContext } from './context.ts';
import type { OpenDatabase } from './db/database.ts';
import { EmbeddedDatabaseError } from './db/embedded/embedded-error.ts';
import { FolderInUseError } from './db/embedded/folder-lock.ts';
import { SecretKeyError } from './features/settings/secret-key.ts';
import { logSerializers } from './http/log-serializers.ts';
import { migrate, MigrationError } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { shutDownOnSignals } from './shut-down.ts';

/** What the operator can mend; anything else is printed with its stack. */
const operatorErrors = [
  ConfigError,
  EmbeddedDatabaseError,
  FolderInUseError,
  MigrationError,
  SecretKeyError,
];
const systemErrors: Record<string, (error: NodeJS.ErrnoException, config: Config) => string> = {
  EADDRINUSE: (_error, { port }) => `Port ${port} is in use. Stop what uses it, or set PORT.`,
  EACCES: ({ path, syscall }, { port }) =>
    syscall === 'listen' ? `Port ${port} needs more rights.` : `No right to write ${path}.`,
  ECONNREFUSED: () => 'DATABASE_URL does not answer: is the database running?',
  ENOTFOUND: () => 'The host of DATABASE_URL or of another setting is unknown.',
};

/** Runs until a signal. Prints one line and exits with 1 when it cannot start. */
export async function startServer(environment: NodeJS.ProcessEnv): Promise<void> {
  let config: Config | undefined;
  try {
    config = readConfig(environment);
    await start(config);
  } catch (error) {
    console.error(describe(error, config));
    process.exit(1);
  }
}

async function start(config: Config): Promise<void> {
  const log = pino({ level: config.logLevel, serializers: logSerializers });
  // The rest of the code loads while the database starts in its process.
  const [database, { assemble }] = await Promise.all([
    openDatabase(config),
    import('./assemble.ts'),
  ]);
  database.onLost((error) => fail(log, error));
  const app = await assembleOrClose(database, () => assemble({ config, log, database }));
  shutDownOnSignals(app);
  await announceReady(app.ctx, app.url);
}

async function assembleOrClose<T>(database: OpenDatabase, work: () => Promise<T>): Promise<T> {
  try {
    await migrate(database.patient.kysely);
    return await work();
  } catch (error) {
    await database.close().catch(() => {});
    throw error;
  }
}

async function announceReady(ctx: AppContext, url: string): Promise<void> {
  const { ownerLinkIfNeeded } = await import('./features/staff/owner-link.ts');
  // Before the ready line: whoever waits for that line may end the process right after it.
  const link = await ownerLinkIfNeeded(ctx, url);
  console.log(`Sitewright is ready at ${url}`);
  if (link) console.log(`Owner sign-in (works once, for 24 hours): ${link}`);
  else console.log(`Back office: ${url}/config`);
}

function fail(log: Logger, error: Error): void {
  log.fatal({ err: error }, 'the database is lost');
  console.error(`${error.message}. Start Sitewright again; nothing that was saved is lost.`);
  process.exit(1);
}

function describe(error: unknown, config: Config | undefined): string {
  if (operatorErrors.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code } = error as NodeJS.ErrnoException;
  const describeSystem = code ? systemErrors[code] : undefined;
  if (describeSystem && config) return describeSystem(error as NodeJS.ErrnoException, config);
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
