/**
 * A shop of 50,000 products: eight people search without a pause while one buys and the health
 * check is asked ten times a second; then list and product pages beside those of 500 products.
 *
 *     node bench/scale/run.ts [PRODUCTS] [SECONDS]
 *
 * Runs on the embedded database, and on PostgreSQL when TEST_DATABASE_URL names a server that may
 * be filled; `BENCH_ONLY=embedded` or `postgres` runs one of them. Prints p50, p99 and the longest
 * of each in milliseconds. Nothing is asserted.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '../server/process.ts';
import { serverArgs } from '../server/server-args.ts';
import { openThrowawayDatabase } from '../server/throwaway-database.ts';
import { Times } from '../server/times.ts';
import { Visitor } from '../server/visitor.ts';
import http from 'node:http';
import { fillShop, vocabulary } from './fill-shop.ts';

const products = Number(process.argv[2] ?? 50_000);
const seconds = Number(process.argv[3] ?? 20);
const smallShop = 500;
const searchers = 8;
const port = process.env['PORT'] ?? '0';

/** What people type: words of many titles, of few, of one, beginnings, and misspelt ones. */
function typeSomething(turn: number): string {
  const { colours, things, materials } = vocabulary;
  const colour = colours[turn % colours.length]!;
  const thing = things[turn % things.length]!;
  const kinds = [
    thing,
    `${colour} ${thing}`,
    thing.slice(0, 3),
    `${materials[turn % materials.length]} no ${turn}`,
    `${thing.slice(0, 2)}x${thing.slice(2)}`,
    'made by hand',
  ];
  return kinds[turn % kinds.length]!;
}

async function isFine(url: string, headers: Record<string, string> = {}): Promise<boolean> {
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  return response.ok;
}

/** Every search comes from an address of its own: the limit of one is not what is measured. */
const strangeAddress = (turn: number) =>
  `198.${18 + (turn % 2)}.${Math.floor(turn / 250) % 250}.${turn % 250}`;

async function shopUnderSearch(url: string): Promise<void> {
  const times = { search: new Times(), add: new Times(), read: new Times(), health: new Times() };
  const end = performance.now() + seconds * 1000;
  const isOn = () => performance.now() < end;
  let turn = 0;
  const search = async () => {
    while (isOn()) {
      turn += 1;
      const words = encodeURIComponent(typeSomething(turn));
      const headers = { 'x-forwarded-for': strangeAddress(turn) };
      await times.search.measure(() => isFine(`${url}/search?q=${words}&n=${turn}`, headers));
    }
  };
  const items = await listItems(url, 0);
  const buy = async () => {
    const agent = new http.Agent({ keepAlive: true });
    const buyer = new Visitor(url, agent);
    await buyer.send('GET', '/api/commerce/shopping-cart');
    for (let count = 0; isOn(); count += 1) {
      const item = items[count % items.length]!;
      const body = { itemId: item.id, sku: item.sku, quantity: 1, additionalFields: 'null' };
      const entries = '/api/commerce/shopping-cart/entries';
      await times.add.measure(
        async () => (await buyer.send('POST', entries, { body })).status === 200,
      );
      await times.read.measure(
        async () => (await buyer.send('GET', '/api/commerce/shopping-cart')).status === 200,
      );
      await pause(100);
    }
    agent.destroy();
  };
  const ask = async () => {
    while (isOn()) {
      await times.health.measure(() => isFine(`${url}/healthz`));
      await pause(100);
    }
  };
  await Promise.all([...Array.from({ length: searchers }, search), buy(), ask()]);
  console.log(times.search.row('search'));
  console.log(times.add.row('add to cart'));
  console.log(times.read.row('cart read'));
  console.log(times.health.row('/healthz'));
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

interface ListedItem {
  id: string;
  fullUrl: string;
  sku: string;
}

async function listItems(url: string, offset: number): Promise<ListedItem[]> {
  const response = await fetch(`${url}/shop?format=json&offset=${offset}`);
  const { items } = (await response.json()) as {
    items: { id: string; fullUrl: string; structuredContent: { variants: { sku: string }[] } }[];
  };
  return items.map(({ id, fullUrl, structuredContent }) => ({
    id,
    fullUrl,
    sku: structuredContent.variants[0]!.sku,
  }));
}

/** Pages that no cache holds: each is asked for once. */
async function browse(url: string, count: number): Promise<void> {
  const times = { list: new Times(), deep: new Times(), product: new Times(), map: new Times() };
  for (let page = 0; page < 20; page += 1) {
    await times.list.measure(() => isFine(`${url}/shop?offset=${page * 20}`));
    const deep = Math.max(0, Math.floor(count * 0.8) - page * 20);
    await times.deep.measure(() => isFine(`${url}/shop?offset=${deep}`));
  }
  for (const { fullUrl } of await listItems(url, Math.floor(count / 2))) {
    await times.product.measure(() => isFine(url + fullUrl));
  }
  for (let time = 0; time < 2; time += 1) {
    await times.map.measure(() => isFine(`${url}/sitemap.xml`));
  }
  for (let part = 1; part <= Math.floor(count / 10_000); part += 1) {
    await times.map.measure(() => isFine(`${url}/sitemap-${part}.xml`));
  }
  console.log(times.list.row(`list page of ${count}`));
  console.log(times.deep.row(`list page at offset ${Math.floor(count * 0.8)}`));
  console.log(times.product.row(`product page of ${count}`));
  console.log(times.map.row(`sitemap of ${count}, its index twice and its parts`));
}

interface Engine {
  name: string;
  /** A fresh place for a shop, and how to be rid of it. */
  open(): Promise<{ env: Record<string, string>; remove(): Promise<void> }>;
}

const embedded: Engine = {
  name: 'embedded',
  async open() {
    const folder = mkdtempSync(path.join(tmpdir(), 'sitewright-scale-'));
    return {
      env: { DATA_DIR: folder },
      remove: async () => rmSync(folder, { recursive: true, force: true }),
    };
  },
};

function postgres(serverUrl: string): Engine {
  return { name: 'PostgreSQL', open: () => openThrowawayDatabase(serverUrl) };
}

async function run(engine: Engine, count: number): Promise<void> {
  const place = await engine.open();
  try {
    const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl } = place.env;
    const filled = await fillShop({ dataDir, databaseUrl, databasePoolSize: 4 }, count);
    console.log(`\n## ${engine.name}, ${count} products (filled in ${filled.toFixed(0)} s)\n`);
    console.log('| what | times | p50 ms | p99 ms | longest ms | failed |');
    console.log('|---|---:|---:|---:|---:|---:|');
    const env = { ...place.env, PORT: port, TRUST_PROXY: '1', LOG_LEVEL: 'error' };
    const server = await startServer(serverArgs, env);
    try {
      await browse(server.url, count);
      if (count === products) await shopUnderSearch(server.url);
    } finally {
      await server.stop();
    }
  } finally {
    await place.remove();
  }
}

const serverUrl = process.env['TEST_DATABASE_URL'];
const only = process.env['BENCH_ONLY'];
const engines = [embedded, ...(serverUrl ? [postgres(serverUrl)] : [])].filter(
  ({ name }) => only === undefined || name.toLowerCase().startsWith(only),
);
for (const engine of engines) {
  for (const count of [smallShop, products]) await run(engine, count);
}
