/** The ceilings of the contract, counted. */
import { callLimits, type CallLimit, type CallLimitName } from '@sitewright/contract';
import { AttemptLimiter } from './attempt-limiter.ts';
import type { Attempt } from './attempt-of.ts';
import { addressKey, isLoopback } from './rate-limit.ts';

/** Counts what visitors try. One in an installation's context. */
export class AttemptLimits {
  readonly #now: () => Date;
  readonly #limiters = new Map<string, AttemptLimiter>();

  constructor({ now }: { now: () => Date }) {
    this.#now = now;
  }

  /**
   * Counts an attempt against the ceilings of a name: by cart, and by address.
   * @throws ApiError 429
   */
  async take(name: CallLimitName, { siteId, address, cart }: Attempt): Promise<void> {
    const limit: CallLimit = callLimits[name];
    const now = this.#now().getTime();
    if (cart && limit.perCart) {
      this.#limiter(`${name} cart`, limit.perCart, limit).take(`${siteId}:${cart}`, now);
    }
    if (isLoopback(address)) return;
    this.#limiter(name, limit.perAddress, limit).take(addressKey(address), now);
  }

  #limiter(name: string, max: number, { window: windowMs }: CallLimit): AttemptLimiter {
    const known = this.#limiters.get(name);
    if (known) return known;
    const limiter = new AttemptLimiter({ max, windowMs });
    this.#limiters.set(name, limiter);
    return limiter;
  }
}
