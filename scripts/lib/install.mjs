/**
 * Installs the project's packages when they are missing or the lock file has changed. Plain
 * JavaScript without imports from node_modules: this runs before anything is installed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const rootDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

const stampFile = path.join(rootDir, 'node_modules', '.sitewright-installed');

/** The pinned Node of the project; exists once the packages are installed. */
export const pinnedNode = path.join(
  rootDir,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** The environment in which `node` is the pinned one and the project's tools are on the path. */
export function toolEnv(extra = {}) {
  const bin = path.join(rootDir, 'node_modules', '.bin');
  return { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`, ...extra };
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(path.join(rootDir, 'package-lock.json')))
    .digest('hex');
}

/** Installs what is missing; ends the process with npm's own message when that fails. */
export function ensureInstalled() {
  const hash = lockHash();
  const isCurrent =
    existsSync(pinnedNode) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash;
  if (isCurrent) return;
  console.log('Installing packages (once; a minute or two) …');
  const npmCli = process.env.npm_execpath;
  // An existing folder is brought up to date; a fresh one gets exactly what the lock file says.
  const command = existsSync(pinnedNode) ? 'install' : 'ci';
  const args = [command, '--no-audit', '--no-fund', '--loglevel=error'];
  const result = npmCli
    ? spawnSync(process.execPath, [npmCli, ...args], { cwd: rootDir, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: rootDir, stdio: 'inherit' });
  if (result.status !== 0) {
    console.error('The packages could not be installed; npm says why above.');
    process.exit(result.status ?? 1);
  }
  writeFileSync(stampFile, hash);
}
