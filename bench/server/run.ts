/**
 * The server bench: cached and uncached product page, list page, add to cart and cart read,
 * beside a bare Fastify answer of the same bytes; start time; memory; bytes of a product page.
 * Everything in one run, so that the figures can be compared. CPU and memory are those of server
 * and database together. With `BENCH_DATABASE_URL` (an empty database) on a PostgreSQL server,
 * counted where it runs on this machine, with whatever else it does.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { measure, type Load, type Measured } from './load.ts';
import { measurePageBytes } from './page-bytes.ts';
import { findLocalPostmaster } from './local-postmaster.ts';
import { memoryMiB } from './process-tree.ts';
import { startServer } from './process.ts';
import { serverArgs } from './server-args.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const databaseUrl = process.env['BENCH_DATABASE_URL'] ?? '';
const bareFile = path.join(root, 'bench/server/bare.ts');

interface ListedItem {
  id: string;
  fullUrl: string;
  structuredContent: { productType: number; variants: { sku: string; unlimited: boolean }[] };
}

interface Row {
  readonly name: string;
  readonly connections: number;
  readonly measured: Measured;
}

function printRows(rows: readonly Row[], bare: ReadonlyMap<number, Measured>): void {
  console.log(
    '\n| what | connections | per second | p50 ms | p99 ms | CPU ms each | of bare | failed |',
  );
  console.log('|---|---:|---:|---:|---:|---:|---:|---:|');
  for (const { name, connections, measured: m } of rows) {
    const ratio = m.perSecond / (bare.get(connections)?.perSecond ?? m.perSecond);
    const cells = [name, connections, m.perSecond.toFixed(0), m.p50Ms, m.p99Ms];
    console.log(
      `| ${[...cells, m.cpuMsEach.toFixed(2), ratio.toFixed(2), m.failed].join(' | ')} |`,
    );
  }
}

/** A visitor's cart: the cookies and the crumb that its calls need. */
async function openCart(url: string, item: ListedItem): Promise<{ cookie: string; crumb: string }> {
  const read = await fetch(`${url}/api/commerce/shopping-cart`);
  const cookies = read.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!);
  const crumb = cookies.find((cookie) => cookie.startsWith('crumb='))!.slice('crumb='.length);
  const added = await fetch(`${url}/api/commerce/shopping-cart/entries`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: cookies.join('; '),
      'x-csrf-token': decodeURIComponent(crumb),
    },
    body: addBody(item),
  });
  if (!added.ok) throw new Error(`Add to cart answered ${added.status}: ${await added.text()}`);
  const cart = added.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!);
  return { cookie: [...cookies, ...cart].join('; '), crumb: decodeURIComponent(crumb) };
}

const addBody = (item: ListedItem) =>
  JSON.stringify({
    itemId: item.id,
    sku: item.structuredContent.variants[0]!.sku,
    quantity: 1,
    additionalFields: 'null',
  });

async function listItems(url: string): Promise<ListedItem[]> {
  const list = (await (await fetch(`${url}/shop?format=json`)).json()) as { items: ListedItem[] };
  return list.items;
}

async function benchServer(seconds: number): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sitewright bench-'));
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SMTP_URL: '',
    HOST: '127.0.0.1',
  };
  const first = await startServer(serverArgs, { ...env, PORT: '4310' });
  await first.stop();
  const server = await startServer(serverArgs, { ...env, PORT: '4310' });
  const postmaster = databaseUrl ? await findLocalPostmaster(databaseUrl) : undefined;
  const withDatabase = (pid: number) => (postmaster ? [pid, postmaster] : [pid]);
  const idle = memoryMiB(withDatabase(server.pid));
  const items = await listItems(server.url);
  const item = items.find(
    ({ structuredContent: { productType, variants } }) =>
      productType === 1 && variants.length === 1 && variants[0]!.unlimited,
  );
  if (!item)
    throw new Error('The demo shop has no unlimited product with one variant on its first page.');
  const productUrl = `${server.url}${item.fullUrl}`;

  const page = await fetch(productUrl);
  const bodyFile = path.join(dataDir, 'bare-body.html');
  writeFileSync(bodyFile, Buffer.from(await page.arrayBuffer()));
  const kept = ['content-type', 'content-security-policy', 'etag', 'cache-control'];
  const bareHeaders = Object.fromEntries(
    kept.flatMap((name) => (page.headers.get(name) ? [[name, page.headers.get(name)!]] : [])),
  );
  const bare = await startServer([bareFile], {
    PORT: '4311',
    BARE_BODY_FILE: bodyFile,
    BARE_HEADERS: JSON.stringify(bareHeaders),
  });

  const uncached = await startServer(serverArgs, {
    ...env,
    DATA_DIR: path.join(dataDir, 'uncached'),
    PORT: '4312',
    PAGE_CACHE_MIB: '0',
  });
  const visitor = await openCart(server.url, item);
  const json = { 'content-type': 'application/json', 'x-csrf-token': visitor.crumb };
  let turn = 0;
  const crumbOnly = `crumb=${encodeURIComponent(visitor.crumb)}`;
  const cases: { name: string; load: Omit<Load, 'connections' | 'seconds'> }[] = [
    { name: 'bare Fastify, same bytes', load: { url: `${bare.url}/`, pids: [bare.pid] } },
    { name: 'product page, cached', load: { url: productUrl, pids: withDatabase(server.pid) } },
    {
      name: 'product page, not cached',
      // Pages asked for at the same time are made once, so every request asks for another one.
      load: {
        url: uncached.url,
        pids: withDatabase(uncached.pid),
        vary: (request) => ({ ...request, path: items[turn++ % items.length]!.fullUrl }),
      },
    },
    {
      name: 'list page, cached',
      load: { url: `${server.url}/shop`, pids: withDatabase(server.pid) },
    },
    {
      name: 'cart read',
      load: {
        url: `${server.url}/api/commerce/shopping-cart`,
        pids: withDatabase(server.pid),
        headers: { cookie: visitor.cookie },
      },
    },
    {
      name: 'add to cart, fresh cart',
      load: {
        url: `${server.url}/api/commerce/shopping-cart/entries`,
        pids: withDatabase(server.pid),
        method: 'POST',
        headers: { ...json, cookie: crumbOnly },
        body: addBody(item),
        vary: (request) => ({
          ...request,
          headers: { ...request.headers, 'add-to-cart-id': `bench-${++turn}` },
        }),
      },
    },
  ];

  const rows: Row[] = [];
  const bareAt = new Map<number, Measured>();
  for (const connections of [1, 16, 64]) {
    for (const { name, load } of cases) {
      const measured = await measure({ ...load, connections, seconds });
      if (load.pids.includes(bare.pid)) bareAt.set(connections, measured);
      rows.push({ name, connections, measured });
    }
  }
  const loaded = memoryMiB(withDatabase(server.pid));
  const bytes = await measurePageBytes(productUrl);
  await bare.stop();
  await uncached.stop();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });

  printRows(rows, bareAt);
  console.log(
    `\nstart: first ${first.startMs.toFixed(0)} ms (seeds the demo shop), second ${server.startMs.toFixed(0)} ms`,
  );
  console.log(
    `memory of server and database, shared parts once: idle ${idle.toFixed(0)} MiB, after load ${loaded.toFixed(0)} MiB`,
  );
  console.log(
    `product page, gzip bytes: HTML ${bytes.html}, CSS ${bytes.css}, script before the first touch ${bytes.scriptFirst}, script in all at most ${bytes.scriptAll}`,
  );
}

await benchServer(Number(process.argv[2] ?? 3));
