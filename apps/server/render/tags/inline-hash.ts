import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Most scripts and styles stand in many pages: each is computed once. Bounded by their length. */
const known = new LRUCache<string, string>({ max: 500, maxSize: 4_000_000 });

/** How a content security policy names an inline script or style. */
export function inlineHash(text: string): string {
  const before = known.get(text);
  if (before !== undefined) return before;
  const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  known.set(text, hash, { size: text.length + 1 });
  return hash;
}
