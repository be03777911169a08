/** The owner signs in with a one-time link made by the same command an owner would use. */
import { execFileSync } from 'node:child_process';
import type { BrowserContext, Page } from '@playwright/test';
import { shopOfWorker } from './shops.ts';
import { readCrumb } from './staff-calls.ts';

/** Changes settings of a site by the command that an owner would use, beside the running server. */
export function setSettings(site: string, values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values))
    runScript('set.ts', site, name, String(value));
}

const runScript = (name: string, ...args: readonly string[]) => runFile(`scripts/${name}`, ...args);

function runFile(file: string, ...args: readonly string[]): string {
  return execFileSync('node', [file, ...args], {
    encoding: 'utf8',
    env: {
      ...process.env,
      DATA_DIR: shopOfWorker.dataDir,
      PORT: String(shopOfWorker.port),
    },
  });
}

/** What a browser has that the owner signed in with, by this worker's last journey. */
let signedIn: { at: number; cookies: Awaited<ReturnType<BrowserContext['cookies']>> } = {
  at: 0,
  cookies: [],
};

/** A session that is older may be asked to prove itself (`peopleLimits.proofLife`). */
const freshMs = 10 * 60_000;

/**
 * Signs in by the session of an earlier journey while it holds: a link is made by a command, which
 * takes seconds. No screen is opened: each journey opens the one that it is about.
 */
export async function signInAsOwner(page: Page): Promise<void> {
  if (Date.now() - signedIn.at < freshMs) {
    await page.context().addCookies(signedIn.cookies);
    const office = await page.request.get('/config');
    if (office.ok()) return;
    await page.context().clearCookies();
  }
  await signInByLink(page);
  signedIn = { at: Date.now(), cookies: await page.context().cookies() };
}

/** The link comes from the command that an owner would use. */
async function signInByLink(page: Page): Promise<void> {
  const printed = runScript('owner-link.ts');
  const link = /https?:\/\/\S+\/config\/sign-in\S*/.exec(printed)?.[0];
  if (!link) throw new Error(`No sign-in link was printed: ${printed}`);
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/config(?:\/set-up)?$/);
}

/** Somebody else who works on a site, in a window of their own, which is signed in. */
export async function openAsStaff(
  page: Page,
  { site, name, role }: { site: string; name: string; role: string },
): Promise<Page> {
  const link = runFile('apps/server/testing/give-staff.ts', site, name, role).trim();
  const context = await page
    .context()
    .browser()!
    .newContext({ baseURL: new URL(link).origin, viewport: page.viewportSize() });
  const other = await context.newPage();
  await other.goto(link);
  await other.getByRole('button', { name: 'Sign in' }).click();
  await other.waitForURL(/\/config(?:\/|$)(?!sign-in)/);
  return other;
}

/** Signs in and gives somebody a gift card. @returns its code */
export async function giveGiftCard(page: Page, amountCents: number): Promise<string> {
  await signInAsOwner(page);
  const answer = await page.request.post('/api/sites/alder-loom/gift-cards', {
    headers: { 'X-CSRF-Token': await readCrumb(page) },
    data: { amountCents, recipientEmail: 'gift@example.com' },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  const { code } = (await answer.json()) as { code: string };
  return code;
}
