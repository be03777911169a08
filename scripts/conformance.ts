/**
 * Runs conformance data through the template language.
 *
 *   npm run conformance -- FILE… [--show N]
 *   npm run conformance -- --random SEED [--count N] [--show N]
 *
 * FILE is `cases.json` or a `.jsonl` file with one case a line. `--random` makes N cases (1000)
 * from a whole number and asks the public TypeScript engine for their answers; the same number
 * makes the same cases. Every case runs with the plug-ins of the TypeScript engine, which the data
 * was made with, and with those of pages, which answer otherwise only where a case names one of a
 * dozen that each engine has its own of. Prints passed and failed cases of each group, the first N
 * failures (10), and ends with `N passed, M failed`. Counted apart: cases that depend on a bug of
 * the reference (a copy of it without its bugs answers as this engine does), and the cases of the
 * Java engine that `packages/template/deviations.json` lists.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readCases } from './conformance/case.ts';
import type { Case } from './conformance/case.ts';
import { isReferenceBug, readDeviations } from './conformance/deviations.ts';
import { isJavaOnly, namesDialect } from './conformance/plugins.ts';
import { randomCase } from './conformance/random/random-cases.ts';
import { runCase } from './conformance/run-case.ts';
import { AS_ON_PAGES } from './conformance/setup.ts';

interface Tally {
  passed: number;
  failed: number;
  deviating: number;
  javaOnly: number;
}

const { values, positionals } = parseArgs({
  options: {
    show: { type: 'string', default: '10' },
    random: { type: 'string' },
    count: { type: 'string', default: '1000' },
  },
  allowPositionals: true,
});
const seed = values.random === undefined ? undefined : Number(values.random);
const count = Number(values.count);
const isAsked = seed === undefined ? positionals.length > 0 : Number.isSafeInteger(seed);
if (!isAsked || !Number.isSafeInteger(count)) {
  console.error('usage: npm run conformance -- FILE… | --random SEED [--count N] [--show N]');
  process.exit(2);
}

const deviations = readDeviations();
const groups = new Map<string, Tally>();
const failures: string[] = [];
let otherOnPages = 0;
for (const file of positionals) {
  for (const test of readCases(readFileSync(file, 'utf8'), file.endsWith('.jsonl')))
    await judge(test);
}
if (seed !== undefined) {
  for (let index = 0; index < count; index++) await judge(await randomCase(seed, index));
}
report(Number(values.show));

async function judge(test: Case): Promise<void> {
  const name = test.group ?? `fuzz:${test.class ?? test.kind}`;
  const tally = groups.get(name) ?? { passed: 0, failed: 0, deviating: 0, javaOnly: 0 };
  groups.set(name, tally);
  const verdict = await runCase(test);
  if (verdict === undefined) {
    const onPages = await runCase(test, AS_ON_PAGES);
    if (onPages !== undefined && !namesDialect(test)) {
      tally.failed++;
      failures.push(`${test.id} with the plug-ins of pages: ${onPages}`);
      return;
    }
    if (onPages !== undefined) otherOnPages++;
    tally.passed++;
  } else if (isJavaOnly(test) && deviations.has(test.id)) {
    tally.javaOnly++;
  } else if (!isJavaOnly(test) && (await isReferenceBug(test))) {
    tally.deviating++;
  } else {
    tally.failed++;
    failures.push(`${test.id} ${verdict}${seed === undefined ? '' : textOf(test)}`);
  }
}

/** A random case is in no file, so that it is printed. */
function textOf(test: Case): string {
  return `\n  case     ${JSON.stringify({ ...test, expect: undefined })}`;
}

function report(show: number): void {
  for (const [name, tally] of [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    console.log(`${name.padEnd(36)} ${line(tally)}`);
  }
  for (const failure of failures.slice(0, show)) console.log(`\nFAIL ${failure}`);
  const total = sum([...groups.values()]);
  if (total.deviating > 0)
    console.log(`\n${total.deviating} deviate, from the bugs of the reference`);
  if (otherOnPages > 0) console.log(`${otherOnPages} of those passed answer otherwise on pages`);
  if (total.javaOnly > 0) console.log(`${total.javaOnly} of the Java engine only`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

function line({ passed, failed, deviating, javaOnly }: Tally): string {
  const parts = [`${passed} passed`];
  if (failed > 0) parts.push(`${failed} failed`);
  if (deviating > 0) parts.push(`${deviating} deviate`);
  if (javaOnly > 0) parts.push(`${javaOnly} Java only`);
  return parts.join(', ');
}

function sum(tallies: readonly Tally[]): Tally {
  const total = { passed: 0, failed: 0, deviating: 0, javaOnly: 0 };
  for (const tally of tallies) {
    total.passed += tally.passed;
    total.failed += tally.failed;
    total.deviating += tally.deviating;
    total.javaOnly += tally.javaOnly;
  }
  return total;
}
