/**
 * Imports a made-up table of 100,000 rows (20,000 products) twice into an embedded database and
 * prints the rate and the largest resident memory, database included. Nothing is asserted.
 *
 *     node bench/import/run.ts [ROWS]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '../../apps/server/db/migrate.ts';
import { openDatabase } from '../../apps/server/db/open-database.ts';
import { importProducts } from '../../apps/server/features/import/import-products.ts';
import { addSite, writeTable } from './product-table.ts';

const rowCount = Number(process.argv[2] ?? 100_000);
const folder = mkdtempSync(path.join(tmpdir(), 'sitewright-bench-import-'));

try {
  const file = path.join(folder, 'products.csv');
  await writeTable(file, rowCount);
  const database = await openDatabase({ dataDir: path.join(folder, 'data'), databasePoolSize: 2 });
  await migrate(database.patient.kysely);
  const site = await addSite(database, true);
  const memory = watchMemory();
  for (const name of ['first run', 'second run']) {
    const startedAt = performance.now();
    const { products, rows } = await importProducts(
      { db: database.db, transact: database.transact },
      site,
      { file, units: { gramsPerUnit: 1000, mmPerUnit: 10 } },
    );
    const seconds = (performance.now() - startedAt) / 1000;
    console.log(
      `${name}: ${rows.taken} rows, ${Math.round(rows.taken / seconds)} rows/s, ` +
        `${JSON.stringify(products)}, at most ${memory.peakMiB()} MiB resident`,
    );
  }
  memory.stop();
  await database.close();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Looks from now on: starting the embedded database has a peak of its own. */
function watchMemory() {
  let peak = 0;
  const look = () => (peak = Math.max(peak, process.memoryUsage.rss()));
  const timer = setInterval(look, 20);
  return { peakMiB: () => Math.round(peak / 2 ** 20), stop: () => clearInterval(timer) };
}
