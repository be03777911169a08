/** `node apps/server/testing/example-sites/give-example-site.ts THEME`: its site, beside a running server. */
import { readConfig } from '../../config/config.ts';
import { openInstallation } from '../../db/open-installation.ts';
import { addExampleSite } from './add-example-site.ts';
import { exampleSites, type ExampleTheme } from './example-sites.ts';

const [theme = ''] = process.argv.slice(2);
if (!(theme in exampleSites)) throw new Error(`No example theme ${theme}`);
const database = await openInstallation(readConfig(process.env));
try {
  await database.transact((trx) =>
    addExampleSite(trx, theme as ExampleTheme, { at: new Date(), isDefault: theme === 'forge' }),
  );
} finally {
  await database.close();
}
