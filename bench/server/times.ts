/** How long something took, again and again. */
export class Times {
  readonly #ms: number[] = [];
  failed = 0;

  /** Times that were taken elsewhere, in ms. */
  static of(ms: readonly number[]): Times {
    const times = new Times();
    times.#ms.push(...ms);
    return times;
  }

  async measure(work: () => Promise<boolean>): Promise<void> {
    const startedAt = performance.now();
    if (!(await work())) this.failed += 1;
    this.#ms.push(performance.now() - startedAt);
  }

  /** One more that was taken elsewhere, in ms. */
  add(ms: number): void {
    this.#ms.push(ms);
  }

  get count(): number {
    return this.#ms.length;
  }

  /** Milliseconds that this share of them did not exceed; 1: the longest. */
  at(share: number): number {
    const sorted = this.#ms.toSorted((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  }

  /** `| name | times | p50 | p99 | longest | failed |` */
  row(name: string): string {
    const figures = [0.5, 0.99, 1].map((share) => this.at(share).toFixed(1));
    return `| ${[name, this.count, ...figures, this.failed].join(' | ')} |`;
  }
}
