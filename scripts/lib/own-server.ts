/** A server of a script's own, on a folder of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rootDir } from './install.mjs';

/** It can be ended without a word, and started again on what it left behind. */
export class OwnServer {
  readonly url: string;
  /** By which commands join it. */
  readonly environment: Readonly<Record<string, string>>;
  readonly #hasDemoShops: boolean;
  readonly #dataDir = mkdtempSync(path.join(tmpdir(), 'sitewright-own-'));
  #child: ChildProcess | undefined;
  #printed = '';

  /** @param hasDemoShops With the demo shops, or without a site. */
  constructor(port: number, { hasDemoShops = true } = {}) {
    this.url = `http://localhost:${port}`;
    this.#hasDemoShops = hasDemoShops;
    const own = { PORT: String(port), DATA_DIR: this.#dataDir };
    this.environment = { ...own, DATABASE_URL: '', SMTP_URL: '' };
  }

  /** The link by which its owner signs in once; it is printed behind the first start. */
  async ownerLink(): Promise<string> {
    const [link] = await this.#shown(/http\S*\/config\/sign-in\S*(?=\s)/);
    return link;
  }

  /** Answers when it is ready. @throws Error with what it printed when it ends before */
  async start(): Promise<void> {
    const demo = { RATE_LIMITS: 'off', DEMO_SHOPS: this.#hasDemoShops ? 'on' : 'off' };
    const child = spawn(process.execPath, [path.join(rootDir, 'apps/server/main.ts')], {
      env: { ...process.env, ...this.environment, ...demo },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    this.#printed = '';
    const read = (part: Buffer) => {
      this.#printed += part.toString();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.stderr.pipe(process.stderr, { end: false });
    await this.#shown(/is ready at/);
  }

  /** What it prints, as soon as it has. @throws Error with what it printed when it ends before */
  #shown(wanted: RegExp): Promise<RegExpExecArray> {
    const child = this.#child!;
    const { promise, resolve, reject } = Promise.withResolvers<RegExpExecArray>();
    const look = () => {
      const found = wanted.exec(this.#printed);
      if (found) resolve(found);
    };
    child.stdout!.on('data', look);
    child.once('exit', () => reject(new Error(`The server ended: ${this.#printed}`)));
    look();
    return promise.finally(() => child.stdout!.off('data', look));
  }

  /** As a machine does that has no memory left: without a word. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Ends it and removes its folder. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.#dataDir, { recursive: true, force: true });
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}
