/** `npm run e2e -- [playwright arguments]`: the browser journeys alone. */
import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium.mjs';
import { ensureBrowserAppsBuilt } from './lib/build-browser-apps.mjs';
import { ensureInstalled, rootDir, toolEnv } from './lib/install.mjs';

process.chdir(rootDir);
ensureInstalled();
ensureBrowserAppsBuilt();
const browser = await findChromium();
if (!browser.path) {
  console.error(`The browser journeys cannot run: ${browser.reason}.`);
  process.exit(1);
}
const { status } = spawnSync('playwright', ['test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: toolEnv({ CHROME_PATH: browser.path }),
});
process.exit(status ?? 1);
