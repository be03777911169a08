import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PackingSlip } from '../make-packing-slip.ts';
import type { PaperContent } from '../paper-content.ts';

/** What a PDF is made of. */
export type PdfWork =
  | { readonly kind: 'paper'; readonly content: PaperContent }
  | { readonly kind: 'packing-slip'; readonly slip: PackingSlip };

/** The PDF could not be made. */
export class PdfError extends Error {
  override name = 'PdfError';
}

interface PdfMakerOptions {
  /** Milliseconds after which a paper is given up. */
  readonly patienceMs?: number;
}

const program = path.join(import.meta.dirname, 'pdf-worker.ts');
/** The library and its fonts stay in memory for so long after the last paper. */
const idleMs = 30_000;
/** A paper of a thousand lines takes some seconds. */
const usualPatienceMs = 30_000;
/** MiB of the thread; a paper that needs more is given up, not the server. */
const mostMemory = 256;

/**
 * Makes PDFs in a thread of its own, one at a time, so that pages are answered meanwhile. The thread
 * starts with the first paper, ends when it has been idle, and is replaced when it dies.
 */
export class PdfMaker {
  readonly #patienceMs: number;
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor({ patienceMs = usualPatienceMs }: PdfMakerOptions = {}) {
    this.#patienceMs = patienceMs;
  }

  /**
   * To be called for one paper after the other.
   * @throws PdfError when it takes too long or too much memory, or cannot be laid out
   */
  async make(work: PdfWork): Promise<Buffer> {
    const worker = this.#start();
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    const onExit = () => reject(new PdfError('The thread of papers ended.'));
    const onError = (error: Error) => reject(new PdfError(error.message, { cause: error }));
    const timer = setTimeout(() => {
      reject(new PdfError('A paper took too long.'));
      this.close();
    }, this.#patienceMs);
    worker.once('message', resolve).once('error', onError).once('exit', onExit);
    worker.postMessage(work);
    try {
      return Buffer.from(await promise);
    } catch (error) {
      this.close();
      throw error;
    } finally {
      clearTimeout(timer);
      worker.off('message', resolve).off('error', onError).off('exit', onExit);
      this.#rest(worker);
    }
  }

  /** Ends the thread; a paper that is being made fails. */
  close(): void {
    clearTimeout(this.#idle);
    void this.#worker?.terminate();
    this.#worker = undefined;
  }

  #start(): Worker {
    clearTimeout(this.#idle);
    this.#worker ??= new Worker(program, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: mostMemory },
    });
    this.#worker.ref();
    return this.#worker;
  }

  /** An idle thread keeps no server from ending. */
  #rest(worker: Worker): void {
    if (this.#worker !== worker) return;
    worker.unref();
    this.#idle = setTimeout(() => this.close(), idleMs).unref();
  }
}
