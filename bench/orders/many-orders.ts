/**
 * Whether a shop slows down as orders pile up: checkout and the owner's list with few orders behind
 * them and with many.
 *
 *     BENCH_DATABASE_URL=postgres://… npm run bench -- many-orders [FEW] [MANY] [BUYERS]
 *
 * 1,000 orders, then 1,000,000, and 300 buyers each unless told. The rows of one real order are
 * copied, so the user must be a superuser: references are not checked meanwhile. Beside each p99
 * stands how many times that of the few it is.
 */
import http from 'node:http';
import pg from 'pg';
import { signInOwner, type SignedInOwner } from '../owner/sign-in.ts';
import { addItem, chooseShipping, payFor } from '../server/buy.ts';
import { startServer } from '../server/process.ts';
import { serverArgs } from '../server/server-args.ts';
import { chooseItem, type Item } from '../server/shopping.ts';
import { openThrowawayDatabase, type ThrowawayDatabase } from '../server/throwaway-database.ts';
import { Times } from '../server/times.ts';
import { Visitor } from '../server/visitor.ts';
import { copyOrders } from './copy-orders.ts';
import { readWrittenRows } from './written-rows.ts';

const [few = 1_000, many = 1_000_000, buyers = 300] = process.argv.slice(2).map(Number);
const serverUrl = process.env['BENCH_DATABASE_URL'];
const buyersAtOnce = 4;
const ownerPages = 100;
if (!serverUrl) {
  console.error('Set BENCH_DATABASE_URL to a PostgreSQL server, as a superuser.');
  process.exit(2);
}

const place = await openThrowawayDatabase(serverUrl);
try {
  await measure(place);
} finally {
  await place.remove();
}

async function measure({ env }: ThrowawayDatabase): Promise<void> {
  const server = await startServer(serverArgs, { ...env, PORT: '0' });
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  try {
    const shop = { url: server.url, item: await chooseItem(server.url) };
    const rows = await readWrittenRows(client, () => buyOnce(shop));
    const owner = await signInOwner(env, server.url);
    const added = rows.filter(({ isAdded }) => isAdded);
    let orders = 1;
    const earlier = new Map<string, Times>();
    for (const wanted of [few, many]) {
      const startedAt = performance.now();
      await copyOrders(client, added, { from: orders + 1, to: wanted });
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
      console.log(`\n## ${wanted} orders (filled in ${seconds} s)\n`);
      console.log('| what | times | p50 ms | p99 ms | longest ms | failed | p99, times the few |');
      console.log('|---|---:|---:|---:|---:|---:|---:|');
      // The first ones are slower whatever there is: plans and caches are cold.
      await buyAndLook({ ...shop, owner, count: 40 });
      for (const [name, times] of await buyAndLook({ ...shop, owner, count: buyers })) {
        const before = earlier.get(name);
        const ratio = before ? (times.at(0.99) / before.at(0.99)).toFixed(2) : '';
        console.log(`${times.row(name)} ${ratio} |`);
        earlier.set(name, times);
      }
      orders = wanted + 2 * buyers + 80;
    }
  } finally {
    await client.end();
    await server.stop();
  }
}

interface Shop {
  url: string;
  item: Item;
}

async function buyOnce({ url, item }: Shop): Promise<void> {
  const visitor = new Visitor(url, http.globalAgent);
  const { cartToken } = await addItem(visitor, item);
  const { status } = await payFor(visitor, await chooseShipping(visitor, cartToken));
  if (status !== 200) throw new Error(`Paying answered ${status}`);
}

async function buyAndLook({
  url,
  item,
  owner,
  count,
}: Shop & { owner: SignedInOwner; count: number }): Promise<Map<string, Times>> {
  const times = {
    'add to cart': new Times(),
    'choose shipping': new Times(),
    'checkout page': new Times(),
    pay: new Times(),
    'confirmed page': new Times(),
    'owner’s list': new Times(),
  };
  const agent = new http.Agent({ keepAlive: true });
  let next = 0;
  const lane = async () => {
    while (next < count) {
      next += 1;
      const visitor = new Visitor(url, agent);
      let cart = await timed(times['add to cart'], () => addItem(visitor, item));
      cart = await timed(times['choose shipping'], () => chooseShipping(visitor, cart.cartToken));
      const look = (page: string) => async () => (await visitor.send('GET', page)).status === 200;
      await times['checkout page'].measure(look(`/checkout?cartToken=${cart.cartToken}`));
      const answer = await timed(times.pay, () => payFor(visitor, cart));
      if (answer.status !== 200) times.pay.failed += 1;
      await times['confirmed page'].measure(look(answer.body?.redirectUrlPath ?? ''));
    }
  };
  await Promise.all(Array.from({ length: buyersAtOnce }, lane));
  for (let page = 0; page < ownerPages; page += 1) {
    await times['owner’s list'].measure(
      async () => (await owner.visitor.send('GET', `${owner.calls}/orders`)).status === 200,
    );
  }
  agent.destroy();
  return new Map(Object.entries(times));
}

async function timed<T>(times: Times, work: () => Promise<T>): Promise<T> {
  const done: T[] = [];
  await times.measure(async () => {
    done.push(await work());
    return true;
  });
  return done[0]!;
}
