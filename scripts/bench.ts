/**
 * `npm run bench [-- NAME [ARGUMENTS]]`: the measurements of the list below, one after the other; those of large shops only when BENCH_DATABASE_URL is set. What follows
 * the name of one goes to it.
 */
import { spawnSync } from 'node:child_process';
import { ensureBrowserAppsBuilt } from './lib/build-browser-apps.mjs';
import { ensureInstalled, rootDir, toolEnv } from './lib/install.mjs';

const benches = {
  template: 'bench/template/run.ts',
  server: 'bench/server/run.ts',
  page: 'bench/page/run.ts',
  'back-office': 'bench/back-office/run.ts',
  editor: 'bench/editor/run.ts',
  pictures: 'bench/server/pictures.ts',
  totals: 'bench/totals/run.ts',
  orders: 'bench/orders/run.ts',
  'many-orders': 'bench/orders/many-orders.ts',
  'owner-lists': 'bench/owner/lists.ts',
  'bulk-prices': 'bench/owner/bulk-prices.ts',
  reports: 'bench/owner/reports.ts',
  indexes: 'bench/import/indexes.ts',
};

const needPostgres = new Set(['orders', 'many-orders', 'owner-lists', 'bulk-prices', 'reports']);

/** Go on in a shop that another one left. */
const needKept = new Set(['bulk-prices', 'reports']);

ensureInstalled();
ensureBrowserAppsBuilt();
const [wanted, ...given] = process.argv.slice(2);
for (const [name, file] of Object.entries(benches)) {
  if (wanted !== undefined && wanted !== name) continue;
  if (wanted === undefined && needPostgres.has(name) && !process.env['BENCH_DATABASE_URL'])
    continue;
  if (wanted === undefined && needKept.has(name) && !process.env['BENCH_KEPT']) continue;
  console.log(`\n# ${name}`);
  const { status } = spawnSync('node', [file, ...given], {
    cwd: rootDir,
    stdio: 'inherit',
    env: toolEnv(),
  });
  if (status !== 0) process.exit(status ?? 1);
}
