/** A phone on a slow line, as Lighthouse sees it, with nothing kept from before. */
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../scripts/find-chromium.mjs';

const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const cpuSlowdown = 4;
const screen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

export interface Phone {
  readonly page: Page;
  readonly devtools: CDPSession;
}

export async function startChromium(): Promise<Browser> {
  const { path, reason } = await findChromium();
  if (path === null) throw new Error(`Pages cannot be measured: ${reason}.`);
  return chromium.launch({ executablePath: path, args: chromiumArgs });
}

/** Runs `use` on a page of a fresh profile. */
export async function withPhone<T>(
  browser: Browser,
  use: (phone: Phone) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...screen, hasTouch: true });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slow4g);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    return await use({ page, devtools });
  } finally {
    await context.close();
  }
}
