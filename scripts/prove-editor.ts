/**
 * `npm run prove-editor -- [--kills N] [--seed S]`: somebody types in the editor, at the side and on
 * the page, and N times (100) the browser, the server or both are killed in the middle of it, or a
 * browser that had no connection. Prints what was lost each time, as the time between the first
 * missing key and the kill, and ends with 1 where it is more than two seconds, or where something
 * stands that nobody typed. `PORT` is where the server listens (4394).
 */
import { ensureBrowserAppsBuilt } from './lib/build-browser-apps.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { readWholeNumbers } from './lib/read-whole-numbers.ts';

ensureInstalled();
ensureBrowserAppsBuilt();
process.exitCode = await main();

async function main(): Promise<number> {
  const wish = readWholeNumbers({ kills: 100, seed: 1 });
  if (!wish) return 2;
  const { proveEditor } = await import('./prove-editor/prove-editor.ts');
  return proveEditor({ ...wish, port: Number(process.env['PORT'] ?? 4394) });
}
