/** `npm run import`: opens the installation, imports, prints the report. */
import path from 'node:path';
import { pino } from 'pino';
import { readConfig } from '../../config/config.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { refreshStatistics } from '../../db/refresh-statistics.ts';
import { openInstallation } from '../../db/open-installation.ts';
import { createContext } from '../../create-context.ts';
import type { AppContext } from '../../context.ts';
import { patientContext } from '../../patient-context.ts';
import { chooseUnits, parseImportCommand, type ImportCommand } from './import-command.ts';
import { importProducts } from './import-products.ts';
import { PictureFolder } from './pictures/picture-folder.ts';
import { formatReport, type ImportReport } from './report.ts';
import { announceProducts } from '../products/change-products.ts';
import { readSettings } from '../settings/read-settings.ts';
import { findSite } from './find-site.ts';
import { makeImportSite, openStorePages } from './new-site.ts';
import { createSavePicture } from './save-picture.ts';

/**
 * Runs the command and answers what to print.
 * @throws ImportUsageError, and what opening the database and reading the file throw
 */
export async function runImport(
  args: readonly string[],
  environment: Record<string, string | undefined>,
): Promise<string> {
  const command = resolvePaths(parseImportCommand(args), environment['INIT_CWD'] ?? '.');
  const config = readConfig(environment);
  const database = await openInstallation(config);
  try {
    const log = pino({ level: config.logLevel });
    const ctx = patientContext(await createContext({ config, log, database }));
    const report = await importFor(ctx, database, command);
    return command.asJson ? `${JSON.stringify(report)}\n` : formatReport(report);
  } finally {
    await database.close();
  }
}

/** npm runs scripts in the root folder, whatever folder the command was typed in. */
function resolvePaths(command: ImportCommand, folder: string): ImportCommand {
  const { file, imageFolder } = command;
  return {
    ...command,
    file: path.resolve(folder, file),
    imageFolder: imageFolder && path.resolve(folder, imageFolder),
  };
}

async function importFor(
  ctx: AppContext,
  database: OpenDatabase,
  command: ImportCommand,
): Promise<ImportReport> {
  if (command.isNewSite) await makeImportSite(ctx, command.site!);
  const site = await findSite(database.db, command.site);
  // Before any transaction: inside one nothing else may be read.
  const told = await ctx.sites.get(site.siteId);
  const save = createSavePicture(ctx, site.siteId);
  const folder = command.imageFolder ? await PictureFolder.open(command.imageFolder) : undefined;
  const report = await importProducts(ctx, site, {
    file: command.file,
    ...(told && { variantsPerProduct: readSettings(told, 'store').variantsPerProduct }),
    page: command.page,
    pictures: command.withImages ? { save, folder } : undefined,
    keepStock: command.keepStock,
    isDryRun: command.isDryRun,
    onSaved: async (trx, products) => {
      if (told) await announceProducts({ ctx, trx, site: told }, products);
    },
    units: chooseUnits(command.weightUnit, site.locale),
  });
  if (command.isNewSite) await openStorePages(ctx, site.siteId);
  await refreshStatistics(database.patient);
  return report;
}
