import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { OwnStyles } from './compile-own-styles.ts';
import { endless, OwnStyleProcess } from './own-style-process.ts';

/** Styles that take longer never end: LESS has mixins that call others and texts that grow. */
const patienceMs = 5_000;
/** For so long nobody tries again. */
const endlessMs = 60_000;
/** For so long a site that had some waits behind its like alone. */
const slowMs = 10 * 60_000;
/** Texts of a site that wait at once. */
const mostOfASite = 4;

const noStyles: OwnStyles = { css: '', faults: [] };

/** A process with those who wait for it. */
interface Lane {
  readonly process: OwnStyleProcess;
  readonly queue: PQueue;
}

/**
 * Compiles styles of owners, each text once, in a process that can be ended: LESS is a language in
 * which a short text takes all time and memory there is. Sites whose styles did not end lately have a
 * process of their own, so that others wait for such a text once; and each site has few that wait.
 */
export class OwnStyleMaker {
  readonly #made = new LRUCache<string, Promise<OwnStyles>>({ maxSize: 8_000_000 });
  readonly #slow = new LRUCache<string, true>({ max: 10_000, ttl: slowMs });
  readonly #waiting = new Map<string, number>();
  readonly #lanes: { readonly usual: Lane; readonly slow: Lane };

  constructor(patience = patienceMs) {
    const lane = (): Lane => ({
      process: new OwnStyleProcess(patience),
      queue: new PQueue({ concurrency: 1 }),
    });
    this.#lanes = { usual: lane(), slow: lane() };
  }

  /**
   * Never fails: what cannot be compiled is told as a fault, as is what a site asks for while too
   * much of it waits.
   */
  make(siteId: string, text: string): Promise<OwnStyles> {
    if (text.trim() === '') return Promise.resolve(noStyles);
    const known = this.#made.get(text);
    if (known) return known;
    const waiting = this.#waiting.get(siteId) ?? 0;
    if (waiting >= mostOfASite) return Promise.resolve(endless);
    this.#waiting.set(siteId, waiting + 1);
    const size = text.length + 1;
    const making = this.#inTurn(siteId, text).then((styles) => {
      // A machine that is very busy now may have time later.
      if (styles === endless) this.#made.set(text, making, { size, ttl: endlessMs });
      return styles;
    });
    this.#made.set(text, making, { size });
    return making;
  }

  async #inTurn(siteId: string, text: string): Promise<OwnStyles> {
    // It may have turned out slow while this waited: then it goes on waiting with the slow ones.
    const styles =
      (await this.#lanes.usual.queue.add(() =>
        this.#slow.has(siteId) ? undefined : this.#compile('usual', siteId, text),
      )) ?? (await this.#lanes.slow.queue.add(() => this.#compile('slow', siteId, text)));
    const left = (this.#waiting.get(siteId) ?? 1) - 1;
    if (left > 0) this.#waiting.set(siteId, left);
    else this.#waiting.delete(siteId);
    return styles;
  }

  async #compile(lane: 'usual' | 'slow', siteId: string, text: string): Promise<OwnStyles> {
    const styles = await this.#lanes[lane].process.compile(text);
    if (styles === endless) this.#slow.set(siteId, true);
    return styles;
  }
}
