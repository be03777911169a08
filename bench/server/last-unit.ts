/**
 * 200 buyers pay for the last piece at the same moment, over HTTP, on a real PostgreSQL:
 * `BENCH_DATABASE_URL=postgres://… node bench/server/last-unit.ts [buyers]`. The database must be
 * empty or one of this script. Ends with 1 when there was not exactly one order and no stock left.
 */
import http from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { addItem, chooseShipping, payFor } from './buy.ts';
import { startServer } from './process.ts';
import { Visitor } from './visitor.ts';

const mainFile = fileURLToPath(new URL('../../apps/server/main.ts', import.meta.url));
const require = createRequire(mainFile);
const { Client } = require('pg') as typeof pg;

const databaseUrl = process.env['BENCH_DATABASE_URL'];
const buyers = Number(process.argv[2] ?? 200);
if (!databaseUrl) {
  console.error('Set BENCH_DATABASE_URL to an empty PostgreSQL database.');
  process.exit(2);
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'sitewright-last-unit-'));
const server = await startServer([mainFile], {
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  HOST: '127.0.0.1',
  PORT: '4321',
});
const client = new Client({ connectionString: databaseUrl });
await client.connect();

interface Chosen {
  site_id: string;
  variant_id: string;
  product_id: string;
  sku: string;
}

/** A physical product of the default site, with one piece left. */
async function chooseLastPiece(): Promise<Chosen> {
  const { rows } = await client.query<Chosen>(`
    update variants set qty_in_stock = 1, unlimited = false
    where (site_id, id) = (
      select v.site_id, v.id from variants v
      join products p on p.site_id = v.site_id and p.id = v.product_id
      join sites s on s.site_id = v.site_id
      where p.product_type = 1 and p.is_visible and not p.is_subscribable and s.is_default
        and p.additional_fields_form_id is null
      order by v.id limit 1)
    returning site_id, id as variant_id, product_id, sku`);
  return rows[0]!;
}

const chosen = await chooseLastPiece();
const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });
const ready = await Promise.all(
  Array.from({ length: buyers }, async () => {
    const visitor = new Visitor(server.url, agent);
    const cart = await addItem(visitor, { itemId: chosen.product_id, sku: chosen.sku });
    return { visitor, cart: await chooseShipping(visitor, cart.cartToken) };
  }),
);

const started = performance.now();
const answers = await Promise.all(ready.map(({ visitor, cart }) => payFor(visitor, cart)));
const tookMs = performance.now() - started;

const outcomes = new Map<string, number>();
for (const { status, body } of answers) {
  const outcome = `${status} ${body?.code ?? body?.status ?? ''}`;
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
}
const sold = await client.query<{ count: string }>(
  `select count(*) from order_items where site_id = $1 and variant_id = $2
     and order_id in (select id from orders where created_at > now() - interval '1 hour')`,
  [chosen.site_id, chosen.variant_id],
);
const left = await client.query<{ qty_in_stock: number }>(
  'select qty_in_stock from variants where site_id = $1 and id = $2',
  [chosen.site_id, chosen.variant_id],
);
const succeeded = outcomes.get('200 succeeded') ?? 0;
const stock = left.rows[0]!.qty_in_stock;

console.log(`${buyers} buyers for one piece, ${tookMs.toFixed(0)} ms:`);
for (const [outcome, count] of outcomes) console.log(`  ${count} × ${outcome}`);
console.log(
  `orders with it ${sold.rows[0]!.count} (all runs of the last hour), stock left ${stock}`,
);

agent.destroy();
await client.end();
await server.stop();
rmSync(dataDir, { recursive: true, force: true });
const isRight = succeeded === 1 && outcomes.get('409 stock_changed') === buyers - 1 && stock === 0;
console.log(isRight ? 'right: one order, all others refused clearly' : 'WRONG');
process.exit(isRight ? 0 : 1);
