/**
 * How long it takes to change the prices of 100,000 variants in the background, to stop that, and to
 * take it back; and how long lists of the office take meanwhile.
 *
 *     BENCH_DATABASE_URL=postgres://… BENCH_KEPT=FOLDER npm run bench -- bulk-prices [SEARCH]
 *
 * In a shop that `owner-lists` left (`BENCH_KEEP=1`): of all products that a search finds. `er` is in
 * a third of the titles, so that there are about 106,000 variants in a shop of 300,000.
 * Everything goes through the calls that the office makes; prices are as before at the end.
 */
import { startServer } from '../server/process.ts';
import { serverArgs } from '../server/server-args.ts';
import { Times } from '../server/times.ts';
import { signInOwner, type SignedInOwner } from './sign-in.ts';

const search = process.argv[2] ?? 'er';
const { BENCH_DATABASE_URL: databaseUrl, BENCH_KEPT: folder } = process.env;
if (!databaseUrl || !folder) {
  console.error('Set BENCH_DATABASE_URL and BENCH_KEPT to a shop that owner-lists left.');
  process.exit(2);
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
} finally {
  await server.stop();
}

async function begin(owner: SignedInOwner): Promise<string> {
  const startedAt = performance.now();
  const { id, total } = await ask<Status>(owner, 'POST', '/bulk-edits', {
    choice: { filter: { search } },
    edit: { price: { kind: 'percent', ppm: 100_000 } },
  });
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
    await new Promise((resolve) => setTimeout(resolve, 100));
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
