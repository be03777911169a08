/**
 * How long the lists of the back office take in a large shop: first page, search, sort and filter.
 *
 *     BENCH_DATABASE_URL=postgres://… npm run bench -- owner-lists [PRODUCTS] [ORDERS] [CUSTOMERS] [TIMES]
 *
 * 100,000 products of three variants, 1,000,000 orders and 500,000 customers unless told; 40 times
 * each. The user must be a superuser: references are not checked while rows are copied. Without
 * `BENCH_DATABASE_URL` it is the embedded database, and a tenth of all that.
 *
 * A shop that `BENCH_KEEP=1` left is asked again: `BENCH_DATABASE_URL` names its database then, and
 * `BENCH_KEPT` its folder. `BENCH_ONLY` is how the names of the lists begin, parted by commas.
 *
 * What the processor works for a call in the database says more than its time on a busy machine. It
 * is told where the database is on this one; jobs of the shop that run meanwhile are in it.
 */
import http from 'node:http';
import pg from 'pg';
import { embeddedConnection } from '../../apps/server/db/embedded/embedded-connection.ts';
import { copyOrders } from '../orders/copy-orders.ts';
import { readWrittenRows, type WrittenRows } from '../orders/written-rows.ts';
import { copyProducts } from '../scale/copy-products.ts';
import { fillFurtherLists } from '../scale/fill-further-lists.ts';
import { fillLists } from '../scale/fill-lists.ts';
import { fillReports } from '../scale/fill-reports.ts';
import { addItem, chooseShipping, payFor } from '../server/buy.ts';
import { findLocalPostmaster } from '../server/local-postmaster.ts';
import { cpuMs } from '../server/process-tree.ts';
import { startServer } from '../server/process.ts';
import { serverArgs } from '../server/server-args.ts';
import { chooseItem } from '../server/shopping.ts';
import {
  openThrowawayDatabase,
  openThrowawayFolder,
  type ThrowawayDatabase,
} from '../server/throwaway-database.ts';
import { Times } from '../server/times.ts';
import { Visitor } from '../server/visitor.ts';
import { furtherQueries, type KnownIds } from './further-queries.ts';
import { listQueries } from './list-queries.ts';
import { signInOwner } from './sign-in.ts';

type Env = ThrowawayDatabase['env'];

const serverUrl = process.env['BENCH_DATABASE_URL'] ?? '';
const size = serverUrl === '' ? 0.1 : 1;
const [
  products = 100_000 * size,
  orders = 1_000_000 * size,
  customers = 500_000 * size,
  times = 40,
] = process.argv.slice(2).map(Number);

/** So many orders, the newest, have payments, papers, mails and ledger too. */
const wholeOrders = 100_000 * size;

const keptFolder = process.env['BENCH_KEPT'];
if (keptFolder !== undefined) await measure({ DATA_DIR: keptFolder, DATABASE_URL: serverUrl });
else {
  const place = serverUrl === '' ? openThrowawayFolder() : await openThrowawayDatabase(serverUrl);
  try {
    await run(place.env);
  } finally {
    await place.remove();
  }
}

async function run(env: Env): Promise<void> {
  const first = await startServer(serverArgs, { ...env, PORT: '0' });
  const rows = await writeOneOrder(env, first.url);
  // The embedded database is there while its server is.
  if (env.DATABASE_URL !== '') await first.stop();
  const seconds = await withClient(env, (client) => fill(client, env, rows));
  if (env.DATABASE_URL === '') await first.stop();
  console.log(`\n${products} products, ${orders} orders, filled in ${seconds} s\n`);
  await measure(env);
}

async function measure(env: Env): Promise<void> {
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

async function fill(
  client: pg.Client,
  { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }: Env,
  rows: readonly WrittenRows[],
): Promise<string> {
  const startedAt = performance.now();
  const copied = await copyProducts(client, { dataDir, databaseUrl }, products);
  const number = `(1 + n % ${products - 1})`;
  const variety = {
    customers,
    product: copied.idOf(number),
    variant: copied.variantOf(number),
    whole: wholeOrders,
  };
  await copyOrders(client, rows, { from: 2, to: orders, variety });
  await fillReports(client, { orders, products });
  await fillLists(client, copied, { products, customers });
  await fillFurtherLists(client, { products, customers });
  return ((performance.now() - startedAt) / 1000).toFixed(0);
}

async function withClient<T>(env: Env, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const { DATA_DIR, DATABASE_URL } = env;
  const client = new pg.Client(
    DATABASE_URL === '' ? embeddedConnection(DATA_DIR) : { connectionString: DATABASE_URL },
  );
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function measureLists(env: Env, url: string): Promise<void> {
  const { visitor, calls } = await signInOwner(env, url);
  const begins = process.env['BENCH_ONLY']?.split(',') ?? [''];
  const postmaster = serverUrl === '' ? undefined : await findLocalPostmaster(serverUrl);
  const worked = () => (postmaster === undefined ? 0 : cpuMs([postmaster]));
  console.log('| list | times | p50 ms | p95 ms | longest ms | failed | database, CPU ms a call |');
  console.log('|---|---:|---:|---:|---:|---:|---:|');
  const known = await readKnownIds(visitor, calls);
  for (const [name, queryOf] of Object.entries({ ...listQueries, ...furtherQueries })) {
    if (!begins.some((begin) => name.startsWith(begin))) continue;
    const taken = new Times();
    const ask = async (turn: number) => {
      const path = queryOf(turn, known);
      const { status } = await visitor.send('GET', path.startsWith('/api') ? path : calls + path);
      return status === 200;
    };
    // The first one is slower whatever there is: plans and caches are cold.
    await ask(0);
    const before = worked();
    for (let turn = 1; turn <= times; turn += 1) await taken.measure(() => ask(turn));
    const figures = [0.5, 0.95, 1].map((share) => taken.at(share).toFixed(1));
    const work = ((worked() - before) / times).toFixed(0);
    console.log(`| ${[name, taken.count, ...figures, taken.failed, work].join(' | ')} |`);
  }
}

/** The first page of each is enough to ask for one after the other. */
async function readKnownIds(visitor: Visitor, calls: string): Promise<KnownIds> {
  const read = async (list: 'products' | 'customers' | 'pages') => {
    const { body } = await visitor.send('GET', `${calls}/${list}`);
    return (body as unknown as Record<typeof list, { id: string; typeName?: string }[]>)[list];
  };
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  const pages = await read('pages');
  return {
    products: idsOf(await read('products')),
    customers: idsOf(await read('customers')),
    blog: pages.find(({ typeName }) => typeName === 'blog')?.id ?? '',
  };
}
