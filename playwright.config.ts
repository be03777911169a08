import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs } from './scripts/find-chromium.mjs';

// The config file is loaded again in every worker; only the first load chooses the folder.
process.env['E2E_DATA_DIR'] ??= mkdtempSync(path.join(tmpdir(), 'sitewright-e2e-'));
const port = Number(process.env['E2E_PORT'] ?? 4173);
const stripeUrl = `http://localhost:${port + 1}`;

/** The journeys run against the real server on an empty folder: it seeds the demo shop itself. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: false,
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'retain-on-failure',
    launchOptions: {
      args: chromiumArgs,
      ...(process.env['CHROME_PATH'] ? { executablePath: process.env['CHROME_PATH'] } : {}),
    },
  },
  webServer: [
    {
      command: `node e2e/support/stripe-double.ts ${port + 1}`,
      url: `${stripeUrl}/endive/stripe.js`,
    },
    {
      command: 'node apps/server/main.ts',
      url: `http://localhost:${port}/healthz`,
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: {
        PORT: String(port),
        DATA_DIR: process.env['E2E_DATA_DIR'],
        DATABASE_URL: '',
        SMTP_URL: '',
        RATE_LIMITS: 'off',
        STRIPE_URL: stripeUrl,
      },
      stdout: 'pipe',
    },
  ],
});
