import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs } from './scripts/find-chromium.mjs';
import { journeyNames, journeysOfTurn } from './scripts/lib/journey-turns.mjs';

// The config file is loaded again in every worker; only the first load chooses the folder.
process.env['E2E_DATA_DIR'] ??= mkdtempSync(path.join(tmpdir(), 'sitewright-e2e-'));
const { journeyShop, shopOfWorker } = await import('./e2e/support/shops.ts');
const workers = Number(process.env['E2E_WORKERS'] ?? 1);

/** The files that are walked: all of them, or with `E2E_TURN` those of a turn. */
function walkedFiles(): string | string[] {
  const turn = process.env['E2E_TURN'];
  if (turn === undefined) return '**/*.e2e.ts';
  const names = journeysOfTurn(Number(turn), journeyNames(path.join(import.meta.dirname, 'e2e')));
  return names.map((name) => `**/${name}.e2e.ts`);
}

/** A real server on an empty folder, which seeds the demo shops itself, and the double of Stripe. */
function serversOf(index: number) {
  const { port, stripePort, captchaPort, dataDir } = journeyShop(index);
  const stripeUrl = `http://localhost:${stripePort}`;
  return [
    {
      command: `node e2e/support/stripe-double.ts ${stripePort}`,
      url: `${stripeUrl}/endive/stripe.js`,
    },
    {
      command: 'node apps/server/main.ts',
      url: `http://localhost:${port}/healthz`,
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
      env: {
        PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        SMTP_URL: '',
        RATE_LIMITS: 'off',
        STRIPE_URL: stripeUrl,
        CAPTCHA_URL: `http://127.0.0.1:${captchaPort}/`,
      },
      stdout: 'pipe' as const,
    },
  ];
}

/** `E2E_WORKERS` files of journeys run side by side. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: walkedFiles(),
  fullyParallel: false,
  workers,
  timeout: 240_000,
  // As long as a busy machine needs; what is there is seen at once.
  expect: { timeout: 30_000 },
  // A busy machine can be late once; `npm test` tells which journeys were tried again.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${shopOfWorker.port}`,
    // A trace of all that passes takes a quarter of the time; `--trace on` makes one.
    screenshot: 'only-on-failure',
    launchOptions: {
      args: chromiumArgs,
      ...(process.env['CHROME_PATH'] ? { executablePath: process.env['CHROME_PATH'] } : {}),
    },
  },
  webServer: Array.from({ length: workers }, (_, index) => serversOf(index)).flat(),
});
