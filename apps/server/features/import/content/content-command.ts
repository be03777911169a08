/** `npm run import -- wordpress FILE` and `-- squarespace ADDRESS`: what the screen does, by command. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { importOptionsSchema } from '@sitewright/contract';
import { pino } from 'pino';
import { readConfig } from '../../../config/config.ts';
import type { AppContext } from '../../../context.ts';
import { createContext } from '../../../create-context.ts';
import { newId } from '../../../db/id.ts';
import { openInstallation } from '../../../db/open-installation.ts';
import { operator } from '../../settings/settings-actor.ts';
import { keepImportFile, type ImportKey } from '../desk/import-files.ts';
import {
  addImport,
  busyStates,
  findImport,
  forgetLines,
  lockImport,
  logImport,
  noCounts,
  setImport,
  type ImportRow,
} from '../desk/import-store.ts';
import { listLines } from '../desk/report-lines.ts';
import { runImports } from '../desk/run-imports.ts';
import { findSite } from '../find-site.ts';
import { ImportUsageError } from '../import-command.ts';

const options = {
  site: { type: 'string' },
  'no-images': { type: 'boolean' },
  'no-menus': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

/** The kinds of sites that a command reads. */
export const contentCommands: readonly string[] = ['wordpress', 'squarespace'];

/** How long to wait for a server that has the import in hand, in ms. */
const waitMs = 500;

/**
 * Brings the pages of another site in, whether the server runs or not, and answers what to print. It
 * stands among the imports of the screen, where it can be taken back.
 * @throws ImportUsageError, and what opening the installation and reading the file throw
 */
export async function runContentImport(
  args: readonly string[],
  environment: Record<string, string | undefined>,
): Promise<string> {
  const { kind, from, values } = parse(args);
  const config = readConfig(environment);
  const database = await openInstallation(config);
  try {
    const log = pino({ level: config.logLevel });
    const ctx = await createContext({ config, log, database });
    const { siteId } = await findSite(database.db, values.site);
    const key: ImportKey = { siteId, id: newId() };
    const at = ctx.now();
    const wish = { ...key, actor: operator, at };
    if (kind === 'wordpress') {
      const file = path.resolve(environment['INIT_CWD'] ?? '.', from);
      const { size: byteSize } = await stat(file);
      await keepImportFile(ctx, key, createReadStream(file));
      const facts = { filename: path.basename(file), byteSize, source: 'file' } as const;
      await ctx.transact((trx) => addImport(trx, { ...wish, ...facts }));
    } else {
      const facts = { filename: from, source: 'site', sourceUrl: from } as const;
      await ctx.transact((trx) => addImport(trx, { ...wish, ...facts }));
    }
    let row = await settle(ctx, key);
    if (row.state === 'ready' && row.kind !== 'content') {
      throw new ImportUsageError(`${from} holds no pages: npm run import -- products FILE.`);
    }
    const isDryRun = values['dry-run'] ?? false;
    if (row.state === 'ready' && !isDryRun) {
      await start(ctx, key, {
        withPictures: !values['no-images'],
        withMenus: !values['no-menus'],
      });
      row = await settle(ctx, key);
    }
    const told = await describe(ctx, key, { row, isDryRun });
    return values.json ? `${JSON.stringify(told)}\n` : format(told);
  } finally {
    await database.close();
  }
}

function parse(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [kind, from, ...rest] = positionals;
    if (from === undefined || rest.length > 0) throw new ImportUsageError('Say what to import.');
    return { kind, from, values };
  } catch (error) {
    throw new ImportUsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Until nothing follows by itself: this process does it, unless a running server is faster. */
async function settle(ctx: AppContext, key: ImportKey): Promise<ImportRow> {
  const busy: readonly string[] = busyStates;
  for (;;) {
    await runImports(ctx);
    const row = await findImport(ctx.db, key);
    if (!busy.includes(row.state)) return row;
    await pause(waitMs);
  }
}

async function start(
  ctx: AppContext,
  key: ImportKey,
  chosen: { withPictures: boolean; withMenus: boolean },
): Promise<void> {
  const at = ctx.now();
  await ctx.transact(async (trx) => {
    const row = await lockImport(trx, key);
    await forgetLines(trx, key);
    await setImport(trx, key, {
      state: 'running',
      options: importOptionsSchema.parse(chosen),
      counts: noCounts(row.counts.rowsRead),
      done_line: 0,
      started_at: at,
    });
    const { filename, kind } = row;
    await logImport(
      trx,
      { ...key, actor: operator, at, filename },
      { action: 'import-started', after: { filename, kind, ...chosen }, kind },
    );
  });
}

async function describe(
  ctx: AppContext,
  key: ImportKey,
  { row, isDryRun }: { row: ImportRow; isDryRun: boolean },
) {
  const lines: Awaited<ReturnType<typeof listLines>>['lines'] = [];
  let after: string | undefined;
  do {
    const page = await listLines(ctx.db, key, { after, limit: 1_000 });
    lines.push(...page.lines);
    after = page.after;
  } while (after !== undefined);
  const { filename, dialect, state, problem, columns, counts } = row;
  return { file: filename, dialect, isDryRun, state, problem, holds: columns, counts, lines };
}

function format(told: Awaited<ReturnType<typeof describe>>): string {
  const { file, dialect, isDryRun, state, problem, holds, counts, lines } = told;
  if (state === 'failed') throw new ImportUsageError(`${file}: ${problem}`);
  const { created, updated, unchanged, rowsRejected, picturesAttached, picturesFailed } = counts;
  const list = (wanted: boolean) =>
    holds
      .filter(({ isRead }) => isRead === wanted)
      .map(({ name }) => name)
      .join(', ');
  const left = list(false);
  return [
    `${isDryRun ? 'Dry run: nothing was written. ' : ''}${file} (${dialect})`,
    `Holds     ${list(true)}`,
    ...(left === '' ? [] : [`No place  ${left}`]),
    `Things    ${created} created, ${updated} updated, ${unchanged} unchanged, ${rowsRejected} not taken`,
    ...(isDryRun ? [] : [`Pictures  ${picturesAttached} attached, ${picturesFailed} failed`]),
    ...lines.map(
      ({ line, kind, reason }) =>
        `  line ${line}${kind === 'rejected' ? ', not taken' : ''}: ${reason}`,
    ),
    '',
  ].join('\n');
}
