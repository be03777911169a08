/**
 * Kills the server (-9) in the middle of buying, again and again, and then looks whether everything
 * it had acknowledged is still there: `node bench/server/crash-loop.ts [times]` on the embedded
 * database, with `BENCH_DATABASE_URL` on PostgreSQL. Ends with 1 when anything was lost.
 */
import http from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from './process.ts';
import { chooseItem, findLosses, shopUntilRefused, type Shopping } from './shopping.ts';

const mainFile = fileURLToPath(new URL('../../apps/server/main.ts', import.meta.url));
const times = Number(process.argv[2] ?? 10);
const shoppersAtOnce = 6;
const leastMs = 600;
const mostMs = 1800;

const dataDir = mkdtempSync(path.join(tmpdir(), 'sitewright-crash-'));
const env = {
  DATA_DIR: dataDir,
  DATABASE_URL: process.env['BENCH_DATABASE_URL'] ?? '',
  HOST: '127.0.0.1',
  PORT: '4322',
};
const records: Shopping[] = [];
let agent = new http.Agent({ keepAlive: true });

async function crash(run: number): Promise<void> {
  const server = await startServer([mainFile], env);
  const item = await chooseItem(server.url);
  agent = new http.Agent({ keepAlive: true });
  const shoppers = Array.from({ length: shoppersAtOnce }, () =>
    shopUntilRefused({ url: server.url, item, agent, records }),
  );
  const outcomes = Promise.allSettled(shoppers);
  await new Promise((resolve) => setTimeout(resolve, leastMs + Math.random() * (mostMs - leastMs)));
  process.kill(server.pid, 'SIGKILL');
  const reasons = (await outcomes).map((outcome) =>
    outcome.status === 'rejected' ? String(outcome.reason) : '',
  );
  const unexpected = reasons.filter((reason) => reason.includes('answered'));
  for (const reason of new Set(unexpected)) console.log(`  unexpected: ${reason}`);
  agent.destroy();
  const orders = records.filter(({ orderId }) => orderId).length;
  console.log(`kill ${run}: ${records.length} carts and ${orders} orders acknowledged so far`);
}

for (let run = 1; run <= times; run += 1) await crash(run);

const server = await startServer([mainFile], env);
agent = new http.Agent({ keepAlive: true, maxSockets: 8 });
const losses = await findLosses(records, agent);
agent.destroy();
await server.stop();
rmSync(dataDir, { recursive: true, force: true });

const orders = records.filter(({ orderId }) => orderId).length;
const kind = env.DATABASE_URL ? 'PostgreSQL' : 'embedded database';
console.log(
  `${times} kills, ${kind}: ${records.length} carts, ${orders} orders, lost ${losses.length}`,
);
for (const loss of losses) console.log(`  ${loss}`);
process.exit(losses.length === 0 ? 0 : 1);
