import { fork } from 'node:child_process';
import path from 'node:path';
import PQueue from 'p-queue';
import type { FontAnswer, FontRequest } from './font-messages.ts';

const program = path.join(import.meta.dirname, 'font-process.ts');

/** A font of ten thousand letters takes a few seconds. */
const usualPatienceMs = 30_000;
/** MiB of what the process holds beside the unpacked font. */
const mostMemory = 256;
/** So many wait at once; who comes later is told to try again. */
const mostWaiting = 10;

/**
 * Makes fonts for pages of what people upload, one at a time, each in a process of its own: a file
 * that was made to hurt stops that process, and nobody waits for it.
 */
export class FontMaker {
  readonly #queue = new PQueue({ concurrency: 1 });
  readonly #patienceMs: number;

  constructor(patienceMs = usualPatienceMs) {
    this.#patienceMs = patienceMs;
  }

  /** Undefined: it took too long, or too many wait. */
  async make(request: FontRequest): Promise<FontAnswer | undefined> {
    if (this.#queue.size >= mostWaiting) return undefined;
    return this.#queue.add(() => this.#run(request));
  }

  async #run(request: FontRequest): Promise<FontAnswer | undefined> {
    const { promise, resolve } = Promise.withResolvers<FontAnswer | undefined>();
    const worker = fork(program, {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${mostMemory}`],
      stdio: 'ignore',
      // It needs nothing of what the server knows.
      env: {},
    });
    const timer = setTimeout(() => {
      resolve(undefined);
      worker.kill('SIGKILL');
    }, this.#patienceMs);
    worker.once('message', (answer: FontAnswer) => resolve(answer));
    worker.once('error', () => resolve({ problem: 'unreadable' }));
    worker.once('exit', () => resolve({ problem: 'unreadable' }));
    worker.send(request, (error) => {
      if (error) resolve({ problem: 'unreadable' });
    });
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      worker.kill('SIGKILL');
    }
  }
}
