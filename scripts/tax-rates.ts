/**
 * `npm run tax-rates -- SITE EU|US …`: loads the tax rates of the European Union or of states of the
 * USA, beside a running server and without one.
 */
import { readConfig } from '../apps/server/config/config.ts';
import { openInstallation } from '../apps/server/db/open-installation.ts';
import {
  runTaxRatesCommand,
  TaxRatesCommandError,
} from '../apps/server/features/taxes/tax-rates-command.ts';
import { runCommand } from './lib/run-command.ts';

await runCommand(async () => {
  const database = await openInstallation(readConfig(process.env));
  try {
    return `${await runTaxRatesCommand(database, process.argv.slice(2))}\n`;
  } finally {
    await database.close();
  }
}, [TaxRatesCommandError]);
