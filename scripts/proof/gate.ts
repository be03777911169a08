/** Where buyers wait for each other, so that what they do next happens at the same instant. */

/** Nobody waits longer than this for others who may never come. */
const longestMs = 3_000;

/** Lets so many through together. */
export class Gate {
  readonly #size: number;
  #waiting: (() => void)[] = [];
  #timer: NodeJS.Timeout | undefined;

  /** @param size opens whenever so many wait; 1: nobody waits */
  constructor(size: number) {
    this.#size = size;
  }

  /** Resolves when enough others are here too. */
  async arrive(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    this.#waiting.push(() => resolve(undefined));
    if (this.#waiting.length >= this.#size) this.#open();
    else this.#timer ??= setTimeout(() => this.#open(), longestMs);
    await promise;
  }

  #open(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const letIn of this.#waiting.splice(0)) letIn();
  }
}
