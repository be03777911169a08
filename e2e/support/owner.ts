/** The owner signs in with a one-time link made by the same command an owner would use. */
import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';

/** Opens the back office. The link comes from the output that the server printed at its start. */
export async function signInAsOwner(page: Page): Promise<void> {
  const printed = execFileSync('node', ['scripts/owner-link.ts'], {
    encoding: 'utf8',
    env: {
      ...process.env,
      DATA_DIR: process.env['E2E_DATA_DIR'],
      PORT: process.env['E2E_PORT'] ?? '4173',
    },
  });
  const link = /https?:\/\/\S+\/config\/sign-in\S*/.exec(printed)?.[0];
  if (!link) throw new Error(`No sign-in link was printed: ${printed}`);
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/config');
}
