/**
 * What the indexes of migration 0443 cost whoever writes: products that are imported, and orders whose
 * moves are counted for reports. The same again and again in one embedded database, with the indexes of
 * before and with those of now in turn. Nothing is asserted.
 *
 *     npm run bench -- indexes [ROWS] [ORDERS] [TURNS]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { OpenDatabase } from '../../apps/server/db/database.ts';
import { migrate } from '../../apps/server/db/migrate.ts';
import { openDatabase } from '../../apps/server/db/open-database.ts';
import { importProducts } from '../../apps/server/features/import/import-products.ts';
import { countMoves } from '../../apps/server/features/reports/count-moves.ts';
import { addSite, writeTable } from './product-table.ts';

const [rows = 10_000, orders = 20_000, turns = 4] = process.argv.slice(2).map(Number);
const kinds = ['before', 'now'] as const;

const names = ['variants_stock', 'products_title', 'products_title_letters', 'report_days_net'];

const before = [
  `create index variants_stock on variants
    (site_id, (case when unlimited then 2147483647 else qty_in_stock end), product_id, id)`,
  'create index products_title on products (site_id, title_key, id)',
  `create index products_title_letters on products using gin (site_id, fold_text(title) gin_trgm_ops)
    with (gin_pending_list_limit = 512)`,
];

const folder = mkdtempSync(path.join(tmpdir(), 'sitewright-bench-indexes-'));
try {
  const file = path.join(folder, 'products.csv');
  await writeTable(file, rows);
  const database = await openDatabase({ dataDir: path.join(folder, 'data'), databasePoolSize: 2 });
  await migrate(database.patient.kysely);
  const now = await readIndexes(database);
  const seconds = { before: { products: 0, orders: 0 }, now: { products: 0, orders: 0 } };
  for (let turn = 0; turn < turns; turn += 1) {
    // The other way round each time: who comes second has larger tables.
    for (const kind of turn % 2 === 0 ? kinds : kinds.toReversed()) {
      await useIndexes(database, kind === 'before' ? before : now);
      const site = await addSite(database, turn === 0 && kind === 'before');
      seconds[kind].products += await secondsOf(() =>
        importProducts(database.patient, site, {
          file,
          units: { gramsPerUnit: 1000, mmPerUnit: 10 },
        }),
      );
      await addMoves(database, site.siteId);
      seconds[kind].orders += await secondsOf(() => countMoves(database.patient, site.siteId));
    }
  }
  await database.close();
  console.log(
    '| written | with the indexes of before, a second | of now, a second | now / before |',
  );
  console.log('|---|---:|---:|---:|');
  for (const [what, each] of [
    ['products', rows / 5],
    ['orders', orders],
  ] as const) {
    const rate = (kind: (typeof kinds)[number]) => (each * turns) / seconds[kind][what];
    const figures = [rate('before').toFixed(0), rate('now').toFixed(0)];
    console.log(`| ${[what, ...figures, (rate('now') / rate('before')).toFixed(2)].join(' | ')} |`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function readIndexes({ kysely }: OpenDatabase): Promise<string[]> {
  const found = await sql<{ indexdef: string }>`
    select indexdef from pg_indexes where indexname = any(${names}::text[])`.execute(kysely);
  return found.rows.map(({ indexdef }) => indexdef);
}

async function useIndexes({ patient }: OpenDatabase, definitions: readonly string[]) {
  for (const name of names) await sql.raw(`drop index if exists ${name}`).execute(patient.kysely);
  for (const definition of definitions) await sql.raw(definition).execute(patient.kysely);
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}

/** Two moves of each order, as they wait to be counted: of the sales and of one of 2,000 products. */
async function addMoves({ patient }: OpenDatabase, siteId: string): Promise<void> {
  await sql`
    insert into report_moves (site_id, source, number, order_id, currency, is_test, happened_at, channel,
      is_new_customer, report, key, orders, units, gross_cents)
    select ${siteId}, 'payment:' || n, k, 'order-' || n, 'USD', false,
      now() - n * interval '1 minute', 'online', false, (array['sales', 'product'])[k],
      case when k = 2 then 'product-' || n * 7919 % 2000 else '' end, 1, 1, 1000 + n % 90 * 100
    from generate_series(1, ${sql.lit(orders)}) as n, generate_series(1, 2) as k`.execute(
    patient.kysely,
  );
  // As it is where moves come one after the other.
  await sql`analyze report_moves`.execute(patient.kysely);
}
