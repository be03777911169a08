/** A browser that can be killed, and started again on the profile that it left behind. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumArgs } from '../find-chromium.mjs';

/** Cookies of somebody who is signed in. */
export type Cookies = Parameters<ReturnType<Page['context']>['addCookies']>[0];

/** Chromium with a profile of its own, in a group of processes of its own. */
export class KillableBrowser {
  readonly #executable: string;
  readonly #profile = mkdtempSync(path.join(tmpdir(), 'sitewright-profile-'));
  #child: ChildProcess | undefined;
  #browser: Browser | undefined;

  constructor(executable: string) {
    this.#executable = executable;
  }

  /** Starts it; its one page. Cookies are on the disk half a minute later only, so they are given. */
  async start(cookies: Cookies = []): Promise<Page> {
    const child = spawn(
      this.#executable,
      [
        ...chromiumArgs,
        '--headless',
        '--remote-debugging-port=0',
        '--window-size=1440,900',
        `--user-data-dir=${this.#profile}`,
        'about:blank',
      ],
      { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    this.#child = child;
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    let printed = '';
    child.stderr.on('data', (part: Buffer) => {
      printed += part.toString();
      const address = /DevTools listening on (ws:\S+)/.exec(printed)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error(`The browser ended: ${printed}`)));
    this.#browser = await chromium.connectOverCDP(await promise);
    const context = this.#browser.contexts()[0]!;
    await context.addCookies(cookies);
    return context.pages()[0] ?? context.newPage();
  }

  /** All its processes at once, in the middle of whatever they do. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    process.kill(-child.pid, 'SIGKILL');
    await ended;
    await this.#browser?.close().catch(() => {
      // It is gone already.
    });
    for (const lock of ['SingletonLock', 'SingletonCookie', 'SingletonSocket']) {
      rmSync(path.join(this.#profile, lock), { force: true });
    }
  }

  /** Ends it and removes its profile. */
  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
