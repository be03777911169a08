/**
 * How long reports take in a large shop: each report by each of its figures, in each unit, of several
 * periods.
 *
 *     BENCH_DATABASE_URL=postgres://… BENCH_KEPT=FOLDER npm run bench -- reports [ORDERS] [PRODUCTS] [TIMES]
 *
 * In a shop that `owner-lists` left (`BENCH_KEEP=1`). Its reports are first filled with those of a year
 * of so many orders, 1,000,000 of 100,000 products unless told; ORDERS of 0 leaves what there is. The
 * user must be a superuser. `BENCH_ONLY` is how the names of reports and periods begin, parted by commas:
 * `products a year,taxes`.
 */
import { reportFigures, reportNames, reportUnits, type ReportName } from '@sitewright/contract';
import pg from 'pg';
import { fillReports } from '../scale/fill-reports.ts';
import { startServer } from '../server/process.ts';
import { serverArgs } from '../server/server-args.ts';
import { Times } from '../server/times.ts';
import { signInOwner, type SignedInOwner } from './sign-in.ts';

const [orders = 1_000_000, products = 100_000, times = 5] = process.argv.slice(2).map(Number);
const { BENCH_DATABASE_URL: databaseUrl, BENCH_KEPT: folder } = process.env;
if (!databaseUrl || !folder) {
  console.error('Set BENCH_DATABASE_URL and BENCH_KEPT to a shop that owner-lists left.');
  process.exit(2);
}

const begins = process.env['BENCH_ONLY']?.split(',') ?? [''];
const dayMs = 24 * 60 * 60 * 1000;
const day = (back: number) => new Date(Date.now() - back * dayMs).toISOString().slice(0, 10);
const thisYear = day(0).slice(0, 4);
const periods = {
  'a year': [day(365), day(0)],
  'this year': [`${thisYear}-01-01`, `${thisYear}-12-31`],
  '30 days': [day(29), day(0)],
  'a year in the past': [day(350), day(20)],
} as const;

if (orders > 0) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const startedAt = performance.now();
  await fillReports(client, { orders, products });
  await client.end();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  console.log(`\nReports of ${orders} orders of ${products} products, filled in ${seconds} s\n`);
}
const env = { DATA_DIR: folder, DATABASE_URL: databaseUrl, PORT: '0' };
const server = await startServer(serverArgs, env);
try {
  const owner = await signInOwner(env, server.url);
  console.log('| report | period | asked | p50 ms | p95 ms | longest ms | failed | the slowest |');
  console.log('|---|---|---:|---:|---:|---:|---:|---|');
  for (const report of reportNames) {
    for (const period of Object.keys(periods) as (keyof typeof periods)[]) {
      const isWanted = begins.some((begin) => `${report} ${period}`.startsWith(begin));
      if (isWanted) await measure(owner, report, period);
    }
  }
} finally {
  await server.stop();
}

/** By each figure, and in each unit by the first of them; with the period before, as the screen asks. */
async function measure(
  { visitor, calls }: SignedInOwner,
  report: ReportName,
  period: keyof typeof periods,
): Promise<void> {
  const [from, to] = periods[period];
  const asked = [
    ...reportFigures[report].map((sort) => `unit=month&sort=${sort}`),
    ...reportUnits.map((unit) => `unit=${unit}`),
    'unit=month&compare=before',
  ];
  const all: number[] = [];
  let failed = 0;
  let slowest = { asked: '', ms: 0 };
  for (const query of asked) {
    const path = `${calls}/reports/${report}?from=${from}&to=${to}&${query}`;
    // The first one is slower whatever there is: plans and caches are cold.
    await visitor.send('GET', path);
    const own: number[] = [];
    for (let turn = 0; turn < times; turn += 1) {
      const startedAt = performance.now();
      const { status } = await visitor.send('GET', path);
      if (status !== 200) failed += 1;
      own.push(performance.now() - startedAt);
    }
    const ms = Times.of(own).at(0.5);
    if (ms > slowest.ms) slowest = { asked: query, ms };
    all.push(...own);
  }
  const taken = Times.of(all);
  const figures = [0.5, 0.95, 1].map((share) => taken.at(share).toFixed(0));
  const told = `${slowest.asked}: ${slowest.ms.toFixed(0)} at p50`;
  console.log(`| ${[report, period, taken.count, ...figures, failed, told].join(' | ')} |`);
}
