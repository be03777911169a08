/** Too much work is waiting already. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

export interface WorkQueueOptions {
  /** Works that run at the same time. */
  readonly concurrency: number;
  /** Works that may wait. */
  readonly maxWaiting: number;
}

/** Runs heavy works a few at a time, so that they never hold up the rest of the server. */
export class WorkQueue {
  readonly #options: WorkQueueOptions;
  readonly #waiting: { start: () => void }[] = [];
  #running = 0;

  constructor(options: WorkQueueOptions) {
    this.#options = options;
  }

  /** @throws QueueFullError */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#options.concurrency) await this.#wait();
    this.#running += 1;
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#waiting.shift()?.start();
    }
  }

  #wait(): Promise<void> {
    if (this.#waiting.length >= this.#options.maxWaiting) {
      throw new QueueFullError('Too many pictures are being made.');
    }
    return new Promise((resolve) => {
      this.#waiting.push({ start: resolve });
    });
  }
}
