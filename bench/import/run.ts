/**
 * Imports a made-up table of 100,000 rows (20,000 products) twice into an embedded database and
 * prints the rate and the largest resident memory, database included. Nothing is asserted.
 *
 *     node bench/import/run.ts [ROWS]
 */
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { newId } from '../../apps/server/db/id.ts';
import { migrate } from '../../apps/server/db/migrate.ts';
import { openDatabase } from '../../apps/server/db/open-database.ts';
import { importProducts } from '../../apps/server/features/import/import-products.ts';

const rowCount = Number(process.argv[2] ?? 100_000);
const variantsPerProduct = 5;
const folder = mkdtempSync(path.join(tmpdir(), 'sitewright-bench-import-'));

try {
  const file = path.join(folder, 'products.csv');
  await writeTable(file);
  const database = await openDatabase({ dataDir: path.join(folder, 'data'), databasePoolSize: 2 });
  await migrate(database.patient.kysely);
  const site = { siteId: newId(), currency: 'USD' };
  await database.kysely
    .insertInto('sites')
    .values({
      site_id: site.siteId,
      identifier: 'bench',
      title: 'Bench',
      tagline: '',
      description: '',
      theme: 'linden',
      currency: site.currency,
      locale: 'en-US',
      time_zone: 'UTC',
      is_default: true,
      settings: '{}',
      tweaks: '{}',
    })
    .execute();
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

async function writeTable(file: string): Promise<void> {
  const out = createWriteStream(file);
  out.write(
    'Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product Page,Product URL,Title,Description,SKU,Option Name 1,Option Value 1,Price,Sale Price,On Sale,Stock,Categories,Tags,Weight,Visible,Hosted Image URLs\n',
  );
  for (let row = 0; row < rowCount; row += 1) {
    const product = Math.floor(row / variantsPerProduct);
    const isFirst = row % variantsPerProduct === 0;
    const facts = isFirst
      ? `p${product},v${row},PHYSICAL,shop,product-${product},Product ${product},"<p>${'Words about it. '.repeat(20)}</p>"`
      : `,v${row},,,,,`;
    const rest = isFirst ? `/kind-${product % 40}/sub-${product % 7},"a, b",1.5,Yes,` : ',,1.5,,';
    const line = `${facts},SKU-${row},Size,${row % variantsPerProduct},${row % 90}.50,0,No,${row % 30},${rest}\n`;
    if (!out.write(line)) await new Promise<void>((resolve) => out.once('drain', resolve));
  }
  out.end();
  await finished(out);
}
