/** Counts attempts per key and window, in memory: a ceiling per process. */
import { ApiError } from '@sitewright/contract';

interface Window {
  startedAt: number;
  count: number;
}

export interface AttemptLimits {
  max: number;
  windowMs: number;
}

/** Keys are the visitor's to choose: the memory for them has an end. */
const maxKeys = 100_000;

export class AttemptLimiter {
  readonly #limits: AttemptLimits;
  readonly #windows = new Map<string, Window>();

  constructor(limits: AttemptLimits) {
    this.#limits = limits;
  }

  /**
   * Counts one attempt.
   * @throws ApiError 429 (ATC-25) when the key has had its share of this window
   */
  take(key: string, nowMs: number): void {
    const window = this.#windowOf(key, nowMs);
    window.count += 1;
    if (window.count > this.#limits.max) throw new ApiError('too_many_requests');
  }

  #windowOf(key: string, nowMs: number): Window {
    const known = this.#windows.get(key);
    if (known && nowMs - known.startedAt < this.#limits.windowMs) return known;
    if (this.#windows.size >= maxKeys) this.#forgetOld(nowMs);
    const fresh = { startedAt: nowMs, count: 0 };
    this.#windows.set(key, fresh);
    return fresh;
  }

  #forgetOld(nowMs: number): void {
    for (const [key, window] of this.#windows) {
      if (nowMs - window.startedAt >= this.#limits.windowMs) this.#windows.delete(key);
    }
    if (this.#windows.size >= maxKeys) this.#windows.clear();
  }
}
