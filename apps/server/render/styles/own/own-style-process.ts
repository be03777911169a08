import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { codeLimits } from '@sitewright/contract';
import { endlessFault, type OwnStyles } from './compile-own-styles.ts';
import type { OwnStyleRequest } from './own-style-program.ts';

const program = path.join(import.meta.dirname, 'own-style-program.ts');
const maxMegabytes = 128;
/** For so long one waits for the next text: what nobody needs gives its memory back. */
const idleMs = 30_000;

/** What came of a text that took more time or memory than there is. */
export const endless: OwnStyles = { css: '', faults: [endlessFault] };

/**
 * A process that compiles one text after the other; one that ended is followed by another one. It is
 * no thread: a thread that runs out of memory in the middle of clearing up takes the server with it.
 */
export class OwnStyleProcess {
  readonly #patienceMs: number;
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(patienceMs: number) {
    this.#patienceMs = patienceMs;
  }

  /** The process that waits for the next text; undefined before the first one, and when it ended. */
  get child(): ChildProcess | undefined {
    return this.#child;
  }

  /** One text at a time. Never fails. */
  async compile(text: string): Promise<OwnStyles> {
    clearTimeout(this.#idle);
    if (this.#child) return this.#ask(this.#child, text);
    const child = this.#begin();
    this.#child = child;
    // How long it takes to begin is nothing that the text is to blame for.
    const isReady = await new Promise<boolean>((resolve) => {
      child.once('message', () => resolve(true));
      child.once('exit', () => resolve(false));
    });
    return isReady ? this.#ask(child, text) : endless;
  }

  #ask(child: ChildProcess, text: string): Promise<OwnStyles> {
    return new Promise((resolve) => {
      const settle = (styles: OwnStyles): void => {
        clearTimeout(timer);
        child.off('message', answer).off('exit', fail);
        child.channel?.unref();
        child.unref();
        if (styles === endless) this.#end(child);
        else this.#idle = setTimeout(() => this.#end(child), idleMs).unref();
        resolve(styles);
      };
      const answer = (styles: unknown): void => settle(styles as OwnStyles);
      const fail = (): void => settle(endless);
      const timer = setTimeout(fail, this.#patienceMs);
      child.once('message', answer);
      // Out of memory, or deeper than the stack.
      child.once('exit', fail);
      child.ref();
      child.channel?.ref();
      child.send({ text, limits: codeLimits } satisfies OwnStyleRequest, (error) => {
        if (error) fail();
      });
    });
  }

  /** The next text begins another one. */
  #end(child: ChildProcess): void {
    child.kill('SIGKILL');
    if (this.#child === child) this.#child = undefined;
  }

  #begin(): ChildProcess {
    const child = fork(program, {
      execArgv: [`--max-old-space-size=${maxMegabytes}`],
      // It needs nothing of what the server was told in confidence.
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // Its end says the same.
    child.on('error', () => {});
    child.on('exit', () => this.#end(child));
    return child;
  }
}
