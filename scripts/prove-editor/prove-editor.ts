import { createChance } from '../proof/chance.ts';
import { findChromium } from '../find-chromium.mjs';
import { killOnce, kinds, prepare, type Killed } from './kill-while-typing.ts';
import { KillableBrowser } from './killable-browser.ts';
import { OwnServer } from '../lib/own-server.ts';

/** What may be lost of typing, in ms. */
const mostLostMs = 2_000;

interface Wish {
  readonly kills: number;
  readonly seed: number;
  readonly port: number;
}

/** Kills, and prints what was lost. @returns the code to exit with */
export async function proveEditor({ kills, seed, port }: Wish): Promise<number> {
  const { path, reason } = await findChromium();
  if (path === null) throw new Error(`Nobody can type: ${reason}.`);
  const chance = createChance(seed);
  const server = new OwnServer(port);
  const browser = new KillableBrowser(path);
  const killed: Killed[] = [];
  try {
    await server.start();
    const page = await browser.start();
    const made = await prepare(page, server);
    const cookies = await page.context().cookies();
    await browser.kill();
    while (killed.length < kills) {
      const one = await killOnce({ server, browser, chance, cookies }, made);
      killed.push(one);
      if (isBad(one)) console.log(JSON.stringify(one));
    }
  } finally {
    await browser.stop();
    await server.stop();
  }
  report(killed);
  return killed.some(isBad) ? 1 : 0;
}

function isBad({ lostMs, broken }: Killed): boolean {
  return lostMs > mostLostMs || broken !== undefined;
}

function report(killed: readonly Killed[]): void {
  console.log('| killed | times | keys | nothing lost | longest loss, ms | broken |');
  console.log('|---|---:|---:|---:|---:|---:|');
  for (const kind of kinds) {
    const all = killed.filter((one) => one.kind === kind);
    const keys = all.reduce((sum, one) => sum + one.keys, 0);
    const whole = all.filter(({ lostMs }) => lostMs === 0).length;
    const longest = Math.max(0, ...all.map(({ lostMs }) => lostMs)).toFixed(0);
    const broken = all.filter((one) => one.broken !== undefined).length;
    console.log(`| ${[kind, all.length, keys, whole, longest, broken].join(' | ')} |`);
  }
}
