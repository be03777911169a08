/** `npm run check`: format, lint with boundaries, types, unused code. `--fix` formats in place. */
import { spawnSync } from 'node:child_process';
import { ensureInstalled, rootDir, toolEnv } from './lib/install.mjs';

process.chdir(rootDir);
ensureInstalled();

/**
 * The checks, in the order in which a reader wants to see them fail.
 * @type {[command: string, args: string[]][]}
 */
const checks = [
  ['oxfmt', process.argv.includes('--fix') ? ['.'] : ['--check', '.']],
  ['oxlint', []],
  ['tsc', ['-b', '--checkers', '1']],
  ['knip', ['--no-progress']],
];

let hasFailed = false;
for (const [command, args] of checks) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: toolEnv() });
  console.log(`${status === 0 ? 'ok' : 'FAILED'} ${command}`);
  hasFailed ||= status !== 0;
}
process.exit(hasFailed ? 1 : 0);
