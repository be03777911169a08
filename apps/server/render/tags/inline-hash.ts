import { createHash, hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { ownCopy } from '../own-copy.ts';

/** Most scripts and styles stand in many pages: each is computed once. Bounded by their length. */
const known = new LRUCache<string, string>({ max: 500, maxSize: 4_000_000 });

/** How a content security policy names an inline script or style. */
export function inlineHash(text: string): string {
  const before = known.get(text);
  if (before !== undefined) return before;
  const name = `'sha256-${hash('sha256', text, 'base64')}'`;
  known.set(ownCopy(text), name, { size: text.length + 1 });
  return name;
}

/** What many scripts begin with, each of which goes on as no other does: it is read once. */
export class BegunScript {
  readonly text: string;
  readonly #begun;

  constructor(text: string) {
    this.text = text;
    this.#begun = createHash('sha256').update(text);
  }

  /** The hash of the script that goes on like this. */
  hashWith(rest: string): string {
    return `'sha256-${this.#begun.copy().update(rest).digest('base64')}'`;
  }
}
