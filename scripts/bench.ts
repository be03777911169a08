/** `npm run bench [-- template|server]`: the measurements, one after the other. */
import { spawnSync } from 'node:child_process';
import { ensureStorefrontBuilt } from './lib/build-storefront.mjs';
import { ensureInstalled, rootDir, toolEnv } from './lib/install.mjs';

const benches = { template: 'bench/template/run.ts', server: 'bench/server/run.ts' };

ensureInstalled();
ensureStorefrontBuilt();
const wanted = process.argv.slice(2).filter((name) => name in benches);
for (const [name, file] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n# ${name}`);
  const { status } = spawnSync('node', [file], { cwd: rootDir, stdio: 'inherit', env: toolEnv() });
  if (status !== 0) process.exit(status ?? 1);
}
