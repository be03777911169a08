/** A server that can be killed, and started again on what it left behind. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rootDir } from '../lib/install.mjs';

/** One with the demo shops, on a folder of its own. */
export class KillableServer {
  readonly url: string;
  readonly #dataDir = mkdtempSync(path.join(tmpdir(), 'sitewright-killed-'));
  readonly #port: number;
  #child: ChildProcess | undefined;
  #printed = '';

  constructor(port: number) {
    this.#port = port;
    this.url = `http://localhost:${port}`;
  }

  /** The link by which its owner signs in once. */
  get ownerLink(): string {
    const link = /http\S*\/config\/sign-in\S*/.exec(this.#printed)?.[0];
    if (!link) throw new Error(`No link was printed: ${this.#printed}`);
    return link;
  }

  /** Answers when it is ready. @throws Error with what it printed when it ends before */
  async start(): Promise<void> {
    const own = { PORT: String(this.#port), DATA_DIR: this.#dataDir, DATABASE_URL: '' };
    const child = spawn(process.execPath, [path.join(rootDir, 'apps/server/main.ts')], {
      env: { ...process.env, ...own, SMTP_URL: '', RATE_LIMITS: 'off', DEMO_SHOPS: 'on' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    this.#printed = '';
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const read = (part: Buffer) => {
      this.#printed += part.toString();
      if (this.#printed.includes('is ready at')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`The server ended: ${this.#printed}`)));
    await promise;
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
