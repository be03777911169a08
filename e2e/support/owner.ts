/** The owner signs in with a one-time link made by the same command an owner would use. */
import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { shopOfWorker } from './shops.ts';

/** Changes settings of a site by the command that an owner would use, beside the running server. */
export function setSettings(site: string, values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values))
    runScript('set.ts', site, name, String(value));
}

function runScript(name: string, ...args: readonly string[]): string {
  return execFileSync('node', [`scripts/${name}`, ...args], {
    encoding: 'utf8',
    env: {
      ...process.env,
      DATA_DIR: shopOfWorker.dataDir,
      PORT: String(shopOfWorker.port),
    },
  });
}

/** Opens the back office. The link comes from the output that the server printed at its start. */
export async function signInAsOwner(page: Page): Promise<void> {
  const printed = runScript('owner-link.ts');
  const link = /https?:\/\/\S+\/config\/sign-in\S*/.exec(printed)?.[0];
  if (!link) throw new Error(`No sign-in link was printed: ${printed}`);
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/config(?:\/set-up)?$/);
  await page.goto('/config');
}

/** Signs in and gives somebody a gift card. @returns its code */
export async function giveGiftCard(page: Page, amountCents: number): Promise<string> {
  await signInAsOwner(page);
  await page.request.get('/api/commerce/shopping-cart');
  const cookies = await page.context().cookies();
  const crumb = cookies.find(({ name }) => name === 'crumb')?.value ?? '';
  const answer = await page.request.post('/api/sites/alder-loom/gift-cards', {
    headers: { 'X-CSRF-Token': crumb },
    data: { amountCents, recipientEmail: 'gift@example.com' },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  const { code } = (await answer.json()) as { code: string };
  return code;
}
