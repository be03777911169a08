/**
 * How long it takes to see what a change of prices does, to change them in the background, to stop that,
 * and to take it back; how long lists of the office and calls of a buyer's cart take meanwhile.
 *
 *     BENCH_DATABASE_URL=postgres://… BENCH_KEPT=FOLDER npm run bench -- bulk-prices [SEARCH]
 *
 * In a shop that `owner-lists` left (`BENCH_KEEP=1`): of all products that a search finds. `er` is in
 * a third of the titles, so that there are about 106,000 variants in a shop of 300,000; with an empty
 * SEARCH it is all of them. `BENCH_ONLY=preview` changes nothing.
 * Everything goes through the calls that the office makes; prices are as before at the end.
 */
import http from 'node:http';
import { addItem } from '../server/buy.ts';
import { memoryMiB } from '../server/process-tree.ts';
import { startServer } from '../server/process.ts';
import { serverArgs } from '../server/server-args.ts';
import { chooseItem } from '../server/shopping.ts';
import { Times } from '../server/times.ts';
import { Visitor } from '../server/visitor.ts';
import { signInOwner, type SignedInOwner } from './sign-in.ts';

const search = process.argv[2] ?? 'er';
const { BENCH_DATABASE_URL: databaseUrl, BENCH_KEPT: folder } = process.env;
if (!databaseUrl || !folder) {
  console.error('Set BENCH_DATABASE_URL and BENCH_KEPT to a shop that owner-lists left.');
  process.exit(2);
}

const wish = {
  choice: { filter: search === '' ? {} : { search } },
  edit: { price: { kind: 'percent', ppm: 100_000 } },
};

interface Preview {
  total: number | null;
  lookedAt: number;
  next: string | null;
}

interface Status {
  id: string;
  state: string;
  total: number;
  written: number;
  undone: number;
  kept: number;
}

const env = { DATA_DIR: folder, DATABASE_URL: databaseUrl, PORT: '0' };
const server = await startServer(serverArgs, env);
try {
  const owner = await signInOwner(env, server.url);
  await lookThrough(owner);
  if (process.env['BENCH_ONLY'] !== 'preview') await changeAndTakeBack(owner);
} finally {
  await server.stop();
}

async function changeAndTakeBack(owner: SignedInOwner): Promise<void> {
  console.log('| step | seconds | products | lists meanwhile: p50 ms | p95 ms | longest ms |');
  console.log('|---|---:|---:|---:|---:|---:|');
  const whole = await begin(owner);
  await follow(owner, 'changed', whole, ({ state }) => state === 'done');
  await ask(owner, 'POST', `/bulk-edits/${whole}/undo`, {});
  await follow(owner, 'taken back', whole, ({ state }) => state === 'undone');
  const stopped = await begin(owner);
  await follow(owner, 'changed until stopped', stopped, ({ written }) => written > 0);
  const startedAt = performance.now();
  const { state, written } = await ask<Status>(owner, 'POST', `/bulk-edits/${stopped}/cancel`, {});
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(2);
  console.log(`| stopping, ${state} | ${seconds} | ${written} | | | |`);
  await ask(owner, 'POST', `/bulk-edits/${stopped}/undo`, {});
  await follow(owner, 'what was written taken back', stopped, (now) => now.state === 'undone');
}

/** What the office shows before anything is written: the first products, then part by part all others. */
async function lookThrough(owner: SignedInOwner): Promise<void> {
  const [parts, cart] = [new Times(), new Times()];
  const item = await chooseItem(server.url);
  const before = memoryMiB([server.pid]);
  let [most, after, seen] = [before, undefined as string | undefined, ''];
  const startedAt = performance.now();
  let isOver = false;
  const buying = (async () => {
    while (!isOver) {
      await cart.measure(async () => {
        const { cartToken } = await addItem(new Visitor(server.url, http.globalAgent), item);
        return cartToken !== '';
      });
      await pause(100);
    }
  })();
  do {
    const partAt = performance.now();
    const part: Preview = await ask<Preview>(owner, 'POST', '/bulk-edits/preview', {
      ...wish,
      ...(after !== undefined && { after }),
    });
    const ms = performance.now() - partAt;
    if (after === undefined) {
      seen = `${ms.toFixed(0)} ms for the first ${part.lookedAt} of ${part.total} products`;
    } else parts.add(ms);
    most = Math.max(most, memoryMiB([server.pid]));
    after = part.next ?? undefined;
  } while (after !== undefined);
  isOver = true;
  await buying;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const figures = (of: Times) => [0.5, 0.95, 1].map((share) => of.at(share).toFixed(0)).join(', ');
  console.log(
    `Preview: ${seen}, all in ${seconds} s; ms of a part ${figures(parts)}, of adding to a cart meanwhile ${figures(cart)} (p50, p95, longest); memory of the server ${before.toFixed(0)} MiB before, at most ${most.toFixed(0)} MiB.\n`,
  );
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function begin(owner: SignedInOwner): Promise<string> {
  const startedAt = performance.now();
  const { id, total } = await ask<Status>(owner, 'POST', '/bulk-edits', wish);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(2);
  console.log(`| beginning | ${seconds} | ${total} | | | |`);
  return id;
}

/** Asks how it stands and reads lists until it is so, ten times a second. */
async function follow(
  owner: SignedInOwner,
  name: string,
  id: string,
  isThere: (status: Status) => boolean,
): Promise<void> {
  const startedAt = performance.now();
  const lists = new Times();
  for (let turn = 0; ; turn += 1) {
    const status = await ask<Status>(owner, 'GET', `/bulk-edits/${id}`);
    const path = ['/products', '/orders', '/inventory'][turn % 3]!;
    await lists.measure(async () => Boolean(await ask(owner, 'GET', path)));
    if (isThere(status)) {
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      const figures = [0.5, 0.95, 1].map((share) => lists.at(share).toFixed(0));
      const { written, undone, kept } = status;
      const count = status.state === 'undone' ? `${undone}, ${kept} kept` : written;
      console.log(`| ${[name, seconds, count, ...figures].join(' | ')} |`);
      return;
    }
    await pause(100);
  }
}

async function ask<Answer>(
  { visitor, calls }: SignedInOwner,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<Answer> {
  const answer = await visitor.send(method, calls + path, body === undefined ? {} : { body });
  if (answer.status !== 200) {
    throw new Error(`${method} ${path} answered ${answer.status} ${JSON.stringify(answer.body)}`);
  }
  return answer.body as Answer;
}
