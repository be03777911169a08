/**
 * `npm test [-- --both]`: format, lint, types, unused code, then unit and server tests on the
 * embedded database and on a real PostgreSQL, conformance cases, and the browser journeys. Each
 * suite of server tests runs on one of the two databases, and each journey that is walked on a phone
 * and at a desk on one of the two, with `--both` on both. Of the journeys the main ones are walked
 * always, a quarter of the others each time, with `--both` all (`scripts/lib/journey-turns.mjs`). Says
 * what it left out and why. Ends with the plain line `N passed, N failed`.
 *
 * Throwaway files lie in memory where there is enough of it (`scripts/lib/quick-temp.mjs`).
 *
 * Environment: TEST_DATABASE_URL (a PostgreSQL to use), CHROME_PATH (a browser to use),
 * CONFORMANCE_FILES (files of conformance cases, separated by the path delimiter).
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { ensureBrowserAppsBuilt } from './lib/build-browser-apps.mjs';
import { ensureInstalled, pinnedNode, rootDir, toolEnv } from './lib/install.mjs';
import { journeyNames, journeysOfTurn, turnOfCommit, turns } from './lib/journey-turns.mjs';
import { findQuickTemp } from './lib/quick-temp.mjs';

process.chdir(rootDir);
ensureInstalled();

/** Near twice the time: both databases are PostgreSQL, and both screens show the same screens. */
const runsOnBoth = process.argv.includes('--both');

const totals = { passed: 0, failed: 0 };
const leftOut = [];
const failures = [];

function count(name, passed, failed) {
  totals.passed += passed;
  totals.failed += failed;
  if (failed > 0) failures.push(name);
}

function run(command, args, options = {}) {
  const started = Date.now();
  const result = spawnSync(command, args, {
    cwd: rootDir,
    env: toolEnv(options.env),
    stdio: options.capture ? ['ignore', 'pipe', 'inherit'] : ['ignore', 'inherit', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  return { status: result.status ?? 1, stdout: result.stdout ?? '', seconds };
}

/** One check that passes or fails as a whole. */
function check(name, command, args) {
  console.log(`\n— ${name}`);
  const { status, seconds } = run(command, args);
  console.log(`${status === 0 ? 'ok' : 'FAILED'} ${name} (${seconds} s)`);
  count(name, status === 0 ? 1 : 0, status === 0 ? 0 : 1);
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

async function findPostgres() {
  if (process.env.TEST_DATABASE_URL) {
    return { url: process.env.TEST_DATABASE_URL, stop: async () => {}, reason: '' };
  }
  const { startThrowawayPostgres } = await import('./find-postgres.mjs');
  try {
    const postgres = await startThrowawayPostgres();
    if (postgres) return { ...postgres, reason: '' };
    return { url: null, stop: async () => {}, reason: 'no PostgreSQL binaries were found' };
  } catch (error) {
    return {
      url: null,
      stop: async () => {},
      reason: `PostgreSQL did not start: ${error.message}`,
    };
  }
}

function runVitest(workDir, databaseUrl) {
  console.log('\n— unit and server tests');
  const report = path.join(workDir, 'vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const env = {
    ...(databaseUrl && { TEST_DATABASE_URL: databaseUrl }),
    ...(!runsOnBoth && { TEST_IN_TURNS: '1' }),
  };
  const { status, seconds } = run('vitest', args, { env });
  const result = readJson(report);
  const passed = result?.numPassedTests ?? 0;
  const failed = Math.max(result?.numFailedTests ?? 0, status === 0 ? 0 : 1);
  console.log(`unit and server tests: ${passed} passed, ${failed} failed (${seconds} s)`);
  count('unit and server tests', passed, failed);
}

function runConformance() {
  const files = (process.env.CONFORMANCE_FILES ?? '').split(path.delimiter).filter(Boolean);
  if (files.length === 0) {
    leftOut.push('outside conformance cases: CONFORMANCE_FILES names none (the own cases ran)');
    return;
  }
  console.log('\n— conformance cases');
  const { stdout, status } = run('node', ['scripts/conformance.ts', ...files], { capture: true });
  const line = /^(\d+) passed, (\d+) failed/m.exec(stdout.split('\n').slice(-5).join('\n'));
  console.log(stdout.split('\n').slice(-40).join('\n'));
  count('conformance cases', Number(line?.[1] ?? 0), Number(line?.[2] ?? (status === 0 ? 0 : 1)));
}

async function runJourneys(workDir) {
  console.log('\n— browser journeys');
  const { findChromium } = await import('./find-chromium.mjs');
  const browser = await findChromium();
  if (!browser.path) {
    leftOut.push(`browser journeys: ${browser.reason}`);
    return;
  }
  const turn = turnOfCommit(rootDir);
  const report = path.join(workDir, 'journeys.json');
  const env = {
    CHROME_PATH: browser.path,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    E2E_DATA_DIR: path.join(workDir, 'journeys-data'),
    E2E_WORKERS: String(Math.max(2, availableParallelism())),
    ...(!runsOnBoth && { E2E_IN_TURNS: '1', E2E_TURN: String(turn) }),
  };
  const { status, seconds } = run('playwright', ['test', '--reporter=list,json'], { env });
  const stats = readJson(report)?.stats;
  const passed = (stats?.expected ?? 0) + (stats?.flaky ?? 0);
  const failed = Math.max(stats?.unexpected ?? 0, status === 0 ? 0 : 1);
  if (stats?.flaky) console.log(`${stats.flaky} of the journeys passed when they were tried again`);
  console.log(`browser journeys: ${passed} passed, ${failed} failed (${seconds} s)`);
  count('browser journeys', passed, failed);
  if (!runsOnBoth) {
    const names = journeyNames(path.join(rootDir, 'e2e'));
    const walked = journeysOfTurn(turn, names);
    leftOut.push(
      `${names.length - walked.length} of ${names.length} files of journeys, which have other turns than ${turn + 1} of ${turns}: npm run e2e walks all of them`,
      'journeys on the other of phone and desk: npm test -- --both walks them',
    );
  }
}

const workDir = mkdtempSync(path.join(findQuickTemp(), 'sitewright-test-'));
// Others, such as an unprivileged PostgreSQL, must be able to come through.
chmodSync(workDir, 0o711);
// Everything that is started from here keeps its throwaway files there.
process.env.TMPDIR = path.join(workDir, 'tmp');
mkdirSync(process.env.TMPDIR);
chmodSync(process.env.TMPDIR, 0o1777);
check('format', 'oxfmt', ['--check', '.']);
check('lint and boundaries', 'oxlint', ['--quiet']);
// The three projects are checked side by side already: more checkers of each only share less.
check('types', 'tsc', ['-b', '--checkers', '1']);
check('unused code', 'knip', ['--no-progress']);
ensureBrowserAppsBuilt();
const postgres = await findPostgres();
if (!postgres.url) leftOut.push(`server tests on a real PostgreSQL: ${postgres.reason}`);
else if (!runsOnBoth) {
  leftOut.push('server tests on the other of both databases: npm test -- --both runs them');
}
try {
  runVitest(workDir, postgres.url);
  runConformance();
  await runJourneys(workDir);
} finally {
  await postgres.stop();
  rmSync(workDir, { recursive: true, force: true });
}

console.log('');
for (const reason of leftOut) console.log(`Left out: ${reason}.`);
for (const name of failures) console.log(`Failed: ${name}.`);
console.log(`Node ${spawnSync(pinnedNode, ['-v'], { encoding: 'utf8' }).stdout.trim()}`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1);
