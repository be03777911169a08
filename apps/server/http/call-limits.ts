/** The ceilings of the contract, counted. */
import { callLimits, type CallLimit, type CallLimitName } from '@sitewright/contract';
import type { AppContext } from '../context.ts';
import { AttemptLimiter } from './attempt-limiter.ts';
import type { Attempt } from './attempt-of.ts';
import { addressKey } from './address-key.ts';
import { isUnlimited } from './rate-limit.ts';
import { countShared, giveBackShared, takeShared } from './shared-attempts.ts';

/** Counts what visitors try: the dear things in the database, the cheap ones in this process. */
export class CallLimits {
  readonly #ctx: Pick<AppContext, 'config' | 'runFixed' | 'now'>;
  readonly #limiters = new Map<string, AttemptLimiter>();

  constructor(ctx: Pick<AppContext, 'config' | 'runFixed' | 'now'>) {
    this.#ctx = ctx;
  }

  /**
   * Counts an attempt against the ceilings of a name: by cart, by email, and by address.
   * @throws ApiError 429
   */
  async take(name: CallLimitName, { address, cart, email }: Attempt): Promise<void> {
    const limit: CallLimit = callLimits[name];
    const { config } = this.#ctx;
    if (config.rateLimits === 'off') return;
    if (cart && limit.perCart) await this.#count(`${name} cart`, cart, limit.perCart, limit);
    if (email && limit.perEmail) await this.#count(`${name} email`, email, limit.perEmail, limit);
    if (isUnlimited(config, address)) return;
    await this.#count(`${name} address`, addressKey(address), limit.perAddress, limit);
  }

  /** The attempt did no harm: it does not count. Only for shared ceilings. */
  async giveBack(name: CallLimitName, { address, cart, email }: Attempt): Promise<void> {
    const limit: CallLimit = callLimits[name];
    if (this.#ctx.config.rateLimits === 'off') return;
    if (cart && limit.perCart) await giveBackShared(this.#ctx, `${name} cart ${cart}`);
    if (email && limit.perEmail) await giveBackShared(this.#ctx, `${name} email ${email}`);
    if (isUnlimited(this.#ctx.config, address)) return;
    await giveBackShared(this.#ctx, `${name} address ${addressKey(address)}`);
  }

  /**
   * Counts a try at a whole site, whoever tries.
   * @returns true when there were more than its ceiling: each who tries is then held to less
   */
  async takeForSite(name: CallLimitName, siteId: string): Promise<boolean> {
    const limit: CallLimit = callLimits[name];
    if (this.#ctx.config.rateLimits === 'off' || !limit.perSite) return false;
    const { attempts: tries } = await countShared(this.#ctx, siteKey(name, siteId), limit.window);
    return tries > limit.perSite;
  }

  /** The try did no harm: it does not count. */
  async giveBackForSite(name: CallLimitName, siteId: string): Promise<void> {
    if (this.#ctx.config.rateLimits === 'off') return;
    await giveBackShared(this.#ctx, siteKey(name, siteId));
  }

  async #count(kind: string, key: string, max: number, limit: CallLimit): Promise<void> {
    const limits = { max, windowMs: limit.window };
    if (limit.isShared) return takeShared(this.#ctx, `${kind} ${key}`, limits);
    this.#limiter(kind, limits).take(key, this.#ctx.now().getTime());
  }

  #limiter(kind: string, limits: { max: number; windowMs: number }): AttemptLimiter {
    const known = this.#limiters.get(kind);
    if (known) return known;
    const limiter = new AttemptLimiter(limits);
    this.#limiters.set(kind, limiter);
    return limiter;
  }
}

function siteKey(name: CallLimitName, siteId: string): string {
  return `${name} site ${siteId}`;
}
