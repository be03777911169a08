/** `npm run export -- --site NAME DIR` and `npm run import -- site DIR --site NAME --new-site`. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { readConfig } from '../../config/config.ts';
import type { AppContext } from '../../context.ts';
import { createContext } from '../../create-context.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { openInstallation } from '../../db/open-installation.ts';
import { refreshStatistics } from '../../db/refresh-statistics.ts';
import { patientContext } from '../../patient-context.ts';
import { exportSite } from './export-site.ts';
import { importSite } from './import-site.ts';
import { readSiteFolder } from './read-folder.ts';
import { SiteFilesError, type SiteContent } from './site-format.ts';
import { writeSiteFolder } from './write-folder.ts';

type Environment = Record<string, string | undefined>;

const exportUsage = 'npm run export -- --site NAME DIR';
const importUsage = 'npm run import -- site DIR --site NAME --new-site';

/**
 * Writes the files of a site, whether its server runs or not, and answers what to print.
 * @throws SiteFilesError, and what opening the installation throws
 */
export async function runSiteExport(
  args: readonly string[],
  environment: Environment,
): Promise<string> {
  const { values, positionals } = parse(args, exportUsage);
  const [folder] = positionals;
  if (!values.site || folder === undefined || positionals.length > 1 || values['new-site']) {
    throw new SiteFilesError(exportUsage);
  }
  const target = resolve(folder, environment);
  return withInstallation(environment, async (ctx) => {
    const content = await exportSite(ctx, values.site!);
    await writeSiteFolder(ctx.media.store, target, content);
    return `${target}: ${count(content)} of the site "${values.site}".\n`;
  });
}

/**
 * Makes a new site of files, whether the server runs or not, and answers what to print.
 * @throws SiteFilesError, and what opening the installation throws
 */
export async function runSiteImport(
  args: readonly string[],
  environment: Environment,
): Promise<string> {
  const { values, positionals } = parse(args, importUsage);
  const [kind, folder] = positionals;
  if (kind !== 'site' || folder === undefined || positionals.length > 2 || !values.site) {
    throw new SiteFilesError(importUsage);
  }
  // A site that is there is not written over: files make a new one.
  if (!values['new-site']) throw new SiteFilesError(`Files make a new site: ${importUsage}`);
  const content = await readSiteFolder(resolve(folder, environment));
  return withInstallation(environment, async (ctx, database) => {
    await importSite(ctx, values.site!, content);
    await refreshStatistics(database.patient);
    return `The site "${values.site}" is made of ${count(content)}.\n`;
  });
}

function parse(args: readonly string[], usage: string) {
  try {
    return parseArgs({
      args: [...args],
      options: { site: { type: 'string' }, 'new-site': { type: 'boolean' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new SiteFilesError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

async function withInstallation(
  environment: Environment,
  work: (ctx: AppContext, database: OpenDatabase) => Promise<string>,
): Promise<string> {
  const config = readConfig(environment);
  const database = await openInstallation(config);
  try {
    const log = pino({ level: config.logLevel });
    return await work(patientContext(await createContext({ config, log, database })), database);
  } finally {
    await database.close();
  }
}

/** npm runs scripts in the root folder, whatever folder the command was typed in. */
function resolve(folder: string, environment: Environment): string {
  return path.resolve(environment['INIT_CWD'] ?? '.', folder);
}

function count({ texts, media }: SiteContent): string {
  return `${texts.size + media.size} files`;
}
