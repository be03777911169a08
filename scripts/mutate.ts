/**
 * `npm run mutate -- [PATH …] [--sample N] [--seed S]`: changes the code in small ways, one at a
 * time, runs the tests of the room and tells which changes no test noticed. A path is a room, a
 * folder or a file; without one all rooms are tried. Without `--sample`, all changes.
 */
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { chooseRooms, type MutationRoom } from './mutate/mutation-rooms.ts';
import { scoreOf, type MutationResult, type Survivor } from './mutate/read-report.ts';
import { runStryker } from './mutate/run-stryker.ts';

const options = {
  sample: { type: 'string' },
  seed: { type: 'string', default: '1' },
  concurrency: { type: 'string', default: '1' },
} as const;

ensureInstalled();
process.exitCode = main();

function main(): number {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const size = values.sample === undefined ? Number.MAX_SAFE_INTEGER : wholeNumber(values.sample);
  const seed = wholeNumber(values.seed);
  const concurrency = wholeNumber(values.concurrency);
  if (!size || seed === undefined || !concurrency) {
    console.error('--sample, --seed and --concurrency take whole numbers');
    return 2;
  }
  const results: [MutationRoom, MutationResult | undefined][] = [];
  for (const room of chooseRooms(positionals)) {
    results.push([room, runStryker({ room, draw: { size, seed }, concurrency })]);
  }
  for (const [, result] of results) result?.survivors.forEach(printSurvivor);
  console.log(`\nseed ${seed}, ${values.sample ?? 'all'} a room`);
  for (const [{ name }, result] of results) console.log(`${name}: ${sumUp(result)}`);
  return results.some(([, result]) => !result) ? 1 : 0;
}

function wholeNumber(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

function printSurvivor({ file, line, before, after, isUnreached }: Survivor): void {
  console.log(`\n${file}:${line}${isUnreached ? ' (no test comes here)' : ''}`);
  console.log(`  - ${before}\n  + ${after}`);
}

function sumUp(result: MutationResult | undefined): string {
  if (!result) return 'no result';
  return `${scoreOf(result)} % (${result.killed} of ${result.tried} noticed)`;
}
