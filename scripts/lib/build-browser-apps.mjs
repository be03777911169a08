/** Builds the browser bundles when a source file is newer in content than the last build. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir, toolEnv } from './install.mjs';

/** The apps that run in a browser. */
const apps = ['storefront', 'back-office'];
const shared = ['packages', 'package-lock.json'];

function listFiles(entry) {
  const absolute = path.join(rootDir, entry);
  if (!existsSync(absolute)) return [];
  if (path.extname(entry) !== '' && !readdirSafe(absolute)) return [entry];
  return (readdirSafe(absolute) ?? []).flatMap((dirent) => {
    if (dirent.name === 'node_modules' || dirent.name === 'dist' || dirent.name.includes('.test.'))
      return [];
    const child = path.join(entry, dirent.name);
    return dirent.isDirectory() ? listFiles(child) : [child];
  });
}

function readdirSafe(directory) {
  try {
    return readdirSync(directory, { withFileTypes: true });
  } catch {
    return null;
  }
}

function sourceHash(app) {
  const sources = [`apps/${app}`, ...shared];
  const hash = createHash('sha256');
  for (const file of sources.flatMap(listFiles).toSorted((a, b) => (a < b ? -1 : 1))) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(rootDir, file)));
  }
  return hash.digest('hex');
}

/** Builds what is stale. Ends the process when a build fails. */
export function ensureBrowserAppsBuilt() {
  for (const app of apps) ensureBuilt(app);
}

function ensureBuilt(app) {
  const hash = sourceHash(app);
  const hashFile = path.join(rootDir, `apps/${app}/dist/.source-hash`);
  if (existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hash) return;
  console.log(`Building the ${app} …`);
  const result = spawnSync('npm', ['run', 'build', '-w', `@sitewright/${app}`, '--silent'], {
    cwd: rootDir,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    env: toolEnv(),
  });
  if (result.status !== 0) {
    console.error(result.stdout);
    console.error(`The ${app} could not be built.`);
    process.exit(1);
  }
  writeFileSync(hashFile, hash);
}
