import PQueue from 'p-queue';

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
  readonly #queue: PQueue;
  readonly #maxWaiting: number;

  constructor({ concurrency, maxWaiting }: WorkQueueOptions) {
    this.#queue = new PQueue({ concurrency });
    this.#maxWaiting = maxWaiting;
  }

  /** @throws QueueFullError */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#queue.isSaturated && this.#queue.size >= this.#maxWaiting) {
      throw new QueueFullError('Too much work is waiting.');
    }
    return this.#queue.add(work);
  }
}
