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
import { addItem, chooseShipping, payFor } from './buy.ts';
import { startServer } from './process.ts';
import { Visitor, type WireCart } from './visitor.ts';

const mainFile = fileURLToPath(new URL('../../apps/server/main.ts', import.meta.url));
const times = Number(process.argv[2] ?? 10);
const shoppersAtOnce = 6;
const leastMs = 600;
const mostMs = 1800;

interface Item {
  itemId: string;
  sku: string;
}

/** What one shopper was told. */
interface Shopping {
  visitor: Visitor;
  cart: WireCart;
  acknowledgedUnits: number;
  orderId?: string;
  /** A payment was sent and not answered: nobody may say what became of it. */
  isPaymentOpen: boolean;
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'sitewright-crash-'));
const env = {
  DATA_DIR: dataDir,
  DATABASE_URL: process.env['BENCH_DATABASE_URL'] ?? '',
  HOST: '127.0.0.1',
  PORT: '4322',
};
const records: Shopping[] = [];
let agent = new http.Agent({ keepAlive: true });

/** An unlimited product with one variant, so that stock never ends the run. */
async function chooseItem(url: string): Promise<Item> {
  const answer = await fetch(`${url}/shop?format=json`);
  const { items } = (await answer.json()) as {
    items: {
      id: string;
      structuredContent: {
        productType: number;
        isSubscribable: boolean;
        variants: { sku: string; unlimited: boolean }[];
      };
    }[];
  };
  const found = items.find(({ structuredContent: { productType, isSubscribable, variants } }) => {
    const [only, ...others] = variants;
    return productType === 1 && !isSubscribable && only?.unlimited && others.length === 0;
  });
  if (!found) throw new Error('The first page of the shop has no unlimited product.');
  return { itemId: found.id, sku: found.structuredContent.variants[0]!.sku };
}

/** Buys again and again until the server is gone. */
async function shopUntilGone(url: string, item: Item): Promise<void> {
  for (;;) {
    const visitor = new Visitor(url, agent);
    const cart = await addItem(visitor, item);
    const record: Shopping = { visitor, cart, acknowledgedUnits: 1, isPaymentOpen: false };
    records.push(record);
    for (let more = 0; more < 2; more += 1) {
      await addItem(visitor, item);
      record.acknowledgedUnits += 1;
    }
    if (Math.random() < 0.3) continue;
    const priced = await chooseShipping(visitor, cart.cartToken);
    record.isPaymentOpen = true;
    const { status, body } = await payFor(visitor, priced);
    record.isPaymentOpen = false;
    if (status === 200) record.orderId = body!.orderId;
  }
}

async function crash(run: number): Promise<void> {
  const server = await startServer([mainFile], env);
  const item = await chooseItem(server.url);
  agent = new http.Agent({ keepAlive: true });
  const shoppers = Array.from({ length: shoppersAtOnce }, () => shopUntilGone(server.url, item));
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

/** Why an acknowledged cart or order is not as it was acknowledged; undefined when it is. */
async function findLoss(record: Shopping): Promise<string | undefined> {
  const { visitor, cart, orderId, acknowledgedUnits, isPaymentOpen } = record;
  if (orderId) {
    const { body } = await payFor(visitor, cart);
    return body?.orderId === orderId ? undefined : `order ${orderId} is lost`;
  }
  const { body } = await visitor.send('GET', '/api/commerce/shopping-cart');
  const units = body?.totalQuantity ?? 0;
  if (units >= acknowledgedUnits) return undefined;
  // The unanswered payment may have become an order, and the cart with it.
  if (isPaymentOpen && (await payFor(visitor, cart)).status === 200) return undefined;
  return `cart ${cart.cartToken} holds ${units} of ${acknowledgedUnits}`;
}

for (let run = 1; run <= times; run += 1) await crash(run);

const server = await startServer([mainFile], env);
agent = new http.Agent({ keepAlive: true, maxSockets: 8 });
const losses: string[] = [];
for (const record of records) {
  const visitor = record.visitor.at(agent);
  const loss = await findLoss({ ...record, visitor });
  if (loss) losses.push(loss);
}
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
