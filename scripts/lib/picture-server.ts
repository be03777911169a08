/** A server of its own on an empty folder, for the scripts that take pictures. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { rootDir } from './install.mjs';

/** A running server, and the link by which its owner signs in once. */
export interface PictureServer {
  readonly url: string;
  readonly ownerLink: string;
  /** By which commands join it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Ends it and removes its folder. */
  stop(): Promise<void>;
}

/** Starts it at a port, with the demo shops or without a site; answers when it is ready. */
export async function startPictureServer(
  port: number,
  { hasDemoShops = true } = {},
): Promise<PictureServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sitewright-pictures-'));
  const own = { PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', SMTP_URL: '' };
  const child = spawn(process.execPath, [path.join(rootDir, 'apps/server/main.ts')], {
    env: {
      ...process.env,
      ...own,
      RATE_LIMITS: 'off',
      DEMO_SHOPS: hasDemoShops ? 'on' : 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  const { promise, resolve, reject } = Promise.withResolvers<PictureServer>();
  let seen = '';
  child.once('exit', () => reject(new Error(`The server did not start: ${seen}`)));
  child.stdout.on('data', (chunk: Buffer) => {
    seen += chunk.toString();
    const url = /is ready at (\S+)/.exec(seen)?.[1];
    const ownerLink = /(http\S*\/config\/sign-in\S*)/.exec(seen)?.[1];
    if (url && ownerLink) {
      resolve({ url: url.replace(/\/$/, ''), ownerLink, environment: own, stop });
    }
  });
  return promise;
}

/** Signs the owner in on this page. The link works once. */
export async function signInByLink(page: Page, ownerLink: string): Promise<void> {
  await page.goto(ownerLink);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/config(?:\/set-up)?$/);
}
