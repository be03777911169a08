/**
 * Finds a Chromium for the browser tests: CHROME_PATH, one on the machine, Playwright's own; on
 * Debian as root it installs the package. Gives null, with the reason, when there is none.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** What Playwright switches off by itself; of two such flags the browser takes the last alone. */
const offByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/**
 * Pages of the browser's own window, here the list below its address field. Every new window loads
 * them beside the first page in it: a quarter of a second of processor time that no phone spends.
 */
const ownPages = [
  'PreloadTopChromeWebUI',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

/** Flags for a quiet headless run, as root too. */
export const chromiumArgs = [
  `--disable-features=${[...offByPlaywright, ...ownPages].join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function onPath() {
  for (const name of names) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    if (found.status === 0 && found.stdout.trim() !== '') return found.stdout.trim();
  }
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return existsSync(mac) ? mac : null;
}

async function ofPlaywright() {
  try {
    const { chromium } = await import('@playwright/test');
    const file = chromium.executablePath();
    return existsSync(file) ? file : null;
  } catch {
    return null;
  }
}

function installOnDebian() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('sh', ['-c', 'command -v apt-get']).status !== 0) return null;
  console.log('Installing Chromium for the browser tests …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    env,
    stdio: 'ignore',
  });
  return onPath();
}

/** @returns {Promise<{path: string|null, reason: string}>} */
export async function findChromium() {
  const given = process.env.CHROME_PATH;
  if (given) {
    return existsSync(given)
      ? { path: given, reason: '' }
      : { path: null, reason: `CHROME_PATH is ${given}, and there is no such file` };
  }
  const found = onPath() ?? (await ofPlaywright()) ?? installOnDebian();
  if (found) return { path: found, reason: '' };
  return {
    path: null,
    reason: 'no Chromium was found and it could not be installed; set CHROME_PATH to one',
  };
}
