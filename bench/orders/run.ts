/**
 * Orders a second on PostgreSQL: buyers with priced carts pay, over 1, 4, 16 and 64 connections, at
 * one process and at three; beside it the rows that an order writes, inserted by themselves.
 *
 *     BENCH_DATABASE_URL=postgres://… npm run bench -- orders [ORDERS]
 *
 * The user may make databases. ORDERS (400) is how many are paid for each row of the table.
 */
import http from 'node:http';
import pg from 'pg';
import { payFor } from '../server/buy.ts';
import { startServer, type RunningServer } from '../server/process.ts';
import { serverArgs } from '../server/server-args.ts';
import { openThrowawayDatabase, type ThrowawayDatabase } from '../server/throwaway-database.ts';
import { insertRaw, makeRawTables } from './raw-rows.ts';
import { prepareBuyers } from './ready-buyers.ts';
import { readWrittenRows } from './written-rows.ts';

const orders = Number(process.argv[2] ?? 400);
const serverUrl = process.env['BENCH_DATABASE_URL'];
const connectionCounts = [1, 4, 16, 64] as const;
if (!serverUrl) {
  console.error('Set BENCH_DATABASE_URL to a PostgreSQL server whose user may make databases.');
  process.exit(2);
}

const place = await openThrowawayDatabase(serverUrl);
try {
  await measure(place);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await place.remove();
}

async function measure({ env }: ThrowawayDatabase): Promise<void> {
  const start = () => startServer(serverArgs, { ...env, PORT: '0' });
  const first = await start();
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  const agent = new http.Agent({ keepAlive: true });
  const [buyer] = await prepareBuyers(1, [first.url], agent);
  const rows = await readWrittenRows(client, async () => {
    await payFor(buyer!.visitor, buyer!.cart);
  });
  agent.destroy();
  const written = rows.reduce((count, { templates }) => count + templates.length, 0);
  console.log(`An order writes ${written} rows in ${rows.length} tables.\n`);
  await makeRawTables(client, rows);
  await client.end();
  const others: RunningServer[] = [];
  const one = await payOverAll([first.url]);
  for (let more = 0; more < 2; more += 1) others.push(await start());
  const three = await payOverAll([first.url, ...others.map(({ url }) => url)]);
  for (const server of [first, ...others]) await server.stop();
  console.log('| connections | one process | three | the rows alone | one of the rows |');
  console.log('|---:|---:|---:|---:|---:|');
  let number = 1;
  for (const [at, connections] of connectionCounts.entries()) {
    const raw = await insertRaw(env.DATABASE_URL, rows, { connections, orders, first: number });
    number += orders;
    const [few, many] = [one[at] ?? 0, three[at] ?? 0];
    const figures = [few, many, raw].map((rate) => rate.toFixed(0));
    console.log(`| ${[connections, ...figures, (few / raw).toFixed(2)].join(' | ')} |`);
  }
}

/** Orders a second for each number of connections. */
async function payOverAll(urls: readonly [string, ...string[]]): Promise<number[]> {
  const rates: number[] = [];
  for (const connections of connectionCounts) {
    const agent = new http.Agent({ keepAlive: true });
    const buyers = await prepareBuyers(orders, urls, agent);
    let next = 0;
    const startedAt = performance.now();
    const lane = async () => {
      for (let buyer = buyers[next++]; buyer; buyer = buyers[next++]) {
        const { status, body } = await payFor(buyer.visitor, buyer.cart);
        if (status !== 200) throw new Error(`Paying answered ${status}: ${JSON.stringify(body)}`);
      }
    };
    await Promise.all(Array.from({ length: connections }, lane));
    rates.push(orders / ((performance.now() - startedAt) / 1000));
    agent.destroy();
  }
  return rates;
}
