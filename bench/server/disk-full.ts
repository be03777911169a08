/**
 * Fills the disk under a running shop and looks what it says, whether reads go on, and whether
 * everything acknowledged is there once there is room again. Embedded database, Linux, as root:
 * `unshare -m node bench/server/disk-full.ts` (the disk is a small one in memory, seen by this
 * process alone). Ends with 1 when anything was lost, or was refused without a clear answer.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { addItem } from './buy.ts';
import { startServer } from './process.ts';
import { chooseItem, findLosses, shopUntilRefused, type Item, type Shopping } from './shopping.ts';
import { Visitor } from './visitor.ts';

const mainFile = fileURLToPath(new URL('../../apps/server/main.ts', import.meta.url));
const diskMiB = 320;
/** What is left when the shopping begins. */
const leftBytes = 3 * 1024 * 1024;
const shoppersAtOnce = 4;
const longestMs = 120_000;

const disk = mkdtempSync(path.join(tmpdir(), 'sitewright-disk-'));
execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMiB}m,mode=755`, 'tmpfs', disk]);
const filler = path.join(disk, 'filler');
const env = {
  DATA_DIR: path.join(disk, 'data'),
  DATABASE_URL: '',
  HOST: '127.0.0.1',
  PORT: '4323',
};
const records: Shopping[] = [];

function fill(): void {
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - leftBytes)));
}

/** Buys until every shopper was refused; answers what they were told. */
async function shop(url: string, item: Item): Promise<string[]> {
  const agent = new http.Agent({ keepAlive: true });
  const end = AbortSignal.timeout(longestMs);
  const tooLong = new Promise<never>((_resolve, reject) => {
    end.addEventListener('abort', () => reject(new Error('The disk was not full in time')));
  });
  const shoppers = Array.from({ length: shoppersAtOnce }, () =>
    Promise.race([shopUntilRefused({ url, item, agent, records }), tooLong]),
  );
  const outcomes = await Promise.allSettled(shoppers);
  agent.destroy();
  return outcomes.map((outcome) => (outcome.status === 'rejected' ? String(outcome.reason) : ''));
}

const isServerGone = (reason: string) => /ECONN|socket hang up/.test(reason);
const isClear = (reason: string) => / answered 503: /.test(reason);

async function tryRead(url: string): Promise<string> {
  const get = (where: string) =>
    fetch(url + where).then(
      ({ status }) => `${where} ${status}`,
      () => `${where} no answer`,
    );
  return (await Promise.all(['/shop', '/api/commerce/shopping-cart', '/healthz'].map(get))).join(
    ', ',
  );
}

const server = await startServer([mainFile], env);
const item = await chooseItem(server.url);
fill();
const reasons = await shop(server.url, item);
console.log(`${records.length} carts acknowledged until the disk was full; then:`);
for (const reason of new Set(reasons)) console.log(`  ${reason}`);
console.log(`reads meanwhile: ${await tryRead(server.url)}`);

rmSync(filler);
const isAlive = await fetch(`${server.url}/healthz`).then(
  ({ ok }) => ok,
  () => false,
);
if (isAlive) {
  const agent = new http.Agent();
  await addItem(new Visitor(server.url, agent), item);
  agent.destroy();
}
console.log(isAlive ? 'with room again it sells on by itself' : 'it has ended by itself');
await server.stop();

const next = await startServer([mainFile], env);
const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });
const losses = await findLosses(records, agent);
agent.destroy();
await next.stop();
execFileSync('umount', [disk]);
rmSync(disk, { recursive: true });

const unclear = reasons.filter((reason) => !isClear(reason) && !isServerGone(reason));
console.log(
  `after a restart lost ${losses.length} of ${records.length}, unclear ${unclear.length}`,
);
for (const loss of losses) console.log(`  ${loss}`);
process.exit(losses.length + unclear.length === 0 ? 0 : 1);
