/**
 * `npm start`: installs what is missing, builds the browser bundles if they are stale, and runs
 * the server on the project's own Node. The script sets `--max-semi-space-size=4`: the server's
 * garbage is young, and with V8's default it holds 200 MiB more under load for no speed.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBrowserAppsBuilt } from './lib/build-browser-apps.mjs';
import { ensureInstalled, pinnedNode, rootDir, toolEnv } from './lib/install.mjs';

process.chdir(rootDir);
ensureInstalled();
ensureBrowserAppsBuilt();

const main = path.join(rootDir, 'apps/server/main.ts');
if (Number.parseInt(process.versions.node, 10) >= 24) {
  await import(pathToFileURL(main).href);
} else {
  const server = spawn(pinnedNode, [...process.execArgv, main], {
    stdio: 'inherit',
    env: toolEnv(),
  });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
    process.on(signal, () => server.kill(signal));
  server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
