/** The back office of a demo shop with some orders, in a browser that is signed in. */
import http from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { ownerLink } from '../owner/sign-in.ts';
import { addItem, chooseShipping, payFor } from '../server/buy.ts';
import { startServer } from '../server/process.ts';
import { serverArgs } from '../server/server-args.ts';
import { chooseItem } from '../server/shopping.ts';
import { Visitor } from '../server/visitor.ts';

type SignedIn = Exclude<BrowserContextOptions['storageState'], string | undefined>;

export interface Office {
  /** Address of the first screen of the site. */
  readonly home: string;
  /** Cookies of the owner, for a page of any kind. */
  readonly signedIn: SignedIn;
  close(): Promise<void>;
}

const screen = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;

/** Starts a server of its own with the demo shop, has `orders` paid, and signs the owner in. */
export async function openOffice(browser: Browser, orders: number): Promise<Office> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sitewright-office-'));
  const server = await startServer(serverArgs, {
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    SMTP_URL: '',
    RATE_LIMITS: 'off',
    HOST: '127.0.0.1',
    PORT: '0',
  });
  const close = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await takeOrders(server.url, orders);
    const signedIn = await signIn(browser, await ownerLink({ DATA_DIR: dataDir }, server.url));
    return { home: `${server.url}/config/sites/alder-loom`, signedIn, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function takeOrders(url: string, orders: number): Promise<void> {
  const item = await chooseItem(url);
  for (let order = 0; order < orders; order += 1) {
    const visitor = new Visitor(url, http.globalAgent);
    const { cartToken } = await addItem(visitor, item);
    await payFor(visitor, await chooseShipping(visitor, cartToken));
  }
}

async function signIn(browser: Browser, link: string): Promise<SignedIn> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(link);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(/\/config(?:\/set-up)?$/);
    return await context.storageState();
  } finally {
    await context.close();
  }
}

/** Runs `use` on a page at a desk. */
export async function atDesk<T>(
  browser: Browser,
  { signedIn }: Office,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...screen, storageState: signedIn });
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}
