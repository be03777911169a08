import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { codeLimits } from '@sitewright/contract';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { endlessFault, type OwnStyles } from './compile-own-styles.ts';
import type { OwnStyleRequest } from './own-style-worker.ts';

const program = path.join(import.meta.dirname, 'own-style-worker.ts');

/** Styles that take longer never end: LESS has mixins that call others and texts that grow. */
const patienceMs = 5_000;
const maxMegabytes = 128;
/** For so long nobody tries again. */
const endlessMs = 60_000;

const noStyles: OwnStyles = { css: '', faults: [] };
const endless: OwnStyles = { css: '', faults: [endlessFault] };

/**
 * Compiles styles of owners, each text once, in a thread that can be ended: LESS is a language in
 * which a short text takes all time and memory there is.
 */
export class OwnStyleMaker {
  readonly #made = new LRUCache<string, Promise<OwnStyles>>({ maxSize: 8_000_000 });
  readonly #queue = new PQueue({ concurrency: 1 });
  readonly #patienceMs: number;
  #worker: Worker | undefined;

  constructor(patience = patienceMs) {
    this.#patienceMs = patience;
  }

  /** Never fails: what cannot be compiled is told as a fault. */
  make(text: string): Promise<OwnStyles> {
    if (text.trim() === '') return Promise.resolve(noStyles);
    const known = this.#made.get(text);
    if (known) return known;
    const size = text.length + 1;
    const making = this.#queue
      .add(() => this.#compile(text))
      .then((styles) => {
        // A machine that is very busy now may have time later.
        if (styles === endless) this.#made.set(text, making, { size, ttl: endlessMs });
        return styles;
      });
    this.#made.set(text, making, { size });
    return making;
  }

  /** The next text begins another thread. */
  #end(): void {
    void this.#worker?.terminate();
    this.#worker = undefined;
  }

  #compile(text: string): Promise<OwnStyles> {
    const worker = (this.#worker ??= this.#begin());
    return new Promise((resolve) => {
      const settle = (styles: OwnStyles): void => {
        clearTimeout(timer);
        worker.removeAllListeners('message').removeAllListeners('exit');
        worker.unref();
        if (styles === endless) this.#end();
        resolve(styles);
      };
      const timer = setTimeout(() => settle(endless), this.#patienceMs);
      worker.once('message', settle);
      // Out of memory, or deeper than the stack.
      worker.once('exit', () => settle(endless));
      worker.ref();
      worker.postMessage({ text, limits: codeLimits } satisfies OwnStyleRequest);
    });
  }

  #begin(): Worker {
    const worker = new Worker(program, {
      resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
      stderr: true,
    });
    // The end of the thread says the same.
    worker.on('error', () => {});
    return worker;
  }
}
