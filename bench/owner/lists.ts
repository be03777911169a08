/**
 * How long the lists of the back office take in a large shop: first page, search, sort and filter.
 *
 *     BENCH_DATABASE_URL=postgres://… npm run bench -- owner-lists [PRODUCTS] [ORDERS] [TIMES]
 *
 * 100,000 products of three variants and 1,000,000 orders, each of a customer of its own, unless
 * told; 40 times each. The user must be a superuser: references are not checked while rows are
 * copied.
 */
import http from 'node:http';
import pg from 'pg';
import { openDatabase } from '../../apps/server/db/open-database.ts';
import { copyOrders } from '../orders/copy-orders.ts';
import { readWrittenRows, type WrittenRows } from '../orders/written-rows.ts';
import { fillStore } from '../scale/fill-shop.ts';
import { addItem, chooseShipping, payFor } from '../server/buy.ts';
import { startServer } from '../server/process.ts';
import { serverArgs } from '../server/server-args.ts';
import { chooseItem } from '../server/shopping.ts';
import { openThrowawayDatabase, type ThrowawayDatabase } from '../server/throwaway-database.ts';
import { Times } from '../server/times.ts';
import { Visitor } from '../server/visitor.ts';
import { listQueries } from './list-queries.ts';
import { signInOwner } from './sign-in.ts';

type Env = ThrowawayDatabase['env'];

const [products = 100_000, orders = 1_000_000, times = 40] = process.argv.slice(2).map(Number);
const serverUrl = process.env['BENCH_DATABASE_URL'];
if (!serverUrl) {
  console.error('Set BENCH_DATABASE_URL to a PostgreSQL server, as a superuser.');
  process.exit(2);
}

const place = await openThrowawayDatabase(serverUrl);
try {
  await run(place.env);
} finally {
  await place.remove();
}

async function run(env: Env): Promise<void> {
  const first = await startServer(serverArgs, { ...env, PORT: '0' });
  const rows = await writeOneOrder(env, first.url);
  await first.stop();
  console.log(`\n${products} products, filled in ${await fillProducts(env)} s`);
  console.log(`${orders} orders, filled in ${await fillOrders(env, rows)} s\n`);
  const server = await startServer(serverArgs, { ...env, PORT: '0' });
  try {
    await measureLists(env, server.url);
  } finally {
    await server.stop();
  }
}

async function writeOneOrder(env: Env, url: string): Promise<WrittenRows[]> {
  const item = await chooseItem(url);
  return withClient(env, async (client) => {
    const rows = await readWrittenRows(client, async () => {
      const visitor = new Visitor(url, http.globalAgent);
      const { cartToken } = await addItem(visitor, item);
      const { status } = await payFor(visitor, await chooseShipping(visitor, cartToken));
      if (status !== 200) throw new Error(`Paying answered ${status}`);
    });
    return rows.filter(({ isAdded }) => isAdded);
  });
}

async function fillProducts({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }: Env) {
  const database = await openDatabase({ dataDir, databaseUrl, databasePoolSize: 4 });
  try {
    const store = await database.db
      .selectFrom('collections')
      .innerJoin('sites', 'sites.site_id', 'collections.site_id')
      .select(['collections.site_id as siteId', 'collections.id as collectionId'])
      .where('sites.is_default', '=', true)
      .where('collections.type_name', '=', 'products')
      .executeTakeFirstOrThrow();
    return (await fillStore(database, store, products)).toFixed(0);
  } finally {
    await database.close();
  }
}

async function fillOrders(env: Env, rows: readonly WrittenRows[]): Promise<string> {
  const startedAt = performance.now();
  await withClient(env, (client) => copyOrders(client, rows, { from: 2, to: orders }));
  return ((performance.now() - startedAt) / 1000).toFixed(0);
}

async function withClient<T>(env: Env, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function measureLists(env: Env, url: string): Promise<void> {
  const { visitor, calls } = await signInOwner(env, url);
  console.log('| list | times | p50 ms | p95 ms | longest ms | failed |');
  console.log('|---|---:|---:|---:|---:|---:|');
  for (const [name, queryOf] of Object.entries(listQueries)) {
    const taken = new Times();
    const ask = async (turn: number) =>
      (await visitor.send('GET', calls + queryOf(turn))).status === 200;
    // The first one is slower whatever there is: plans and caches are cold.
    await ask(0);
    for (let turn = 1; turn <= times; turn += 1) await taken.measure(() => ask(turn));
    const figures = [0.5, 0.95, 1].map((share) => taken.at(share).toFixed(1));
    console.log(`| ${[name, taken.count, ...figures, taken.failed].join(' | ')} |`);
  }
}
